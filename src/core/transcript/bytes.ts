import type { RecordedBytes } from './records.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()

/** As text, so that a person can read it and secrets in it can be found. */
export function recordBytes(bytes: Uint8Array): RecordedBytes {
  try {
    return { encoding: 'utf-8', text: decoder.decode(bytes) }
  } catch {
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return { encoding: 'latin1', text }
  }
}

export const replayBytes = ({ encoding, text }: RecordedBytes): Uint8Array =>
  encoding === 'utf-8'
    ? encoder.encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0))
