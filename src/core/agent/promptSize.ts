import { ESTIMATE_ERROR, estimateJson, estimateRequest } from './estimate.ts'
import type { ModelReply, ModelRequest } from './messages.ts'
import { promptTokens } from './usage.ts'

/** How large the next request of a conversation is. What was billed once is known; only what came since is guessed. */
export interface PromptSize {
  /** Tokens, the best guess. */
  readonly tokens: number
  /** Tokens, surely not more. */
  readonly atMost: number
  /** Tokens of it that the cache holds. */
  readonly cached: number
}

/** What is known from the last reply: the prompt it answered, and how many messages that had. */
interface Measured {
  readonly messages: number
  readonly prompt: number
  readonly output: number
}

/** Keeps the size of one conversation's requests. `cachedTokens`: what the cache held before the first of them. */
export class PromptMeter {
  #measured: Measured | null = null
  readonly #cachedTokens: number

  constructor(cachedTokens: number) {
    this.#cachedTokens = cachedTokens
  }

  /** Prompts below `minCacheable` tokens are not cached. */
  size(request: ModelRequest, minCacheable: number): PromptSize {
    const last = this.#measured
    if (!last) {
      const tokens = estimateRequest(request)
      const atMost = Math.ceil(tokens * ESTIMATE_ERROR)
      return { tokens, atMost, cached: Math.min(this.#cachedTokens, tokens) }
    }
    // The reply came after the measured prompt; its size is known too.
    const added = request.messages
      .slice(last.messages)
      .filter((message) => message.role === 'user')
      .reduce((sum, message) => sum + estimateJson(message.content), 0)
    const known = last.prompt + last.output
    return {
      tokens: known + added,
      atMost: Math.ceil(known + added * ESTIMATE_ERROR),
      cached: last.prompt >= minCacheable ? last.prompt : 0,
    }
  }

  measure(request: ModelRequest, reply: ModelReply): void {
    this.#measured = {
      messages: request.messages.length,
      prompt: promptTokens(reply.usage),
      output: reply.usage.output_tokens,
    }
  }
}
