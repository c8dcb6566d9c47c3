import { type Cursor, chomp } from './cursor.ts'
import type { DiffLine, Hunk } from './model.ts'

/** Section text may hold anything, `@@` and digits too: only what stands between the first two `@@` counts. */
const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s

const space = 0x20
const plus = 0x2b
const minus = 0x2d
const backslash = 0x5c
const lineFeed = 0x0a
const carriageReturn = 0x0d

type Counts = Pick<Hunk, 'oldStart' | 'oldLines' | 'newStart' | 'newLines'>
type OpenLine = { -readonly [Key in keyof DiffLine]: DiffLine[Key] }

/** Reads hunks for as long as the cursor stands on a hunk header. */
export function readHunks(cursor: Cursor): Hunk[] {
  const hunks: Hunk[] = []
  while (cursor.startsWith('@@ ')) {
    const line = cursor.next()
    const found = header.exec(chomp(line))
    if (found === null) break
    const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = found
    const counts = {
      oldStart: Number(oldStart),
      oldLines: Number(oldLines),
      newStart: Number(newStart),
      newLines: Number(newLines),
    }
    // git trims the section, so a `\r` here means that the whole diff came with CRLF line ends, not that the file has them.
    const lines = readLines(cursor, counts, line.endsWith('\r'))
    hunks.push({ ...counts, section, lines })
  }
  return hunks
}

/**
 * The body of a hunk. Its header says how many lines each side has, and nothing else ends it: a removed `-- x` looks
 * like a file header and an added `++ x` too. A body that breaks off early (a cut patch) gives the lines it has.
 */
function readLines(cursor: Cursor, counts: Counts, crlf: boolean): DiffLine[] {
  const { text } = cursor
  const lines: OpenLine[] = []
  const oldEnd = counts.oldStart + counts.oldLines
  const newEnd = counts.newStart + counts.newLines
  let oldLine = counts.oldStart
  let newLine = counts.newStart
  while (!cursor.done) {
    const end = cursor.lineEnd()
    const marker = text.charCodeAt(cursor.at)
    if (marker === backslash) {
      // `\ No newline at end of file`, in whatever language: about the line above, no line itself.
      const last = lines.at(-1)
      if (last !== undefined) last.noNewline = true
      cursor.at = end + 1
      continue
    }
    const oldOpen = oldLine < oldEnd
    const newOpen = newLine < newEnd
    let kind: DiffLine['kind']
    if (marker === plus && newOpen) kind = 'added'
    else if (marker === minus && oldOpen) kind = 'removed'
    else if (oldOpen && newOpen && (marker === space || isTrimmedBlank(marker, end - cursor.at)))
      kind = 'context'
    else break
    const start = marker <= carriageReturn ? cursor.at : cursor.at + 1
    const stop = crlf && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end
    lines.push({
      kind,
      oldLine: kind === 'added' ? null : oldLine++,
      newLine: kind === 'removed' ? null : newLine++,
      text: text.slice(start, stop),
      noNewline: false,
    })
    cursor.at = end + 1
  }
  return lines
}

/** A blank context line whose leading space some tool or editor trimmed away. */
const isTrimmedBlank = (marker: number, length: number): boolean =>
  marker === lineFeed || (marker === carriageReturn && length === 1)
