import type { CommentPlace } from '../anchors.ts'
import { unprocessable } from '../refusals.ts'

/** GitHub counts UTF-16 units, as its own answer to a longer body says. */
const LONGEST_BODY = 65_536

export interface CommentRequest {
  readonly place: CommentPlace
  readonly body: string
}

/** A comment's text: '' is allowed here, 65,536 characters at most. */
export function bodyText(value: unknown): string {
  if (typeof value !== 'string') throw unprocessable('Body must be a string')
  if (value.length > LONGEST_BODY) {
    throw unprocessable(`Body is too long (maximum is ${LONGEST_BODY} characters)`)
  }
  return value
}

export function filledBody(value: unknown): string {
  const text = bodyText(value)
  if (text.trim() === '') throw unprocessable("Body can't be blank")
  return text
}

/** The `comments` of a review request. */
export function commentRequests(value: unknown): CommentRequest[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw unprocessable('Comments must be a list')
  return value.map((item: Record<string, unknown>) => {
    const { path, line, side = 'RIGHT', start_line: start, start_side: startSide = side } = item
    const known = [side, startSide].every((one) => one === 'LEFT' || one === 'RIGHT')
    const lines = [line, start ?? 1].every((one) => Number.isInteger(one) && Number(one) > 0)
    if (typeof path !== 'string' || !known || !lines)
      throw unprocessable('Line could not be resolved')
    const place = {
      path,
      side: side as CommentPlace['side'],
      line: Number(line),
      startLine: start === undefined || start === null ? null : Number(start),
      startSide: startSide as CommentPlace['side'],
    }
    return { place, body: filledBody(item['body']) }
  })
}
