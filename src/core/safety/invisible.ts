/**
 * Characters a person cannot see but a compiler or a model can: controls (a lone carriage return, NUL, form feed, escape),
 * bidirectional marks, zero-width and tag characters, variation selectors, line and paragraph separators, half surrogate
 * pairs. Each becomes a visible mark, `⟨U+202E⟩`, and never a new line, so nothing hides and every line keeps its number.
 *
 * Left as they are, because ordinary text needs them: tab, line feed, the CR of CRLF; an emoji with its variation selector,
 * skin tone or joiners; a keycap; one joiner between two letters of a script that is written with joiners. A byte order mark
 * is shown everywhere and so are tag characters, even in the flags that are spelled with them: both are too good a hiding
 * place for what they are worth.
 *
 * Idempotent, so a quote that a model copied from shown text can be compared with the shown original.
 */
export function showInvisible(text: string): string {
  return text.replace(ordinaryOrHidden, (match, hidden: string | undefined) =>
    hidden === undefined ? match : mark(hidden),
  )
}

/** The mark that stands for one character. */
export function mark(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `⟨U+${code}⟩`
}

const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
const joining = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
  .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')
const joiner = `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`

/** Format characters that are drawn: number signs and the like that enclose the digits after them. */
const drawn = String.raw`\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}`
const hidden = String.raw`(?![\t\n${drawn}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`

const ordinaryOrHidden = new RegExp(
  `\\r\\n|${emoji}(?:\\u200D${emoji})*|${keycap}|${joiner}|(${hidden})`,
  'gu',
)
