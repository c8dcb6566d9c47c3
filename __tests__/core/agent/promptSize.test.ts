import { expect, test } from '@jest/globals'
import { ESTIMATE_ERROR } from '../../../src/core/agent/estimate.ts'
import type { Message, ModelReply, ModelRequest } from '../../../src/core/agent/messages.ts'
import { PromptMeter } from '../../../src/core/agent/promptSize.ts'
import { NO_USAGE } from '../../../src/core/agent/usage.ts'

const user = (words: string): Message => ({
  role: 'user',
  content: [{ type: 'text', text: words }],
})
const request = (...messages: Message[]): ModelRequest => ({
  system: [],
  tools: [],
  messages,
  max_tokens: 1,
  effort: null,
  format: null,
})
const reply = (input_tokens: number, output_tokens: number): ModelReply => ({
  content: [{ type: 'text', text: 'x'.repeat(9_999) }],
  stop_reason: 'end_turn',
  usage: { ...NO_USAGE, input_tokens, output_tokens },
  model: 'm',
  refusal: null,
  wasted: null,
})
const change = user('x'.repeat(3_600))

test('before the first reply everything is a guess, with a margin', () => {
  const { tokens, atMost, cached } = new PromptMeter(0).size(request(change), 512)
  expect(tokens).toBeGreaterThanOrEqual(1_000)
  expect(tokens).toBeLessThan(1_050)
  expect(atMost).toBe(Math.ceil(tokens * ESTIMATE_ERROR))
  expect(cached).toBe(0)
})

test('what was primed counts as cached, but never more than there is', () => {
  expect(new PromptMeter(700).size(request(change), 512).cached).toBe(700)
  const short = new PromptMeter(70_000).size(request(change), 512)
  expect(short.cached).toBe(short.tokens)
})

test('after a reply only what came since is a guess', () => {
  const meter = new PromptMeter(0)
  meter.measure(request(change), reply(1_500, 400))
  const said: Message = { role: 'assistant', content: reply(0, 0).content }
  const next = meter.size(request(change, said, user('y'.repeat(3_600))), 512)
  expect(next.tokens).toBeGreaterThan(2_900)
  expect(next.tokens).toBeLessThan(2_950)
  expect(next.atMost - next.tokens).toBeLessThan(450)
  expect(next.cached).toBe(1_500)
})

test('a prompt below the minimum is not cached', () => {
  const meter = new PromptMeter(0)
  meter.measure(request(change), reply(300, 10))
  expect(meter.size(request(change, user('go on')), 512).cached).toBe(0)
})
