import { parseDocument } from 'yaml'
import { splitList } from './fields.ts'

/** A remark about one line of YAML, 1-based within it. */
export interface YamlRemark {
  readonly line: number
  readonly message: string
}

const keyLine = /^(\s*(?:- +)?[A-Za-z_][\w.-]*:)[ \t]*(.*)$/
const itemLine = /^(\s*-)[ \t]+(.*)$/

/**
 * Quotes what people forget to quote. A line `key: value` or `- value` that is not YAML by itself gets its value in
 * quotes; tabs of the indent become blanks; a missing blank after a top-level key's colon is put in. Block scalars and
 * whatever spans several lines validly stay as they are. The number of lines does not change.
 */
export function repairYaml(text: string): { text: string; remarks: readonly YamlRemark[] } {
  const lines = text.split('\n')
  const remarks: YamlRemark[] = []
  const remark = (index: number, message: string) => remarks.push({ line: index + 1, message })

  for (let index = 0; index < lines.length; index += 1) {
    const line = spaced(lines[index] ?? '', (message) => remark(index, message))
    lines[index] = line
    const [, head, value] = keyLine.exec(line) ?? itemLine.exec(line) ?? []
    // A key without a value holds lines of its own to look at; anything else is dealt with as a whole.
    if (head === undefined || value === undefined || /^(#|$)/.test(value)) continue
    const end = blockEnd(lines, index, value)
    const block = lines.slice(index, end).join('\n')
    if (!/^[|>]/.test(value) && !isYaml(block)) {
      lines[index] = `${head} ${quoted([value, ...lines.slice(index + 1, end)])}`
      lines.fill('', index + 1, end)
      remark(
        index,
        `\`${value.slice(0, 60)}\` is not YAML as it stands and was read as text. Put it in quotes.`,
      )
    }
    index = end - 1
  }
  return { text: lines.join('\n'), remarks }
}

/** The line with a blank-only indent and a blank after a top-level key's colon. */
function spaced(line: string, remark: (message: string) => void): string {
  const indent = /^[ \t]*\t[ \t]*/.exec(line)?.[0]
  if (indent !== undefined) remark('This line is indented with a tab. Use blanks.')
  const untabbed =
    indent === undefined ? line : indent.replaceAll('\t', '  ') + line.slice(indent.length)
  if (!/^[A-Za-z_][\w-]*:[^\s:/]/.test(untabbed)) return untabbed
  remark('There is no blank after the colon. Put one in.')
  return untabbed.replace(':', ': ')
}

/** The index after the last line of the value that begins on line `start`. */
function blockEnd(lines: readonly string[], start: number, value: string): number {
  const key = /^\s*(?:- +(?=[A-Za-z_][\w.-]*:))?/.exec(lines[start] ?? '')?.[0].length ?? 0
  let end = start + 1
  while (end < lines.length && belongsTo(lines[end] ?? '', key)) end += 1
  const closesBracket = /^[[{][^\]}]*$/.test(value) && /^\s*[\]}]/.test(lines[end] ?? '')
  return closesBracket ? end + 1 : end
}

const belongsTo = (line: string, indent: number) =>
  line.trim() === '' || line.length - line.trimStart().length > indent

function isYaml(text: string): boolean {
  try {
    const document = parseDocument(text, { schema: 'failsafe', logLevel: 'silent' })
    document.toJS()
    return document.errors.length === 0
  } catch {
    return false
  }
}

/** A value as quoted YAML; a bracketed list stays a list. */
function quoted(lines: readonly string[]): string {
  const value = lines
    .map((line) => line.trim())
    .join(' ')
    .trim()
  if (!/^\[.*\]$/.test(value)) return JSON.stringify(value)
  return `[${splitList(value.slice(1, -1))
    .map((item) => JSON.stringify(item))
    .join(', ')}]`
}
