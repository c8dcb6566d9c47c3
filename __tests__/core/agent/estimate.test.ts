import { expect, test } from '@jest/globals'
import { estimateRequest, estimateTokens } from '../../../src/core/agent/estimate.ts'

test('counts bytes, so that scripts without spaces weigh what they cost', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens('x'.repeat(36))).toBe(10)
  expect(estimateTokens('評'.repeat(36))).toBe(30)
})

test('a request weighs its tools, its system prompt and its messages', () => {
  const text = { type: 'text', text: 'x'.repeat(3600) } as const
  const empty = {
    system: [],
    tools: [],
    messages: [],
    max_tokens: 1,
    effort: null,
    format: null,
  }
  const tool = { name: 'read', description: 'x'.repeat(3600), input_schema: {} }
  const whole = {
    ...empty,
    system: [text],
    tools: [tool],
    messages: [{ role: 'user' as const, content: [text] }],
  }
  expect(estimateRequest(empty)).toBe(0)
  expect(estimateRequest(whole)).toBeGreaterThan(3000)
  expect(estimateRequest(whole)).toBeLessThan(3100)
})
