/** Longest text that is compared; the beginning says what it is about. */
const compared = 1_500

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const empty = new Set(
  'a an and are as at be been but by can could do does for from has have if in into is it its may might must no not of on or should so than that the their then there these this to was when where which will with without would'.split(
    ' ',
  ),
)

/** The words that carry meaning, without endings; the parts of `camelCase` and `snake_case` count as words. */
export function meaning(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text.slice(0, compared))) {
    if (isWordLike !== true) continue
    for (const part of segment.split(/_|(?<=\p{Ll})(?=\p{Lu})/u)) {
      const word = part.toLowerCase().replace(/(?<=.{3})(?:ing|ed|es|s)$/, '')
      if (word !== '' && !empty.has(word)) words.add(word)
    }
  }
  return words
}

/** How much two texts share, 0 to 1 (Dice's coefficient over their words). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return (2 * shared) / (a.size + b.size)
}
