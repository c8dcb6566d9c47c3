import type { ModelReply, ModelRequest, Usage } from './messages.ts'

/** Dollars per million tokens. */
export interface Rates {
  readonly input: number
  readonly output: number
  readonly cache_write_5m: number
  readonly cache_write_1h: number
  readonly cache_read: number
}

export interface Price extends Rates {
  /** What a request costs whose prompt is longer than this, where length matters. */
  readonly long_prompt?: Rates & { readonly over_prompt_tokens: number }
}

/** What a request to this model may contain and what it costs. */
export interface ModelFacts {
  readonly id: string
  readonly contextWindow: number
  readonly maxOutput: number
  readonly efforts: readonly string[]
  /** Whether the final text can be bound to a JSON Schema. */
  readonly structuredOutputs: boolean
  /** Prompts below this many tokens are not cached. */
  readonly minCacheable: number
  /** null for a model whose price nobody told us: budgets then hold by the configured price or not at all, and say so. */
  readonly price: Price | null
  /** A warning to pass on (deprecated, unknown), or null. */
  readonly notice: string | null
}

/** What became of a request that got no reply; `advice` tells a person what to do. */
export type ModelFault =
  | 'credential'
  | 'credit'
  | 'permission'
  | 'not-found'
  | 'too-large'
  | 'rate-limit'
  | 'overloaded'
  | 'invalid-request'
  | 'network'
  | 'cancelled'
  | 'other'

export class ModelError extends Error {
  override name = 'ModelError' as const
  readonly fault: ModelFault
  readonly advice: string
  /** What attempts that failed after being billed have used. */
  readonly usage: Usage | null
  constructor(
    fault: ModelFault,
    message: string,
    advice: string,
    options: { usage?: Usage | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.fault = fault
    this.advice = advice
    this.usage = options.usage ?? null
  }
}

/** A language model behind the Messages API. Retries are the adapter's; what it throws is a {@link ModelError}. */
export interface Model {
  facts(): Promise<ModelFacts>
  /** `label` names the conversation in logs and transcripts (`correctness`, `verify-1`, …). */
  ask(request: ModelRequest, label: string, signal: AbortSignal): Promise<ModelReply>
  /** The API's own count of a request's input tokens; null where the endpoint has no such call. */
  count(request: ModelRequest, signal: AbortSignal): Promise<number | null>
}
