/** Text as content of our tags; one line of it stays one line. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

export const escapeAttribute = (text: string): string =>
  escapeMarkup(text).replaceAll('"', '&quot;')

/** Verbatim text that cannot end the element it stands in. */
export const keepInside = (text: string, tag: string): string =>
  text.replace(new RegExp(`<(?=\\s*/\\s*${tag}\\b)`, 'gi'), '&lt;')
