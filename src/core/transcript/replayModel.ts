import type { ModelReply, ModelRequest } from '../agent/messages.ts'
import { type Model, ModelError, type ModelFacts } from '../agent/model.ts'
import type { FailureRecord, ReplyRecord, RequestRecord, TranscriptRecord } from './records.ts'
import { hashOf, RequestChain } from './requestChain.ts'

interface Exchange {
  readonly request: RequestRecord
  readonly outcome: ReplyRecord | FailureRecord | null
}

/**
 * A model that answers from a transcript.
 *
 * Alone (`live` is null) it gives each conversation its recorded replies in their order, also to a program whose
 * prompts have changed since; `onDrift` hears of the first request of a conversation that is not the recorded one.
 * With a live model it resumes: what was recorded for the very same request is not paid again, and from the first
 * difference, failure or gap of a conversation on, the live model is asked.
 */
export function replayModel(
  records: readonly TranscriptRecord[],
  live: Model | null,
  onDrift: (label: string, n: number) => void,
): Model {
  const exchanges = exchangesIn(records)
  const counts = new Map(
    records.flatMap((record) => (record.type === 'count' ? [[record.hash, record.tokens]] : [])),
  )
  const facts = records.find((record) => record.type === 'facts')?.facts
  const chain = new RequestChain()
  const drifted = new Set<string>()

  async function ask(
    request: ModelRequest,
    label: string,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    if (signal.aborted) throw new ModelError('cancelled', 'The request was cancelled.', '')
    const { n, hash } = chain.next(label, request)
    const exchange = exchanges.get(keyOf(label, n))
    if (exchange && !drifted.has(label) && !isSame(exchange.request, hash, request)) {
      drifted.add(label)
      onDrift(label, n)
    }
    const outcome = exchange?.outcome
    const usable = outcome?.type === 'reply' || (outcome && !live)
    if (usable && !(live && drifted.has(label))) return answerWith(outcome)
    if (live) {
      drifted.add(label)
      return live.ask(request, label, signal)
    }
    throw new ModelError(
      'other',
      `The transcript has no answer to request ${n} of \`${label}\`.`,
      'It is of a run that ended before, or of another version of this program.',
    )
  }

  /** A replay at another effort would have the same words in it; going on from it would not. */
  const isSame = (recorded: RequestRecord, hash: string, { effort }: ModelRequest): boolean =>
    recorded.hash === hash && (live === null || recorded.effort === effort)

  return {
    ask,
    facts: async (): Promise<ModelFacts> => {
      if (facts) return facts
      if (live) return live.facts()
      throw new ModelError('other', 'The transcript does not tell the facts of its model.', '')
    },
    count: async (request, signal) =>
      counts.get(hashOf(request.messages)) ?? live?.count(request, signal) ?? null,
  }
}

function answerWith(outcome: ReplyRecord | FailureRecord): ModelReply {
  if (outcome.type === 'reply') return outcome.reply
  const { fault, message, advice, usage } = outcome
  throw new ModelError(fault, message, advice, { usage })
}

const keyOf = (label: string, n: number) => `${n} ${label}`

function exchangesIn(records: readonly TranscriptRecord[]): Map<string, Exchange> {
  const exchanges = new Map<string, Exchange>()
  for (const record of records) {
    if (record.type === 'request') {
      exchanges.set(keyOf(record.label, record.n), { request: record, outcome: null })
    }
    if (record.type === 'reply' || record.type === 'failure') {
      const key = keyOf(record.label, record.n)
      const exchange = exchanges.get(key)
      if (exchange) exchanges.set(key, { ...exchange, outcome: record })
    }
  }
  return exchanges
}
