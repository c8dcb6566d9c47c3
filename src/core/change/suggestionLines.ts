/**
 * A suggestion as text: its lines with `\n` between them and at most one `\n` after them, so that '' is no line at all (a
 * deletion) and '\n' one blank line.
 */
export function linesOf(suggestion: string): string[] {
  if (suggestion === '') return []
  const lines = suggestion.split('\n').map((line) => line.replace(/\r$/, ''))
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** The inverse of {@link linesOf}, without a `\n` at the end where none is needed. */
export const textOf = (lines: readonly string[]): string =>
  lines.join('\n') + (lines.at(-1) === '' ? '\n' : '')

/** Takes off a code fence around the whole, which models like to add; code that is itself about fences keeps its own. */
export function withoutFence(lines: readonly string[], replaced: readonly string[]): string[] {
  const [, open] = /^(`{3,}|~{3,})[\w-]*$/.exec(lines[0] ?? '') ?? []
  const isWrapped = open !== undefined && lines.length > 1 && lines.at(-1) === open
  return isWrapped && !replaced.some((line) => line.includes(open))
    ? lines.slice(1, -1)
    : [...lines]
}

/**
 * Gives back the indentation that is lost when a model copies code from its first letter on: to the first line, or to all
 * of them where the rest was moved along with it.
 */
export function keepIndent(lines: readonly string[], replaced: readonly string[]): string[] {
  const indent = indentOf(replaced.find(isCode) ?? '')
  const first = lines.find(isCode)
  if (first === undefined || indent === '' || indentOf(first) !== '') return [...lines]
  const rest = lines.slice(lines.indexOf(first) + 1).filter(isCode)
  const isMoved = !rest.every((line) => line.startsWith(indent))
  return lines.map((line) => (line === first || (isMoved && isCode(line)) ? indent + line : line))
}

const isCode = (line: string): boolean => line.trim() !== ''
const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? ''
