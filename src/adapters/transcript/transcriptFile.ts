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

/** What the API signs a thought with, or hides it in: it would refuse that changed, and nobody wrote it. */
const SIGNED: Readonly<Record<string, string>> = {
  thinking: 'signature',
  redacted_thinking: 'data',
}

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
  const safeName = remembering(redact)
  function redacted(this: unknown, key: string, value: unknown): unknown {
    if (typeof value === 'object') return withSafeNames(value, safeName)
    if (typeof value !== 'string') return value
    return SIGNED[(this as { type?: string }).type ?? ''] === key ? value : redact(value)
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

/** A model names the fields of what it calls a tool with as it likes. */
function withSafeNames(value: object | null, safe: (name: string) => string): object | null {
  if (value === null || Array.isArray(value)) return value
  if (Object.keys(value).every((name) => safe(name) === name)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [safe(name), one]))
}

/** The same few names stand in every record. */
function remembering(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const changed = known.get(text) ?? change(text)
    known.set(text, changed)
    return changed
  }
}

/** Reads a transcript, or says what is wrong with it. */
export async function readTranscript(path: string): Promise<ParsedTranscript> {
  try {
    return parseTranscript(await readFile(path, 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^[A-Z]+: /, '') : String(error)
    return { ok: false, problem: `The transcript could not be read: ${why}.` }
  }
}
