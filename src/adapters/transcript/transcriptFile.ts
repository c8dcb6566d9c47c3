import { mkdirSync, openSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Log } from '../../core/log.ts'
import {
  type ParsedTranscript,
  parseTranscript,
  type TranscriptRecord,
  type WriteRecord,
} from '../../core/transcript/records.ts'

/** Blocks that the API signs: it would refuse them changed, and they hold nothing anybody wrote. */
const SIGNED = new Set(['thinking', 'redacted_thinking'])

/**
 * Writes records to a file as they come. Each is with the operating system when the call returns, so that a run that is
 * killed leaves what it had. No secret gets in: every text passes through `redact`. A disk that is full costs the
 * transcript and one warning, not the review.
 */
export function openTranscript(
  path: string,
  redact: (text: string) => string,
  log: Log,
): WriteRecord {
  function redacted(this: unknown, _key: string, value: unknown): unknown {
    if (typeof value !== 'string') return value
    return SIGNED.has((this as { type?: string }).type ?? '') ? value : redact(value)
  }
  let file: number | null = null
  let isBroken = false
  return (record: TranscriptRecord) => {
    if (isBroken) return
    try {
      if (file === null) {
        mkdirSync(dirname(path), { recursive: true })
        file = openSync(path, 'w', 0o600)
      }
      writeSync(file, `${JSON.stringify(record, redacted)}\n`)
    } catch (error) {
      isBroken = true
      log.warning(`The transcript could not be written to ${path}: ${String(error)}`)
    }
  }
}

/** Reads a transcript, or says what is wrong with it. */
export async function readTranscript(path: string): Promise<ParsedTranscript> {
  try {
    return parseTranscript(await readFile(path, 'utf8'))
  } catch (error) {
    return { ok: false, problem: `The transcript could not be read: ${String(error)}` }
  }
}
