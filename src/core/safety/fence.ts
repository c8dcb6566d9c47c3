import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { mark, showInvisible } from './invisible.ts'

/**
 * A word that the authors of `texts` cannot have written into them: 128 bits of a hash over all of them.
 *
 * It is no secret, and needs none. Whoever plants a closing fence must know the word first, but planting it changes the
 * texts and so the word; to find texts that contain their own hash takes 2^128 tries. In return the same texts always get
 * the same fence, so a prompt is cached, recorded and replayed byte for byte. That only holds when *every* text under one
 * nonce goes in: a text left out could quote the word that the others produce.
 */
export function nonceFor(texts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(texts)))).slice(0, 32)
}

/**
 * Text by a stranger as the model gets it: named as data, between fences that carry `nonce`, itself made harmless by
 * {@link asShown}. `label` is ours and says what it is: `pull request title`.
 */
export function delimit(label: string, text: string, nonce: string): string {
  return `<untrusted-${nonce} of="${label}">\n${asShown(text)}\n</untrusted-${nonce}>`
}

/**
 * What a stranger's text looks like to the model: invisible characters shown, and the `<` of whatever resembles our fences,
 * our skill tags or the frames of tool calls replaced by a mark. Idempotent; compare a model's quote with this, not with the
 * raw text.
 */
export function asShown(text: string): string {
  return showInvisible(text).replace(
    lookalike,
    (_, bracket: string, rest: string) => mark(bracket) + rest,
  )
}

const frames = [
  'untrusted-',
  'skills?\\b',
  'system-reminder',
  'tool[-_](?:use|result|call)',
  'function[-_](?:call|result)',
  'antml:',
]
/** `<` in any of its guises, at most a few blanks and a slash, and the beginning of a frame's name. */
const lookalike = new RegExp(`([<＜﹤‹〈⟨])(\\s{0,4}[/／]?\\s{0,4}(?:${frames.join('|')}))`, 'giu')
