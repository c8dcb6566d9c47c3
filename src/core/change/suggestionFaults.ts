/** A suggestion beside the file it is for, all as lines without line ends. */
export interface Replacement {
  readonly suggested: readonly string[]
  readonly replaced: readonly string[]
  /** The head's lines above the replaced ones, and below them. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Number of the first replaced line. */
  readonly startLine: number
}

/** What is wrong with a suggestion whatever its language, told so that it can be mended; null when nothing is. */
export function suggestionFault(replacement: Replacement): string | null {
  for (const check of [holdsMarks, holdsMarkers, changesNothing, repeatsNeighbours, isUnrelated]) {
    const fault = check(replacement)
    if (fault !== null) return fault
  }
  return null
}

/** What stands for characters in shown text is not code. */
function holdsMarks({ suggested, replaced }: Replacement): string | null {
  const [mark] = /⟨(?:U\+[0-9A-F]{4,6}|\d+ characters left out)⟩/.exec(suggested.join('\n')) ?? []
  return mark === undefined || replaced.join('\n').includes(mark)
    ? null
    : `The suggestion holds \`${mark}\`, which stands for what was not shown: write the code itself.`
}

/** A list item begins with `-` too, so it takes a `+` to tell a diff. */
function holdsMarkers({ suggested, replaced }: Replacement): string | null {
  const isAdded = (line: string) => /^\s*\+/.test(line)
  const isMarked = (line: string) => /^\s*([+-]|$)/.test(line)
  return suggested.some(isAdded) && suggested.every(isMarked) && !replaced.some(isAdded)
    ? 'The suggestion is written as a diff: give the new lines alone, without `+` and `-`.'
    : null
}

function changesNothing({ suggested, replaced }: Replacement): string | null {
  return suggested.join('\n') === replaced.join('\n')
    ? 'The suggestion is the code that it replaces: it would change nothing.'
    : null
}

/** Lines just above or below stay where they are, so a suggestion that begins or ends with them would double them. */
function repeatsNeighbours({
  suggested,
  replaced,
  before,
  after,
  startLine,
}: Replacement): string | null {
  const above = sharedEnd(before, suggested)
  const below = sharedEnd(after.toReversed(), suggested.toReversed())
  const isNew = (run: readonly string[], old: string | undefined, edge: string | undefined) =>
    // Where the replaced code began or ended with that line too, the double was there before.
    run.some(isTelling) && old !== edge
  if (isNew(above, replaced[0], suggested[0]))
    return repeated(startLine - above.length, startLine - 1)
  const next = startLine + replaced.length
  return isNew(below, replaced.at(-1), suggested.at(-1))
    ? repeated(next, next + below.length - 1)
    : null
}

const repeated = (from: number, to: number): string =>
  `The suggestion repeats ${from === to ? `line ${from}, which stays` : `lines ${from}–${to}, which stay`}: leave that out, or quote those lines as well.`

/** The longest run that ends `lines` and begins `suggested`. */
function sharedEnd(lines: readonly string[], suggested: readonly string[]): readonly string[] {
  for (let length = Math.min(lines.length, suggested.length); length > 0; length -= 1) {
    const run = suggested.slice(0, length)
    if (run.every((line, index) => line === lines[lines.length - length + index])) return run
  }
  return []
}

/** A brace or a blank line may well come twice. */
const isTelling = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

/** Of the words of the shorter text, what must be in the other for one to be a new version of it. */
const relatedShare = 0.3
/** Fewer words say nothing: one name may well be put for another. */
const tellingWords = 2

function isUnrelated({ suggested, replaced, startLine }: Replacement): string | null {
  const words = wordsOf(suggested)
  const old = wordsOf(replaced)
  const shared = [...words].filter((word) => old.has(word)).length
  const fewest = Math.min(words.size, old.size)
  return fewest >= tellingWords && shared < relatedShare * fewest
    ? `The suggestion has hardly anything in common with what it replaces (from line ${startLine} on). To insert code, quote the line it goes beside and repeat that line in the suggestion.`
    : null
}

const wordsOf = (lines: readonly string[]): Set<string> =>
  new Set(lines.join('\n').match(/[\p{L}\p{N}_]+/gu) ?? [])
