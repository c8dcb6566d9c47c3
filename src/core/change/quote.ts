import { asShown } from '../safety/fence.ts'
import type { DiffLine, Side } from './model.ts'
import { gapMark, visible } from './shownLine.ts'

/** One way to read a quote: its lines of code, and the side when marks copied with them tell it. */
export interface Reading {
  readonly lines: readonly string[]
  readonly side: Side | null
}

/**
 * The quote as it stands and, where it was copied with the diff's markers or with the columns that our tools put before
 * code, without them. Empty for a quote that holds no code.
 */
export function readings(quote: string, side: Side | null): Reading[] {
  const lines = trimBlank(quote.split('\n').map((line) => line.replace(/\r$/, '')))
  const code = lines.filter((line) => !/^@@ -\d/.test(line))
  const marked = [readColumns, readNumber, readMarker]
    .map((read) => code.map(read))
    .flatMap((all) => {
      const known = all.flatMap((line) => line ?? [])
      return known.length === all.length && known.some(({ marker }) => marker !== ' ')
        ? oneSide(known, side)
        : []
    })
  return [{ lines, side }, ...marked]
    .map((reading) => ({ ...reading, lines: trimBlank(reading.lines) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What is left of a line when white space, and the characters that a model is shown as marks, do not count. */
export const essence = (line: string): string =>
  (mayBeFrame.test(line) ? asShown(line) : visible(line)).replace(/⟨U\+[0-9A-F]{4,6}⟩|\s+/g, '')

/** Most lines of code have none of these, and then need no closer look. */
const mayBeFrame = /[<＜﹤‹〈⟨]/

/** The pieces of a quoted line between the marks where a long line was shown shortened. */
export const pieces = (line: string): string[] =>
  line.replace(gapMark, '\n').split('\n').map(essence)

/** Whether a quote covers its lines of the diff from end to end; white space and punctuation at the ends do not count. */
export function isWholeQuote(quote: string, code: readonly DiffLine[]): boolean {
  const letters = (lines: readonly string[]) =>
    lines
      .map(essence)
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
  const whole = letters(code.map(({ text }) => text))
  return readings(quote, null).some(({ lines }) => letters(lines) === whole)
}

interface MarkedLine {
  readonly marker: ' ' | '+' | '-' | 'column'
  readonly text: string
}

/** A row of the numbered diff: two numbers before context, one before a marker. */
const numbered = /^ *(?:\d+ (?<added>\+)|\d+ +(?<removed>-)|\d+ +\d+ {0,2})(?<text>.*)$/s

function readColumns(line: string): MarkedLine | null {
  const groups = numbered.exec(line)?.groups
  if (groups === undefined) return null
  const marker =
    groups['added'] !== undefined ? '+' : groups['removed'] !== undefined ? '-' : 'column'
  return { marker, text: groups['text'] ?? '' }
}

/** A row of `read_file` or of `search_code`; some draw the tab as a bar. */
const counted = /^(?: *\d+(?:\t| ?\| ?)|[^\s:]+:\d+: )(.*)$/s

function readNumber(line: string): MarkedLine | null {
  const text = counted.exec(line)?.[1]
  return text === undefined ? null : { marker: 'column', text }
}

function readMarker(line: string): MarkedLine | null {
  const marker = line === '' ? ' ' : line.charAt(0)
  return marker === ' ' || marker === '+' || marker === '-' ? { marker, text: line.slice(1) } : null
}

/** A quote that holds removed and added lines is about one of the two: the side that was claimed, else the new code. */
function oneSide(lines: readonly MarkedLine[], claimed: Side | null): Reading {
  const added = lines.some(({ marker }) => marker === '+')
  const removed = lines.some(({ marker }) => marker === '-')
  const side =
    added && removed ? (claimed ?? 'RIGHT') : removed ? 'LEFT' : added ? 'RIGHT' : claimed
  const other = side === 'LEFT' ? '+' : '-'
  return { side, lines: lines.filter(({ marker }) => marker !== other).map(({ text }) => text) }
}

function trimBlank(lines: readonly string[]): string[] {
  const isCode = (line: string) => essence(line) !== ''
  const first = lines.findIndex(isCode)
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isCode) + 1)
}
