import type { Log } from '../log.ts'
import type { BoundTool } from './bindTool.ts'
import type { Budget } from './budget.ts'
import type { Prefix } from './cache.ts'
import type { Rules } from './conversation.ts'
import type { Block, ThinkingEffort } from './messages.ts'
import type { Model } from './model.ts'

/** One question to the model, and what it may use to answer it. */
export interface ConversationPlan extends Rules {
  /** Names the conversation in logs and transcripts; unique in a run. */
  readonly label: string
  readonly prefix: Prefix
  /** The first message. When it has several blocks, the first is what all questions share: it is cached for them. */
  readonly opening: readonly Block[]
  readonly tools: readonly BoundTool[]
  readonly effort: ThinkingEffort | null
  /** Longest reply, in tokens, thinking included. */
  readonly maxTokens: number
  /** JSON Schema the final text must fit; null for free text. */
  readonly format: Readonly<Record<string, unknown>> | null
  /** Tokens of this prompt that the cache holds already, because it was primed. */
  readonly cachedTokens: number
}

export interface World {
  readonly model: Model
  readonly budget: Budget
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal
  readonly log: Log
}
