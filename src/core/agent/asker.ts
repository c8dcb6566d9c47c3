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
  readonly #meter: PromptMeter
  usage: Usage = NO_USAGE
  /** Whether the budget could pay only a part of the last reply. */
  wasShortened = false

  constructor(plan: ConversationPlan, world: World) {
    this.#plan = plan
    this.#world = world
    this.#meter = new PromptMeter(plan.cachedTokens)
  }

  async ask(conversation: Conversation): Promise<Asked> {
    const { prefix, effort, format } = this.#plan
    const { model, budget, signal } = this.#world
    const stop = AbortSignal.any([signal, budget.timeUp])
    try {
      const facts = await model.facts()
      const wanted = Math.min(this.#plan.maxTokens, facts.maxOutput)
      const least = Math.min(LEAST_OUTPUT, wanted)
      const { messages } = conversation
      const request = { ...prefix, messages, max_tokens: wanted, effort, format }
      const size = this.#meter.size(request, facts.minCacheable)
      const room = await this.#room(request, size, facts, stop)
      if (room < least) return outgrown(size, facts)
      const leave = await budget.mayAsk({
        prompt: promptUsage(size),
        maxOutput: room,
        leastOutput: least,
      })
      if (!leave.ok) return outOf(leave.why, budget)
      this.wasShortened = leave.maxTokens < room
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

  /** Tokens of output that fit. Counted by the API where the estimate comes near the limit. */
  async #room(
    request: ModelRequest,
    size: PromptSize,
    { contextWindow }: ModelFacts,
    stop: AbortSignal,
  ): Promise<number> {
    const wanted = request.max_tokens
    if (size.atMost + wanted <= contextWindow) return wanted
    const counted = await this.#world.model.count(request, stop)
    return Math.min(wanted, contextWindow - (counted ?? size.tokens))
  }
}

/** At its dearest, so that the cap on money holds where the estimate is wrong. */
const promptUsage = ({ atMost, cached }: PromptSize) => ({
  ...NO_USAGE,
  cache_read_input_tokens: cached,
  cache_creation_input_tokens: atMost - cached,
})

function outgrown(size: PromptSize, facts: ModelFacts): AskFailure {
  const sizes = `about ${size.tokens} tokens, with room for ${facts.contextWindow}`
  const reason = `The conversation outgrew the context of ${facts.id}: ${sizes}.`
  return { ok: false, ended: 'context', reason, fault: null }
}
