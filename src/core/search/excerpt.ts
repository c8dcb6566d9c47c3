/** Characters of a line that are shown: a minified file has everything on one. */
export const maxExcerpt = 300
const before = 60

/** A long line cut down to what surrounds `at`, with a mark on each side that was cut. */
export function excerpt(line: string, at: number): string {
  if (line.length <= maxExcerpt) return line
  const start = Math.max(0, Math.min(at - before, line.length - maxExcerpt))
  const end = start + maxExcerpt
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}
