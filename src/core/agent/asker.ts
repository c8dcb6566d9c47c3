import { type AskFailure, failureOf, outOf } from './askFailure.ts'
import type { Conversation } from './conversation.ts'
import type { Leave } from './ledger.ts'
import type { ModelReply, ModelRequest, Usage } from './messages.ts'
import { ModelError, type ModelFacts } from './model.ts'
import type { ConversationPlan, World } from './plan.ts'
import { PromptMeter, type PromptSize } from './promptSize.ts'
import { addUsage, NO_USAGE } from './usage.ts'

export type Asked = { readonly ok: true; readonly reply: ModelReply } | AskFailure

/** Tokens in which a finding and the end of a review still fit: below it asking is a waste. */
const LEAST_OUTPUT = 1_000

/** Asks for one conversation: what is asked fits the model's context and the budget, and is booked. */
export class Asker {
  readonly #plan: ConversationPlan
  readonly #world: World
  readonly #facts: ModelFacts
  readonly #meter: PromptMeter
  usage: Usage = NO_USAGE
  /** Whether the budget could pay only a part of the last reply. */
  wasShortened = false

  constructor(plan: ConversationPlan, world: World, facts: ModelFacts) {
    this.#plan = plan
    this.#world = world
    this.#facts = facts
    this.#meter = new PromptMeter(plan.cachedTokens, facts.minCacheable)
  }

  async ask(conversation: Conversation): Promise<Asked> {
    const { prefix, effort, format, maxTokens } = this.#plan
    const { budget, signal } = this.#world
    const { messages } = conversation
    const request = { ...prefix, messages, max_tokens: maxTokens, effort, format }
    const stop = AbortSignal.any([signal, budget.timeUp])
    try {
      const size = this.#meter.size(request)
      const room = await this.#room(request, size, stop)
      if (room < LEAST_OUTPUT) return this.#outgrown(size)
      const leave = await budget.mayAsk({
        prompt: this.#prompt(size),
        maxOutput: Math.min(room, maxTokens),
        leastOutput: LEAST_OUTPUT,
      })
      if (!leave.ok) return outOf(leave.why, budget)
      this.wasShortened = leave.maxTokens < maxTokens
      const reply = await this.#send({ ...request, max_tokens: leave.maxTokens }, leave, stop)
      this.#meter.measure(request, reply)
      return { ok: true, reply }
    } catch (error) {
      if (error instanceof ModelError) return failureOf(error, this.#world)
      throw error
    }
  }

  async #send(request: ModelRequest, leave: Leave, stop: AbortSignal): Promise<ModelReply> {
    const used: Usage[] = []
    try {
      const reply = await this.#world.model.ask(request, this.#plan.label, stop)
      used.push(...(reply.wasted ? [reply.wasted] : []), reply.usage)
      return reply
    } catch (error) {
      if (error instanceof ModelError && error.usage) used.push(error.usage)
      throw error
    } finally {
      leave.settle(used)
      this.usage = used.reduce(addUsage, this.usage)
    }
  }

  /** Tokens of output that the context has room for. Counted by the API where the estimate comes near the limit. */
  async #room(request: ModelRequest, size: PromptSize, stop: AbortSignal): Promise<number> {
    const window = this.#facts.contextWindow
    if (size.atMost + request.max_tokens <= window) return request.max_tokens
    const counted = await this.#world.model.count(request, stop)
    return window - (counted ?? size.tokens)
  }

  #prompt({ tokens, cached }: PromptSize) {
    return {
      ...NO_USAGE,
      cache_read_input_tokens: cached,
      cache_creation_input_tokens: tokens - cached,
    }
  }

  #outgrown(size: PromptSize): AskFailure {
    const sizes = `about ${size.tokens} tokens, with room for ${this.#facts.contextWindow}`
    const reason = `The conversation outgrew the context of ${this.#facts.id}: ${sizes}.`
    return { ok: false, ended: 'context', reason, fault: null }
  }
}
