/**
 * A value without a format of its own, given away by the name it stands beside: `API_KEY = "…"`, `"password": "…"`. Group 1
 * is the name up to the value, group 2 the value. Quotes may be escaped, as they are in JSON.
 */
export const namedValue = new RegExp(
  [
    '((?:secret|token|passw(?:or)?d|passwd|pwd|passphrase|credentials?|api[_-]?key|access[_-]?key|account[_-]?key',
    '|private[_-]?key|auth[_-]?key|signing[_-]?key|encryption[_-]?key)[A-Za-z0-9_-]{0,20}',
    '[\\\\\'"`\\]]{0,4}\\s{0,4}(?::=|=>|={1,3}|:|,)\\s{0,4}\\\\{0,3}[\'"`]?)',
    '([A-Za-z0-9+/=_~!#%^&*-]{12,400})(?![A-Za-z0-9+/=_~!#%^&*([.-])',
  ].join(''),
  'gi',
)

/** Bits per character above which a text of mixed characters was hardly written by a person. */
const randomText = 3.2
/** The same for hexadecimal digits, of which there are only sixteen (at most 4 bits). */
const randomHex = 2.8

/** True for what a generator made; false for words, identifiers and placeholders, which have few digits and repeat letters. */
export function looksRandom(value: string): boolean {
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false
  if (/^(?:0x)?[0-9a-f-]+$/i.test(value)) return value.length >= 20 && entropy(value) >= randomHex
  const digits = value.replace(/[^0-9]/g, '').length
  const mixed = /[a-z]/.test(value) && /[A-Z]/.test(value)
  return (
    digits >= (mixed ? 2 : 3) && changes(value) >= value.length / 4 && entropy(value) >= randomText
  )
}

/** Shannon entropy of the characters, in bits each. */
function entropy(value: string): number {
  const counts = new Map<string, number>()
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values())
    bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}

/** How often the kind of character changes (lower, upper, digit, sign): rarely in names, all the time in random text. */
function changes(value: string): number {
  const kinds = value
    .replace(/[a-z]/g, 'a')
    .replace(/[A-Z]/g, 'A')
    .replace(/[0-9]/g, '0')
    .replace(/[^aA0]/g, '_')
  let count = 0
  for (let at = 1; at < kinds.length; at += 1) if (kinds[at] !== kinds[at - 1]) count += 1
  return count
}
