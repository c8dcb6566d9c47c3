import { maxNameChars } from './limits.ts'

/**
 * The one key under which a skill is listed, loaded, required and pinned: lower case letters and digits of any script,
 * joined by single dashes. `Review Go Code` becomes `review-go-code`; '' when nothing of the text can be kept.
 */
export function skillName(text: string): string {
  return [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, maxNameChars)
    .join('')
    .replace(/^-+|-+$/g, '')
}

/** Order by code point: the same on every machine, whatever its locale. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let at = 0
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  if (at === length) return a.length - b.length
  return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0)
}
