import { expect, test } from '@jest/globals'
import { isToolUse } from '../../../src/core/agent/messages.ts'
import { call, rawCall, text } from '../../support/anthropic/reply.ts'
import { arrange, never, question } from './arrange.ts'

const tool = { name: 'read', description: 'Reads.', input_schema: { type: 'object' } }

test('D02 asks with streaming whatever the length; D06 D18 D25 forces no tool, no sampling, no thinking budget', async () => {
  const { api, model } = await arrange({ script: ['Fine.'] })
  const reply = await model.ask(question('Hello', { max_tokens: 64_000 }), 'check', never)
  expect(reply.content.at(-1)).toEqual({ type: 'text', text: 'Fine.' })
  expect(reply).toMatchObject({ stop_reason: 'end_turn', wasted: null, refusal: null })
  expect(api.asked()).toEqual([
    {
      model: 'claude-sonnet-5-5',
      max_tokens: 64_000,
      stream: true,
      output_config: { effort: 'medium' },
      system: [{ type: 'text', text: 'Review.', cache_control: { type: 'ephemeral' } }],
      messages: [
        {
          role: 'user',
          content: [{ type: 'text', text: 'Hello', cache_control: { type: 'ephemeral' } }],
        },
      ],
    },
  ])
})

test('thinking goes back untouched and calls arrive parsed', async () => {
  const script = [[text('Let me see.'), call('read', { path: 'ä"\\n', lines: [1, 2] })], 'Done.']
  const { api, model } = await arrange({ script })
  const first = question('Hello', { tools: [tool] })
  const reply = await model.ask(first, 'check', never)
  expect(reply.stop_reason).toBe('tool_use')
  const [thinking, said, used] = reply.content
  expect(thinking).toMatchObject({ type: 'thinking', thinking: '' })
  expect(said).toEqual({ type: 'text', text: 'Let me see.' })
  expect(used).toMatchObject({ name: 'read', input: { path: 'ä"\\n', lines: [1, 2] } })
  const id = reply.content.find(isToolUse)?.id ?? ''
  const result = { type: 'tool_result', tool_use_id: id, content: 'text' } as const
  const messages = [
    ...first.messages,
    { role: 'assistant' as const, content: reply.content },
    { role: 'user' as const, content: [result] },
  ]
  await model.ask({ ...first, messages }, 'check', never)
  expect(api.refusals()).toEqual([])
})

test('tool input that is no JSON is handed on as it came', async () => {
  const garbled = [rawCall('read', '{"path": "a.ts", "line": 12,}'), call('read', {})]
  const { model } = await arrange({ script: [garbled] })
  const reply = await model.ask(question('Hello', { tools: [tool] }), 'check', never)
  expect(reply.content.slice(1)).toMatchObject([
    { input: { not_json: '{"path": "a.ts", "line": 12,}' } },
    { input: {} },
  ])
})

test('a refusal comes with its explanation', async () => {
  const script = [{ content: '', stop_reason: 'refusal', refusal: 'Not this.' }]
  const { model } = await arrange({ script })
  const reply = await model.ask(question('Hello'), 'check', never)
  expect(reply).toMatchObject({ stop_reason: 'refusal', refusal: 'Not this.' })
})

test('the cache is primed without a stream and read by the next request', async () => {
  const { api, model } = await arrange()
  const shared = 'change '.repeat(600)
  const priming = await model.ask(question(shared, { max_tokens: 0 }), 'prime', never)
  expect(priming.usage.cache_creation_input_tokens).toBeGreaterThan(1_000)
  expect(priming.content).toEqual([])
  const both = [
    { type: 'text', text: shared },
    { type: 'text', text: 'What is wrong?' },
  ] as const
  const messages = [{ role: 'user' as const, content: both }]
  const reply = await model.ask(question('', { messages }), 'check', never)
  expect(reply.usage.cache_read_input_tokens).toBe(priming.usage.cache_creation_input_tokens)
  expect(api.asked()[0]).not.toHaveProperty('stream')
})

test('counts tokens, or says that the endpoint cannot', async () => {
  const { model } = await arrange()
  expect(await model.count(question('Hello'), never)).toBeGreaterThan(5)
  const cannot = await arrange({ countTokens: false })
  expect(await cannot.model.count(question('Hello'), never)).toBeNull()
})

test('D22 the model is sent as it was written', async () => {
  const id = 'us.anthropic.claude-sonnet-5-5-v1:0'
  const served = {
    id,
    context: 200_000,
    maxOutput: 8_000,
    efforts: [],
    minCacheable: 1024,
    structuredOutputs: true,
    lifecycle: 'active' as const,
    retiresAt: null,
  }
  const { api, model } = await arrange({ models: [served] }, { model: id })
  await model.ask(question('Hello', { max_tokens: 20_000 }), 'check', never)
  expect(api.asked()[0]).toMatchObject({ model: id, max_tokens: 8_000 })
})
