const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
}

/** A path as git prints it: as it is, or in double quotes with C escapes and octal bytes of its UTF-8. */
export function unquote(printed: string): string {
  if (!(printed.length >= 2 && printed.startsWith('"') && printed.endsWith('"'))) return printed
  const bytes: number[] = []
  for (const [part, octal, letter] of printed
    .slice(1, -1)
    .matchAll(/\\([0-7]{3})|\\(.)|[^\\]+|\\/gs)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 0xff)
    else if (letter !== undefined && letter in escapes) bytes.push(escapes[letter] as number)
    else bytes.push(...encoder.encode(letter ?? part))
  }
  return decoder.decode(new Uint8Array(bytes))
}

/** The path of a `--- a/x` or `+++ b/x` line's rest; null for `/dev/null`. git ends names that hold a space with a tab. */
export function sidePath(printed: string): string | null {
  const path = unquote(printed.endsWith('\t') ? printed.slice(0, -1) : printed)
  return path === '/dev/null' ? null : path.slice(2)
}

/**
 * The path in `a/x b/x`, the rest of a `diff --git` line. Spaces and ` b/` may be part of it, so the only sound cut is
 * the middle: wherever the two names differ, git prints them again on lines of their own. null when it has no middle.
 */
export function pairedPath(printed: string): string | null {
  const middle = (printed.length - 1) / 2
  if (printed[middle] !== ' ') return null
  const left = unquote(printed.slice(0, middle)).slice(2)
  const right = unquote(printed.slice(middle + 1)).slice(2)
  return left === right ? left : null
}
