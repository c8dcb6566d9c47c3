import { Cursor, chomp } from './cursor.ts'
import type { DiffLine, Hunk } from './model.ts'

export interface HunkList {
  readonly hunks: readonly Hunk[]
  readonly additions: number
  readonly deletions: number
}

/** Reads hunks for as long as the cursor stands on a hunk header. */
export function readHunks(cursor: Cursor): HunkList {
  const hunks: Hunk[] = []
  let additions = 0
  let deletions = 0
  while (cursor.startsWith('@@ ')) {
    const header = readHeader(cursor.next())
    if (header === null) break
    hunks.push(lazyHunk(header, cursor.text, cursor.at))
    const tally = readBody(cursor, header, null)
    additions += tally.additions
    deletions += tally.deletions
  }
  return { hunks, additions, deletions }
}

interface Header extends Omit<Hunk, 'lines'> {
  /** The whole diff came with CRLF line ends: they are the carrier's, not the file's. */
  readonly isCrlf: boolean
}

/** Section text may hold anything, `@@` and digits too: only what stands between the first two `@@` counts. */
const headerLine = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s

function readHeader(line: string): Header | null {
  const found = headerLine.exec(chomp(line))
  if (found === null) return null
  const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = found
  return {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
    section,
    // git trims the section, so a `\r` here is no part of it.
    isCrlf: line.endsWith('\r'),
  }
}

/**
 * A hunk whose lines are made when somebody first asks for them: of a very large change most are never looked at, and
 * as objects they take several times the room of their text.
 */
function lazyHunk(header: Header, text: string, bodyStart: number): Hunk {
  const { oldStart, oldLines, newStart, newLines, section } = header
  let lines: OpenLine[] | null = null
  return {
    oldStart,
    oldLines,
    newStart,
    newLines,
    section,
    get lines() {
      if (lines === null) {
        lines = []
        readBody(new Cursor(text, bodyStart), header, lines)
      }
      return lines
    },
  }
}

type OpenLine = { -readonly [Key in keyof DiffLine]: DiffLine[Key] }

const space = 0x20
const plus = 0x2b
const minus = 0x2d
const backslash = 0x5c
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Moves over the body of a hunk, counts, and collects its lines where `lines` is there for them. The header says how many
 * lines each side has, and nothing else ends the body: a removed `-- x` looks like a file header and an added `++ x` too.
 * A body that breaks off early (a cut patch) gives the lines it has.
 */
function readBody(
  cursor: Cursor,
  header: Header,
  lines: OpenLine[] | null,
): Omit<HunkList, 'hunks'> {
  const { text } = cursor
  const oldEnd = header.oldStart + header.oldLines
  const newEnd = header.newStart + header.newLines
  let oldLine = header.oldStart
  let newLine = header.newStart
  let context = 0
  for (; !cursor.done; cursor.at = cursor.lineEnd() + 1) {
    const marker = text.charCodeAt(cursor.at)
    if (marker === backslash) {
      // `\ No newline at end of file`, in whatever language: about the line above, no line itself.
      const last = lines?.at(-1)
      if (last !== undefined) last.noNewline = true
      continue
    }
    const oldOpen = oldLine < oldEnd
    const newOpen = newLine < newEnd
    let kind: DiffLine['kind']
    if (marker === plus && newOpen) kind = 'added'
    else if (marker === minus && oldOpen) kind = 'removed'
    else if (oldOpen && newOpen && (marker === space || isTrimmedBlank(cursor))) kind = 'context'
    else break
    lines?.push({
      kind,
      oldLine: kind === 'added' ? null : oldLine,
      newLine: kind === 'removed' ? null : newLine,
      text: textAt(cursor, header.isCrlf),
      noNewline: false,
    })
    if (kind === 'context') context += 1
    if (kind !== 'added') oldLine += 1
    if (kind !== 'removed') newLine += 1
  }
  return {
    additions: newLine - header.newStart - context,
    deletions: oldLine - header.oldStart - context,
  }
}

/** The line without its marker. */
function textAt(cursor: Cursor, isCrlf: boolean): string {
  const { text, at } = cursor
  const end = cursor.lineEnd()
  const stop = isCrlf && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end
  return text.slice(isTrimmedBlank(cursor) ? at : at + 1, stop)
}

/** A blank context line whose leading space some tool or editor trimmed away. */
function isTrimmedBlank({ text, at }: Cursor): boolean {
  const first = text.charCodeAt(at)
  return first === lineFeed || (first === carriageReturn && text.charCodeAt(at + 1) === lineFeed)
}
