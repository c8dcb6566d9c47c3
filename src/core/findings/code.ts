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

/** A line with a hash of its code, by which it is recognised where its text must not be kept. */
export interface PrintedLine extends CodeLine {
  readonly print: string
}

/** 8 hex digits of an evened line. */
export const printOf = (code: string): string => digest([code], 8)

/** The lines of code that `side` has, hunk by hunk. */
export const printedLines = (file: ChangedFile, side: Side): PrintedLine[][] =>
  file.hunks.map((hunk) =>
    codeLines(hunk, side).map((line) => ({ ...line, print: printOf(line.code) })),
  )

/** Every place where lines with these prints follow one another, blank lines between them apart. */
export function findPrints(
  hunks: readonly (readonly PrintedLine[])[],
  prints: readonly string[],
): Occurrence[] {
  if (prints.length === 0) return []
  const found: Occurrence[] = []
  for (const lines of hunks)
    for (let from = 0; from + prints.length <= lines.length; from += 1)
      if (prints.every((print, at) => lines[from + at]?.print === print))
        found.push(occurrence(lines, from, from + prints.length - 1))
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
