import type {
  Message,
  ModelReply,
  TextBlock,
  ThinkingEffort,
  ToolDefinition,
  Usage,
} from '../agent/messages.ts'
import type { ModelFacts, ModelFault } from '../agent/model.ts'

/**
 * A transcript is JSON Lines: what a run asked of the world and what it was answered, in the order in which it
 * happened. Answered from it, the same run gives the same findings again.
 */
export type TranscriptRecord =
  | HeaderRecord
  | FactsRecord
  | PrefixRecord
  | RequestRecord
  | ReplyRecord
  | FailureRecord
  | CountRecord
  | RepositoryRecord
  | CallRecord

/** The first line. `run` is whatever the run needs to begin again: settings without secrets, the change, the thread. */
export interface HeaderRecord {
  readonly type: 'header'
  readonly version: 1
  /** Milliseconds since the epoch; the time that a replay lives in. */
  readonly started_at: number
  readonly run: unknown
}

export interface FactsRecord {
  readonly type: 'facts'
  readonly facts: ModelFacts
}

/** A static prompt, written once however many requests begin with it. */
export interface PrefixRecord {
  readonly type: 'prefix'
  /** Its hash. */
  readonly id: string
  readonly system: readonly TextBlock[]
  readonly tools: readonly ToolDefinition[]
}

/** The `n`th request of the conversation `label`, from 1. */
export interface RequestRecord {
  readonly type: 'request'
  readonly label: string
  readonly n: number
  readonly prefix: string
  /** How many messages of the label's previous request it begins with, and what follows them. */
  readonly kept: number
  readonly added: readonly Message[]
  readonly max_tokens: number
  readonly effort: ThinkingEffort | null
  readonly format: Readonly<Record<string, unknown>> | null
  /** Stands for the request as it was sent; what is written here may have been redacted. */
  readonly hash: string
}

export interface ReplyRecord {
  readonly type: 'reply'
  readonly label: string
  readonly n: number
  readonly reply: ModelReply
}

export interface FailureRecord {
  readonly type: 'failure'
  readonly label: string
  readonly n: number
  readonly fault: ModelFault
  readonly message: string
  readonly advice: string
  readonly usage: Usage | null
}

export interface CountRecord {
  readonly type: 'count'
  readonly hash: string
  readonly tokens: number | null
}

/** One call of a port's method. */
export interface RecordedCall {
  readonly method: string
  readonly args: readonly unknown[]
  /** Bytes are `{ bytes: RecordedBytes }`. */
  readonly answer: unknown
  /** What the call threw; null when it answered. */
  readonly error: string | null
}

/** A call of the change's repository, once however often it was made. */
export interface RepositoryRecord extends RecordedCall {
  readonly type: 'repository'
}

/** A call of another port, each time it was made. */
export interface CallRecord extends RecordedCall {
  readonly type: 'call'
  readonly port: string
}

/** A file's content, readable where it is text. In `latin1` each character is one byte. */
export interface RecordedBytes {
  readonly encoding: 'utf-8' | 'latin1'
  readonly text: string
}

export type WriteRecord = (record: TranscriptRecord) => void

export type ParsedTranscript =
  | {
      readonly ok: true
      readonly header: HeaderRecord
      readonly records: readonly TranscriptRecord[]
    }
  | { readonly ok: false; readonly problem: string }

/** Reads a transcript's text. A last line that was cut short, as by a killed run, is left out. */
export function parseTranscript(text: string): ParsedTranscript {
  const lines = text.split('\n')
  const records: TranscriptRecord[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    try {
      records.push(JSON.parse(line) as TranscriptRecord)
    } catch {
      const isCut = index === lines.length - 1
      if (!isCut) return { ok: false, problem: `Line ${index + 1} of the transcript is not JSON.` }
    }
  }
  const [header] = records
  if (header?.type !== 'header') {
    return { ok: false, problem: 'The file is no transcript: its first line is no header.' }
  }
  if (header.version !== 1) {
    const problem = `The transcript has version ${header.version}; this program reads version 1.`
    return { ok: false, problem }
  }
  return { ok: true, header, records }
}
