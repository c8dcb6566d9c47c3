const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Far more code units than any character that a person would call one; tells where to look for a boundary. */
const longestCharacter = 64

/** At most `limit` UTF-16 code units of `text`, ending with `…` where it was cut; never within what a reader sees as one character. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, boundary(text, limit - 1))}…`
}

/** The last place at or before `limit` where one character ends and the next begins. */
export function boundary(text: string, limit: number): number {
  if (limit >= text.length) return text.length
  const from = Math.max(0, limit - longestCharacter)
  let end = from
  for (const { index, segment } of characters.segment(text.slice(from, limit + longestCharacter))) {
    if (from + index + segment.length > limit) break
    end = from + index + segment.length
  }
  return Math.max(0, end)
}
