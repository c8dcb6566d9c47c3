import { expect, test } from '@jest/globals'
import { estimateRun } from '../../../src/core/agent/estimateRun.ts'
import { knownFacts } from '../../../src/core/agent/models.ts'

const sonnet = knownFacts('claude-sonnet-5-5')

test('a run costs between a short and a long course of its conversations', () => {
  const { low, high } = estimateRun(sonnet, 40_000, 4)
  expect([low.requests, high.requests]).toEqual([13, 49])
  expect(low.cost_usd).toBeCloseTo(0.21, 2)
  expect(high.cost_usd).toBeCloseTo(1.61, 2)
  expect(low.cache_read_ratio).toBeGreaterThan(0.9)
  expect(low.cost_without_cache_usd).toBeGreaterThan(4 * (low.cost_usd ?? 0))
})

test('a prompt too short for the cache is paid in full each time', () => {
  const { low } = estimateRun(sonnet, 300, 1)
  expect(low).toMatchObject({ cache_read_tokens: 0, cache_write_tokens: 0 })
  expect(low.cost_usd).toBe(low.cost_without_cache_usd)
})

test('without a price only tokens are told', () => {
  expect(estimateRun(knownFacts('qwen3-coder'), 40_000, 1).high).toMatchObject({
    cost_usd: null,
    output_tokens: 18_000,
  })
})
