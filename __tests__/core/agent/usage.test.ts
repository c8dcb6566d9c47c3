import { expect, test } from '@jest/globals'
import { knownFacts } from '../../../src/core/agent/models.ts'
import { addUsage, costOf, NO_USAGE, uncached, usageRecord } from '../../../src/core/agent/usage.ts'

const sonnet = knownFacts('claude-sonnet-5-5').price
const haiku = knownFacts('claude-haiku-5-5').price
const million = 1_000_000

test.each([
  ['input_tokens', 2],
  ['cache_read_input_tokens', 0.1],
  ['cache_creation_input_tokens', 2.5],
  ['output_tokens', 10],
] as const)('a million %s cost %d dollars', (kind, dollars) => {
  expect(sonnet && costOf({ ...NO_USAGE, [kind]: million }, sonnet)).toBeCloseTo(dollars)
})

test('tokens written for an hour cost the hour', () => {
  const hour = {
    ...NO_USAGE,
    cache_creation_input_tokens: million,
    cache_creation_1h_input_tokens: million,
  }
  expect(sonnet && costOf(hour, sonnet)).toBeCloseTo(4)
})

test('a long prompt has its own price, output included', () => {
  const at = (tokens: number) =>
    haiku && costOf({ ...NO_USAGE, input_tokens: tokens, output_tokens: million }, haiku)
  expect(at(100_000)).toBeCloseTo(0.51)
  expect(at(100_001)).toBeCloseTo(2.55)
})

test('the record tells the cached share and the price without a cache', () => {
  const usage = {
    ...NO_USAGE,
    input_tokens: 10,
    cache_read_input_tokens: 80,
    cache_creation_input_tokens: 10,
  }
  const doubled = addUsage(usage, usage)
  expect(uncached(doubled)).toEqual({ ...NO_USAGE, input_tokens: 200 })
  expect(usageRecord('m', 2, doubled, { spent: 0.1234567, withoutCache: 1 })).toEqual({
    model: 'm',
    requests: 2,
    input_tokens: 20,
    cache_read_tokens: 160,
    cache_write_tokens: 20,
    output_tokens: 0,
    cost_usd: 0.123457,
    cost_without_cache_usd: 1,
    cache_read_ratio: 0.8,
  })
  expect(usageRecord(null, 0, NO_USAGE, null)).toMatchObject({
    cost_usd: null,
    cache_read_ratio: 0,
  })
})
