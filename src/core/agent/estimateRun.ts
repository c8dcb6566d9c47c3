import type { UsageRecord } from '../findings/outcome.ts'
import { Ledger } from './ledger.ts'
import type { Usage } from './messages.ts'
import type { ModelFacts } from './model.ts'
import { NO_USAGE } from './usage.ts'

/** What a run will use, before anything was asked: how it may go at best and at worst. */
export interface RunEstimate {
  readonly low: UsageRecord
  readonly high: UsageRecord
}

/** How one conversation goes, in tokens a turn. */
interface Course {
  readonly turns: number
  readonly output: number
  readonly results: number
}

/** A reviewer that is soon satisfied, and one that reads around and finds a lot. */
const SHORT: Course = { turns: 3, output: 300, results: 500 }
const LONG: Course = { turns: 12, output: 1_500, results: 3_000 }

/** Tokens of the question that follows what all conversations share. */
const QUESTION = 500

/** `sharedTokens`: the static prompt and the change, which every conversation begins with. */
export const estimateRun = (
  facts: ModelFacts,
  sharedTokens: number,
  conversations: number,
): RunEstimate => ({
  low: courseOf(SHORT, facts, sharedTokens, conversations),
  high: courseOf(LONG, facts, sharedTokens, conversations),
})

function courseOf(
  { turns, output, results }: Course,
  facts: ModelFacts,
  shared: number,
  conversations: number,
): UsageRecord {
  const ledger = new Ledger(facts.id, facts.price)
  const isCached = shared >= facts.minCacheable
  const book = (read: number, written: number, said: number) =>
    ledger.leave(0, 0).settle([usageOf(isCached, read, written, said)])
  if (isCached) book(0, shared, 0)
  for (let conversation = 0; conversation < conversations; conversation += 1) {
    book(shared, QUESTION, output)
    for (let turn = 1; turn < turns; turn += 1) {
      const before = shared + QUESTION + (turn - 1) * (output + results)
      book(before, output + results, output)
    }
  }
  return ledger.record()
}

const usageOf = (isCached: boolean, read: number, written: number, output: number): Usage => ({
  ...NO_USAGE,
  ...(isCached
    ? { cache_read_input_tokens: read, cache_creation_input_tokens: written }
    : { input_tokens: read + written }),
  output_tokens: output,
})
