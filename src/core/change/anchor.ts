import { describeMiss } from './closest.ts'
import { findMatches, type Match } from './match.ts'
import type { Anchor, ChangedFile, DiffLine, Side } from './model.ts'
import { readings } from './quote.ts'
import { shownPath } from './shownLine.ts'

/** Where somebody says some code is: the code itself, and the line and side it is thought to have. */
export interface Claim {
  readonly quote: string
  readonly line: number | null
  readonly side: Side | null
}

export type AnchorResult =
  | {
      readonly ok: true
      readonly anchor: Anchor
      /** The lines of the diff the quote stands on, whole even where it quotes a part. */
      readonly code: readonly DiffLine[]
      /** `exact` to the letter, `whitespace` but for white space, `nearest` of several that fit. */
      readonly by: 'exact' | 'whitespace' | 'nearest'
    }
  /** `reason` tells the one who quoted how to mend the call. */
  | { readonly ok: false; readonly reason: string }

/**
 * Finds the lines of the diff that a quote is about. The quote decides; the number, which models get wrong, only chooses
 * among places that fit the quote equally well. Nothing is ever moved to code that does not fit.
 */
export function anchorQuote(file: ChangedFile, claim: Claim): AnchorResult {
  const found = readings(claim.quote, claim.side).flatMap((reading) => {
    const matches = findMatches(file, reading)
    const onSide = matches.filter(({ side }) => side === (reading.side ?? 'RIGHT'))
    return onSide.length > 0 ? onSide : matches
  })
  const best = (['exact', 'close', 'loose'] as const)
    .map((fit) => found.filter((match) => match.fit === fit))
    .find((matches) => matches.length > 0)
  if (best === undefined) return { ok: false, reason: describeMiss(file, claim.quote) }
  const places = distinct(best)
  const chosen = claim.line === null ? theOnlyOne(places) : nearest(places, claim.line)
  if (chosen === null) return { ok: false, reason: describeChoice(file.path, places) }
  const by = places.length > 1 ? 'nearest' : chosen.isVerbatim ? 'exact' : 'whitespace'
  return { ok: true, anchor: anchorOf(chosen), code: chosen.code, by }
}

/** Whether GitHub takes a comment there: both ends on that side of one hunk, in order. */
export function isCommentable(file: ChangedFile, anchor: Anchor): boolean {
  return anchorLines(file, anchor) !== null
}

/** The text of the anchored lines, with `\n` between them; null where the diff does not hold them all in one hunk. */
export function anchorLines(file: ChangedFile, { side, start_line, line }: Anchor): string | null {
  for (const { lines } of file.hunks) {
    const anchored = lines.filter((each) => {
      const number = numberOn(side, each)
      return number !== null && number >= start_line && number <= line
    })
    if (anchored.length > 0 && anchored.length === line - start_line + 1)
      return anchored.map(({ text }) => text).join('\n')
  }
  return null
}

const numberOn = (side: Side, line: DiffLine): number | null =>
  side === 'LEFT' ? line.oldLine : line.newLine

function anchorOf({ side, code }: Match): Anchor {
  const numbers = code.map((line) => numberOn(side, line) ?? 0)
  return { side, start_line: numbers[0] ?? 0, line: numbers.at(-1) ?? 0 }
}

/** Readings of one quote often agree. */
function distinct(matches: readonly Match[]): Match[] {
  const byPlace = new Map<string, Match>()
  for (const match of matches) {
    const { side, start_line, line } = anchorOf(match)
    const place = `${side} ${start_line} ${line}`
    if (!byPlace.has(place)) byPlace.set(place, match)
  }
  return [...byPlace.values()]
}

/** Without a number: the place that is changed rather than context, then the one that the quote covers whole. */
function theOnlyOne(places: readonly Match[]): Match | null {
  const whole = preferred(preferred(places, isChanged), ({ isWhole }) => isWhole)
  return whole.length === 1 ? (whole[0] ?? null) : null
}

function nearest(places: readonly Match[], line: number): Match | null {
  const distance = (match: Match): number => {
    const anchor = anchorOf(match)
    return Math.max(anchor.start_line - line, line - anchor.line, 0)
  }
  const least = places.reduce((soFar, match) => Math.min(soFar, distance(match)), Infinity)
  const close = places.filter((match) => distance(match) === least)
  return preferred(close, isChanged)[0] ?? null
}

function preferred(places: readonly Match[], test: (match: Match) => boolean): readonly Match[] {
  const passing = places.filter(test)
  return passing.length > 0 ? passing : places
}

const namedPlaces = 10

function describeChoice(path: string, places: readonly Match[]): string {
  const lines = places.slice(0, namedPlaces).map((match) => anchorOf(match).start_line)
  const more = places.length > namedPlaces ? ' and on' : ''
  return `The quoted code is in the diff of ${shownPath(path)} ${places.length} times, at lines ${lines.join(', ')}${more}: give the line, or quote more of it.`
}

const isChanged = ({ code }: Match): boolean => code.some(({ kind }) => kind !== 'context')
