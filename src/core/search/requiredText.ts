/**
 * Text that every match of an RE2 pattern contains, so that files can be sieved by a plain search first; '' when none is
 * certain. The longest run of plain characters outside groups, classes and alternatives. Errs on the side of ''.
 */
export function requiredText(pattern: string, ignoreCase: boolean): string {
  // Alternatives, flags and quotations change what the characters around them mean.
  if (/\||\(\?|\\Q/.test(pattern)) return ''
  const runs = ['']
  let depth = 0
  const tokens = pattern.match(token) ?? []
  tokens.forEach((text, index) => {
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    const plain = plainCharacter(text)
    const next = tokens[index + 1] ?? ''
    const isOptional = /^[*?{]/.test(next)
    const isUsable = depth === 0 && plain !== null && !isOptional
    if (isUsable && !(ignoreCase && foldsBeyondAscii(plain))) runs[runs.length - 1] += plain
    else runs.push('')
    if (next === '+') runs.push('')
  })
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/** An escape with its argument, a class, a repetition, or one character. */
const token =
  /\\[pP]\{[^}]*\}|\\[pP]\w|\\x\{[^}]*\}|\\x\w\w|\\[0-7]{1,3}|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|\{[\d,]*\}|[\s\S]/gu

/** The character that a token stands for; null for those that stand for several, or for none. */
function plainCharacter(text: string): string | null {
  const character = /^\\[^\w\s]$/u.test(text) ? text.slice(1) : text
  if (character === text && /^[\\[\](){}.*+?^$]/.test(text)) return null
  // git compares bytes: what is no valid text there reads as U+FFFD here.
  return /^[^\n\0\uFFFD\uD800-\uDFFF]$/u.test(character) ? character : null
}

/** RE2 folds by Unicode (K, the Kelvin sign, is a k; ſ is an s), a plain search of bytes by ASCII. */
const foldsBeyondAscii = (character: string) => /[^\0-\x7f]|[ks]/iu.test(character)
