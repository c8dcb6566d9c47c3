import { looksRandom, namedValue } from './namedSecret.ts'
import { tokenFormats } from './tokenFormats.ts'

/** Shorter values are left alone: replacing `dev` everywhere would wreck the text and give the value away by the gaps. */
const shortestMasked = 6

const formats = tokenFormats.map(({ kind, pattern, before = '', after = '' }) => ({
  pattern,
  mark: `${before}[redacted: ${kind}]${after}`,
}))

/**
 * A function that replaces secrets by `[redacted: kind]`: every value of `maskedValues` (also line by line, JSON-escaped,
 * URL-encoded and in base64), known token formats, passwords in connection strings, private keys, and random-looking values
 * beside a telling name. Idempotent, linear in the length of the text, never throws.
 */
export function createRedactor(maskedValues: readonly string[]): (text: string) => string {
  const masked = writings(maskedValues)
  const pass = (text: string): string => {
    let clean = replaceAll(text, masked, '[redacted: masked value]')
    for (const { pattern, mark } of formats) clean = clean.replace(pattern, mark)
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

/** For `JSON.stringify`: every text of the data, wherever it stands, without secrets. */
export const textsBy =
  (redact: (text: string) => string) =>
  (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? redact(value) : value

/** Replaces each of `values`, but not inside a mark that stands there already. */
function replaceAll(text: string, values: readonly string[], replacement: string): string {
  let clean = text
  for (const value of values)
    if (clean.includes(value))
      clean = clean
        .split(/(\[redacted: [a-z ]+\])/)
        .map((part, at) => (at % 2 === 0 ? part.replaceAll(value, replacement) : part))
        .join('')
  return clean
}

/** Every way the values may be written, the longest first, so that a part never spoils the whole. */
function writings(values: readonly string[]): string[] {
  const parts = values.flatMap((value) => [value, ...value.split(/\r?\n/)])
  const long = parts.map((part) => part.trim()).filter((part) => part.length >= shortestMasked)
  return [...new Set(long.flatMap(writtenAs))].sort((a, b) => b.length - a.length)
}

function writtenAs(value: string): string[] {
  const bytes = new TextEncoder().encode(value)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const asUrl = encodeURIComponent(new TextDecoder().decode(bytes))
  return [value, JSON.stringify(value).slice(1, -1), asUrl, btoa(binary)]
}
