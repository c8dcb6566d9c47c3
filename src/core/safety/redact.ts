import { looksRandom, namedValue } from './namedSecret.ts'
import { tokenFormats } from './tokenFormats.ts'

/** Shorter values are left alone: replacing `dev` everywhere would wreck the text and give the value away by the gaps. */
const shortestMasked = 6

/**
 * A function that replaces secrets by `[redacted: kind]`: every value of `maskedValues` (also line by line, JSON-escaped,
 * URL-encoded and in base64), known token formats, passwords in connection strings, private keys, and random-looking values
 * beside a telling name. Idempotent, linear in the length of the text, never throws.
 */
export function createRedactor(maskedValues: readonly string[]): (text: string) => string {
  const masked = maskedPattern(maskedValues)
  const pass = (text: string): string => {
    let clean = masked === null ? text : text.replace(masked, keepMarks('masked value'))
    for (const { kind, pattern, before = '', after = '' } of tokenFormats)
      clean = clean.replace(pattern, `${before}[redacted: ${kind}]${after}`)
    return clean.replace(namedValue, (whole, name: string, value: string) =>
      looksRandom(value) ? `${name}[redacted: secret]` : whole,
    )
  }
  return (text) => {
    const clean = pass(text)
    // A token glued to one that is now a mark begins a word only now.
    return clean === text ? text : pass(clean)
  }
}

function keepMarks(kind: string) {
  return (match: string) => (match.startsWith('[redacted: ') ? match : `[redacted: ${kind}]`)
}

/** Any of the values in any of its writings, the longest first; our own marks match too, so that no value eats them. */
function maskedPattern(values: readonly string[]): RegExp | null {
  const writings = new Set<string>()
  for (const value of values)
    for (const part of [value, ...value.split(/\r?\n/)])
      if (part.trim().length >= shortestMasked)
        for (const way of writtenAs(part.trim())) writings.add(way)
  if (writings.size === 0) return null
  const longestFirst = [...writings].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  return new RegExp(`\\[redacted: [a-z ]+\\]|${escaped.join('|')}`, 'g')
}

function writtenAs(value: string): string[] {
  const wellFormed = new TextDecoder().decode(new TextEncoder().encode(value))
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte))
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(wellFormed),
    btoa(bytes.join('')),
  ]
}
