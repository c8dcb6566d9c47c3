import { chomp } from './cursor.ts'
import type { ChangedFile, DiffLine, Side } from './model.ts'
import { essence, pieces, type Reading } from './quote.ts'

/** How well code fits a quote, best first: `exact` to the letter, then `close`, then `loose`. */
export type Fit = 'exact' | 'close' | 'loose'

/** Consecutive lines of one hunk, all on one side, that fit a quote. */
export interface Match {
  readonly side: Side
  readonly code: readonly DiffLine[]
  readonly fit: Fit
  /** True when the letters are the same and only the ends of lines are missing; false when white space differs. */
  readonly isVerbatim: boolean
  /** True when the quote covers its lines from end to end, white space apart. */
  readonly isWhole: boolean
}

/** All places where a reading of the quote fits, each with its best fit. */
export function findMatches(file: ChangedFile, reading: Reading): Match[] {
  const quoted = reading.lines.map((line) => ({ line, trimmed: line.trim(), pieces: pieces(line) }))
  const found: Match[] = []
  for (const { lines } of file.hunks) {
    for (const side of ['RIGHT', 'LEFT'] as const) {
      const other = side === 'RIGHT' ? 'removed' : 'added'
      const code = lines.filter(({ kind }) => kind !== other)
      const texts = code.map(({ text }) => chomp(text))
      const essences = texts.map(essence)
      for (let at = 0; at + quoted.length <= code.length; at += 1) {
        const fit = fitAt(quoted, texts, essences, at)
        if (fit === null) continue
        const fitting = code.slice(at, at + quoted.length)
        // A context line is on both sides; it is anchored where the code is now.
        const isOld = side === 'LEFT' && fitting.every(({ kind }) => kind === 'context')
        if (!isOld) found.push({ side, code: fitting, ...fit })
      }
    }
  }
  return found
}

interface QuotedLine {
  readonly line: string
  readonly trimmed: string
  readonly pieces: readonly string[]
}

function fitAt(
  quoted: readonly QuotedLine[],
  texts: readonly string[],
  essences: readonly string[],
  at: number,
): Pick<Match, 'fit' | 'isVerbatim' | 'isWhole'> | null {
  const last = quoted.length - 1
  const every = (test: (quote: QuotedLine, index: number) => boolean) => quoted.every(test)
  const essenceAt = (index: number) => essences[at + index] ?? ''
  const textAt = (index: number) => texts[at + index] ?? ''
  // A quote may begin in the middle of its first line and end in the middle of its last.
  if (!every((quote, i) => holds(essenceAt(i), quote.pieces, i > 0, i < last))) return null
  if (every((quote, i) => textAt(i) === quote.line))
    return { fit: 'exact', isVerbatim: true, isWhole: true }
  const isWhole = every((quote, i) => holds(essenceAt(i), quote.pieces, true, true))
  const isVerbatim = every(({ line, trimmed }, i) =>
    holds(textAt(i), [i === 0 ? trimmed : i === last ? line.trimEnd() : line], i > 0, i < last),
  )
  return { fit: isWhole || isVerbatim ? 'close' : 'loose', isVerbatim, isWhole }
}

/** Whether `text` holds the pieces in order, the first at its start and the last at its end where that is asked. */
function holds(
  text: string,
  pieces: readonly string[],
  fromStart: boolean,
  toEnd: boolean,
): boolean {
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const at =
      isLast && toEnd
        ? text.length - piece.length
        : index === 0 && fromStart
          ? 0
          : text.indexOf(piece, from)
    if (at < from || !text.startsWith(piece, at)) return false
    if (index === 0 && fromStart && at !== 0) return false
    from = at + piece.length
  }
  return true
}
