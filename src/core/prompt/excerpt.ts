/** The beginning of a long text, at most `maxChars` of it, with a mark that says how much is missing. */
export function excerpt(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const cut = text.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut}\n[… ${text.length - cut.length} more characters are left out]`
}
