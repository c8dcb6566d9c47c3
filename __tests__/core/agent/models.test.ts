import { expect, test } from '@jest/globals'
import { knownFacts } from '../../../src/core/agent/models.ts'

test('D22 a model is known by whatever name a provider gives it, and the name stays', () => {
  for (const id of [
    'claude-opus-4-5',
    'claude-opus-4-5-20251101',
    'claude-opus-4-5@20251101',
    'us.anthropic.claude-opus-4-5-20251101-v1:0',
    'arn:aws:bedrock:eu-west-1:1:inference-profile/eu.anthropic.claude-opus-4-5-20251101-v1:0',
    'anthropic/claude-opus-4-5',
  ]) {
    expect(knownFacts(id)).toMatchObject({ id, contextWindow: 200_000, price: { input: 5 } })
  }
})

test('a version is not mistaken for another', () => {
  expect(knownFacts('claude-sonnet-5-20260630').price?.cache_read).toBe(0.2)
  expect(knownFacts('claude-sonnet-5-5').price?.cache_read).toBe(0.1)
  expect(knownFacts('claude-sonnet-5-51').price).toBeNull()
})

test('a deprecated model works and names its last day', () => {
  expect(knownFacts('claude-opus-4-5').notice).toContain('2027-01-22')
  expect(knownFacts('claude-sonnet-5-5').notice).toBeNull()
})

test('an unknown model gets what is safe for all, and says so', () => {
  const facts = knownFacts('qwen3-coder')
  expect(facts).toMatchObject({ efforts: [], structuredOutputs: false, price: null })
  expect(facts.notice).toContain('qwen3-coder is not known')
})
