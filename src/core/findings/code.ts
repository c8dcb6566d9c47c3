import type { Anchor, ChangedFile, Hunk, Side } from '../change/model.ts'
import { digest } from './digest.ts'

/** A line of one side of a hunk that is not blank. */
export interface CodeLine {
  readonly number: number
  /** The text with white space evened out: what survives re-indentation. */
  readonly code: string
  readonly text: string
}

/** Code found in a change. */
export interface Occurrence {
  readonly start_line: number
  readonly line: number
  /** The lines as they are in the file, joined by `\n`. */
  readonly text: string
  /** Tells equal code in different places apart: a hash of the nearest lines before and after it. */
  readonly near: string
}

/** The lines of `text` without blank ones, each trimmed and with every run of white space made one blank. */
export const evenLines = (text: string): string[] =>
  text
    .split('\n')
    .map(evenLine)
    .filter((line) => line !== '')

const evenLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The lines that `side` has in this hunk, blank ones left out. */
export function codeLines(hunk: Hunk, side: Side): CodeLine[] {
  const lines: CodeLine[] = []
  for (const { oldLine, newLine, text } of hunk.lines) {
    const number = side === 'LEFT' ? oldLine : newLine
    const code = evenLine(text)
    if (number !== null && code !== '') lines.push({ number, code, text })
  }
  return lines
}

/** What stands at an anchor; null where no hunk has a line of code there. */
export function codeAt(file: ChangedFile, anchor: Anchor): Occurrence | null {
  for (const hunk of file.hunks) {
    const lines = codeLines(hunk, anchor.side)
    const from = lines.findIndex(({ number }) => number >= anchor.start_line)
    const to = lines.findLastIndex(({ number }) => number <= anchor.line)
    if (from >= 0 && from <= to) return occurrence(lines, from, to)
  }
  return null
}

/**
 * Every place where these lines (evened out) follow one another on `side`, blank lines between them apart. The last line
 * may be the beginning of one when `cut`.
 */
export function findCode(
  file: ChangedFile,
  side: Side,
  wanted: readonly string[],
  cut: boolean,
): Occurrence[] {
  if (wanted.length === 0) return []
  const found: Occurrence[] = []
  for (const hunk of file.hunks) {
    const lines = codeLines(hunk, side)
    for (let from = 0; from + wanted.length <= lines.length; from += 1) {
      const fits = wanted.every((code, at) => {
        const line = lines[from + at]?.code ?? ''
        return cut && at === wanted.length - 1 ? line.startsWith(code) : line === code
      })
      if (fits) found.push(occurrence(lines, from, from + wanted.length - 1))
    }
  }
  return found
}

function occurrence(lines: readonly CodeLine[], from: number, to: number): Occurrence {
  const inside = lines.slice(from, to + 1)
  return {
    start_line: inside[0]?.number ?? 0,
    line: inside.at(-1)?.number ?? 0,
    text: inside.map(({ text }) => text).join('\n'),
    near: digest([lines[from - 1]?.code ?? '', lines[to + 1]?.code ?? ''], 8),
  }
}
