import type { ModelFacts, Price, Rates } from './model.ts'

/**
 * What is known of the models where the Models API does not answer, and their prices, which it never tells.
 * As of 2026-11-30, from https://platform.claude.com/docs/en/about-claude/pricing and the models' own pages there;
 * Amazon Bedrock, Google Vertex and Microsoft Foundry may charge more for some regions.
 */
interface Row {
  readonly price: Price
  readonly efforts: readonly string[]
  readonly minCacheable: number
  readonly contextWindow: number
  readonly maxOutput: number
  /** Day from which the model no longer answers (ISO 8601). */
  readonly retires?: string
}

const FIVE_LEVELS = ['low', 'medium', 'high', 'xhigh', 'max']
const LARGE = { contextWindow: 1_000_000, maxOutput: 128_000, efforts: FIVE_LEVELS }
const OLDER = { contextWindow: 200_000, maxOutput: 64_000, efforts: [], minCacheable: 4096 }
const FOUR_LEVELS = ['low', 'medium', 'high', 'max']

/** Cache writes cost 1.25 times the input price for five minutes and twice it for an hour, on every model. */
const price = (input: number, output: number, cacheRead: number): Rates => ({
  input,
  output,
  cache_write_5m: input * 1.25,
  cache_write_1h: input * 2,
  cache_read: cacheRead,
})

const HAIKU_5_5: Price = {
  ...price(0.1, 0.5, 0.01),
  long_prompt: { over_prompt_tokens: 100_000, ...price(0.5, 2.5, 0.05) },
}

const table: Readonly<Record<string, Row>> = {
  'claude-fable-5-2': { ...LARGE, minCacheable: 512, price: price(8, 40, 0.2) },
  'claude-fable-5-1': { ...LARGE, minCacheable: 512, price: price(10, 50, 0.25) },
  'claude-fable-5': { ...LARGE, minCacheable: 512, price: price(10, 50, 1) },
  'claude-mythos-5-2': { ...LARGE, minCacheable: 512, price: price(8, 40, 0.2) },
  'claude-mythos-5-1': { ...LARGE, minCacheable: 512, price: price(10, 50, 0.25) },
  'claude-mythos-5': { ...LARGE, minCacheable: 512, price: price(10, 50, 1) },
  'claude-opus-5-5': { ...LARGE, minCacheable: 512, price: price(4, 20, 0.2) },
  'claude-opus-5': { ...LARGE, minCacheable: 512, price: price(5, 25, 0.5) },
  'claude-opus-4-8': { ...LARGE, minCacheable: 1024, price: price(5, 25, 0.5) },
  'claude-opus-4-7': { ...LARGE, minCacheable: 2048, price: price(5, 25, 0.5) },
  'claude-opus-4-6': {
    ...LARGE,
    efforts: FOUR_LEVELS,
    minCacheable: 4096,
    price: price(5, 25, 0.5),
  },
  'claude-opus-4-5': {
    ...OLDER,
    efforts: ['low', 'medium', 'high'],
    price: price(5, 25, 0.5),
    retires: '2027-01-22',
  },
  'claude-sonnet-5-5': { ...LARGE, minCacheable: 512, price: price(2, 10, 0.1) },
  'claude-sonnet-5': { ...LARGE, minCacheable: 1024, price: price(2, 10, 0.2) },
  'claude-sonnet-4-6': {
    ...LARGE,
    efforts: FOUR_LEVELS,
    minCacheable: 1024,
    price: price(3, 15, 0.3),
  },
  'claude-sonnet-4-5': {
    ...OLDER,
    minCacheable: 1024,
    price: price(3, 15, 0.3),
    retires: '2026-11-30',
  },
  'claude-haiku-5-5': { ...LARGE, minCacheable: 512, price: HAIKU_5_5 },
  'claude-haiku-4-5': { ...OLDER, price: price(1, 5, 0.1) },
}

/** `us.anthropic.claude-opus-4-5-20251101-v1:0`, `anthropic/claude-opus-4-5`, `claude-opus-4-5@20251101`: one model. */
const NAME = /claude-[a-z]+-\d+(?:-\d{1,2})?(?!\d)/

/** What the table knows of a model; for one it does not know, what is safe to send to any. */
export function knownFacts(id: string): ModelFacts {
  const row = table[NAME.exec(id)?.[0] ?? '']
  if (!row) return unknownFacts(id)
  const { retires, ...facts } = row
  return {
    id,
    ...facts,
    structuredOutputs: true,
    notice: retires ? retirementNotice(id, retires) : null,
  }
}

export const retirementNotice = (id: string, day: string): string =>
  `The model ${id} stops answering on ${day.slice(0, 10)}. Name a newer one in the input \`model\`.`

/** The limits are those of small open models behind a gateway: a guess too low costs room, one too high fails the run. */
const unknownFacts = (id: string): ModelFacts => ({
  id,
  contextWindow: 128_000,
  maxOutput: 8_192,
  efforts: [],
  structuredOutputs: false,
  minCacheable: 4096,
  price: null,
  notice:
    `The model ${id} is not known here: it is asked without an effort level and an output format, with at most ` +
    '8,192 tokens of output in a context of 128,000, and its price is unknown, so `max-cost-usd` cannot be kept.',
})
