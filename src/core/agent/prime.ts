import { type AskFailure, failureOf, outOf } from './askFailure.ts'
import { type Prefix, primingRequest } from './cache.ts'
import { ESTIMATE_ERROR, estimateRequest } from './estimate.ts'
import type { Block, ModelRequest, ThinkingEffort, Usage } from './messages.ts'
import { ModelError, type ModelFault } from './model.ts'
import type { World } from './plan.ts'
import { NO_USAGE } from './usage.ts'

export type Primed = { readonly ok: true; readonly cachedTokens: number } | AskFailure

/** What any request of the run would meet too. Other failures only mean that the endpoint cannot prime. */
const FATAL: readonly ModelFault[] = [
  'credential',
  'credit',
  'permission',
  'not-found',
  'too-large',
  'cancelled',
]

/** Fills the cache once, before conversations start side by side. Below the model's minimum it does nothing. */
export async function prime(
  prefix: Prefix,
  shared: Block,
  effort: ThinkingEffort | null,
  world: World,
): Promise<Primed> {
  const { model, log } = world
  const request = primingRequest(prefix, shared, effort)
  try {
    const tokens = estimateRequest(request)
    if (tokens < (await model.facts()).minCacheable) return { ok: true, cachedTokens: 0 }
    return await send(request, tokens, world)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (FATAL.includes(error.fault)) return failureOf(error, world)
    log.debug(`The cache could not be primed: ${error.message}`)
    return { ok: true, cachedTokens: 0 }
  }
}

async function send(
  request: ModelRequest,
  tokens: number,
  { model, budget, signal }: World,
): Promise<Primed> {
  const leave = await budget.mayAsk({
    prompt: { ...NO_USAGE, cache_creation_input_tokens: Math.ceil(tokens * ESTIMATE_ERROR) },
    maxOutput: 0,
    leastOutput: 0,
  })
  if (!leave.ok) return outOf(leave.why, budget)
  const used: Usage[] = []
  try {
    const { usage } = await model.ask(request, 'prime', AbortSignal.any([signal, budget.timeUp]))
    used.push(usage)
    const cachedTokens = usage.cache_read_input_tokens + usage.cache_creation_input_tokens
    return { ok: true, cachedTokens }
  } finally {
    leave.settle(used)
  }
}
