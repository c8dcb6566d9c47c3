import type { UsageRecord } from '../findings/outcome.ts'
import type { Usage } from './messages.ts'
import type { Price } from './model.ts'

export const NO_USAGE: Usage = {
  input_tokens: 0,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
  cache_creation_1h_input_tokens: 0,
  output_tokens: 0,
}

export const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  cache_read_input_tokens: a.cache_read_input_tokens + b.cache_read_input_tokens,
  cache_creation_input_tokens: a.cache_creation_input_tokens + b.cache_creation_input_tokens,
  cache_creation_1h_input_tokens:
    a.cache_creation_1h_input_tokens + b.cache_creation_1h_input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
})

/** The whole prompt of a request, cached or not. */
export const promptTokens = (usage: Usage): number =>
  usage.input_tokens + usage.cache_read_input_tokens + usage.cache_creation_input_tokens

/** Dollars for one request. Not for sums of requests: some prices depend on the length of each prompt. */
export function costOf(usage: Usage, price: Price): number {
  const long = price.long_prompt
  const rates = long && promptTokens(usage) > long.over_prompt_tokens ? long : price
  const for5m = usage.cache_creation_input_tokens - usage.cache_creation_1h_input_tokens
  const millionths =
    usage.input_tokens * rates.input +
    usage.cache_read_input_tokens * rates.cache_read +
    for5m * rates.cache_write_5m +
    usage.cache_creation_1h_input_tokens * rates.cache_write_1h +
    usage.output_tokens * rates.output
  return millionths / 1e6
}

/** The same request, had nothing been cached. */
export const uncached = (usage: Usage): Usage => ({
  ...NO_USAGE,
  input_tokens: promptTokens(usage),
  output_tokens: usage.output_tokens,
})

/** What a run has used, in the words of the findings file. `cost` is null when no price is known. */
export function usageRecord(
  model: string | null,
  requests: number,
  usage: Usage,
  cost: { readonly spent: number; readonly withoutCache: number } | null,
): UsageRecord {
  const prompt = promptTokens(usage)
  return {
    model,
    requests,
    input_tokens: usage.input_tokens,
    cache_read_tokens: usage.cache_read_input_tokens,
    cache_write_tokens: usage.cache_creation_input_tokens,
    output_tokens: usage.output_tokens,
    cost_usd: cost && roundCost(cost.spent),
    cost_without_cache_usd: cost && roundCost(cost.withoutCache),
    cache_read_ratio: prompt === 0 ? 0 : usage.cache_read_input_tokens / prompt,
  }
}

/** To a millionth of a dollar, so that sums do not end in noise. */
const roundCost = (dollars: number) => Math.round(dollars * 1e6) / 1e6
