import type { Anchor, ChangedFile, DiffLine } from './model.ts'
import { isWholeQuote } from './quote.ts'
import { suggestionFault } from './suggestionFaults.ts'
import { keepIndent, linesOf, textOf, withoutFence } from './suggestionLines.ts'
import { newErrorLine } from './syntax.ts'

export interface SuggestionClaim {
  readonly path: string
  readonly kind: ChangedFile['kind']
  /** The whole file at the head. */
  readonly headText: string
  readonly anchor: Anchor
  /** The diff's lines at the anchor. */
  readonly code: readonly DiffLine[]
  /** New lines for the anchored ones; '' deletes them. */
  readonly suggestion: string
  /** What was quoted, where somebody quoted: a suggestion replaces whole lines, so the quote has to cover them. */
  readonly quote?: string
}

export type SuggestionProof =
  /** The suggestion as it may be posted: indentation restored, a fence around it taken off. */
  | { readonly ok: true; readonly suggestion: string }
  /** `reason` tells the one who suggested how to mend it. */
  | { readonly ok: false; readonly reason: string }

/** Whether one click on the suggestion does what it says: applied to the file in memory, and parsed before and after. */
export async function proveSuggestion(claim: SuggestionClaim): Promise<SuggestionProof> {
  const { path, kind, headText, anchor, code, quote } = claim
  const refuse = (reason: string) => ({ ok: false, reason }) as const
  if (anchor.side === 'LEFT')
    return refuse('Removed lines take no suggestion: say in words what should come back.')
  if (kind === 'symlink')
    return refuse(`${path} is a symbolic link, and its target is no text to edit.`)
  const head = splitLines(headText).map(bare)
  const replaced = head.slice(anchor.start_line - 1, anchor.line)
  if (replaced.join('\n') !== code.map(({ text }) => bare(text)).join('\n'))
    return refuse(
      `Lines ${anchor.start_line}–${anchor.line} of ${path} at the head are not the quoted code.`,
    )
  if (quote !== undefined && !isWholeQuote(quote, code))
    return refuse(
      `The quote is a part of ${replaced.length === 1 ? `line ${anchor.line}` : 'the lines'}, and a suggestion replaces whole lines: quote them whole, or leave the suggestion out.`,
    )
  const given = withoutFence(linesOf(claim.suggestion), replaced)
  const suggested = keepIndent(given, replaced)
  const fault = suggestionFault({
    suggested,
    replaced,
    before: head.slice(0, anchor.start_line - 1),
    after: head.slice(anchor.line),
    startLine: anchor.start_line,
  })
  if (fault !== null) return refuse(fault)
  const suggestion = textOf(suggested)
  const after = applySuggestion(headText, anchor, suggestion)
  const brokenLine = await newErrorLine(path, headText, after, anchor.start_line)
  return brokenLine === null
    ? { ok: true, suggestion }
    : refuse(`With the suggestion applied, ${path} no longer parses (near line ${brokenLine}).`)
}

/** The file with its anchored lines replaced as GitHub does on a click; line ends and the end of the file stay as they are. */
export function applySuggestion(
  headText: string,
  { start_line, line }: Anchor,
  suggestion: string,
): string {
  const lines = splitLines(headText)
  const last = lines[line - 1] ?? ''
  const sample = lines.slice(start_line - 1, line).find((each) => each.endsWith('\n')) ?? lines[0]
  const end = sample?.endsWith('\r\n') ? '\r\n' : '\n'
  const suggested = linesOf(suggestion).map((each) => each + end)
  if (!last.endsWith('\n'))
    suggested.push(...suggested.splice(-1).map((each) => each.slice(0, -end.length)))
  return lines.toSpliced(start_line - 1, line - start_line + 1, ...suggested).join('')
}

/** The Markdown block that GitHub offers as a change to commit. */
export function suggestionBlock(suggestion: string): string {
  const marks = fence(suggestion)
  const isOpen = suggestion !== '' && !suggestion.endsWith('\n')
  return `${marks}suggestion\n${suggestion}${isOpen ? '\n' : ''}${marks}`
}

/** A fence that nothing in `body` closes. Only backticks that begin a line can: those within a line do not count. */
export function fence(body: string): string {
  const runs = Array.from(body.matchAll(/^[ \t]*(`{3,})/gm), ([, run = '']) => run.length)
  return '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)))
}

/** Lines with their ends. */
const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const bare = (line: string): string => line.replace(/\r?\n?$/, '')
