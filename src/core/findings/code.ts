import type { Anchor, ChangedFile, Hunk, Side } from '../change/model.ts'
import { digest } from './digest.ts'

/** A line of one side of a hunk that is not blank. */
interface CodeLine {
  readonly number: number
  /** The text with white space evened out: what survives re-indentation. */
  readonly code: string
  /** Hash of `code`, by which it is recognised where its text must not be kept. */
  readonly print: string
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

/** 8 hex digits of an evened line. */
export const printOf = (code: string): string => digest([code], 8)

/** Many findings may stand in one large hunk; it is read once. */
const read = new WeakMap<Hunk, Map<Side, readonly CodeLine[]>>()

function codeLines(hunk: Hunk, side: Side): readonly CodeLine[] {
  const sides = read.get(hunk) ?? new Map<Side, readonly CodeLine[]>()
  const lines = sides.get(side) ?? readLines(hunk, side)
  read.set(hunk, sides.set(side, lines))
  return lines
}

function readLines(hunk: Hunk, side: Side): CodeLine[] {
  const lines: CodeLine[] = []
  for (const { oldLine, newLine, text } of hunk.lines) {
    const number = side === 'LEFT' ? oldLine : newLine
    const code = evenLine(text)
    if (number !== null && code !== '') lines.push({ number, code, print: printOf(code), text })
  }
  return lines
}

/** Every place where lines with these prints follow one another, blank lines between them apart. */
export function findPrints(file: ChangedFile, side: Side, prints: readonly string[]): Occurrence[] {
  if (prints.length === 0) return []
  const found: Occurrence[] = []
  for (const hunk of file.hunks) {
    const lines = codeLines(hunk, side)
    for (let from = 0; from + prints.length <= lines.length; from += 1)
      if (prints.every((print, at) => lines[from + at]?.print === print))
        found.push(occurrence(lines, from, from + prints.length - 1))
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
