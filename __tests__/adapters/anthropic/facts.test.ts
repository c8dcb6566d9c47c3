import { expect, test } from '@jest/globals'
import { arrange, never, question } from './arrange.ts'

const format = {
  type: 'object',
  properties: { verdict: { type: 'string' } },
  required: ['verdict'],
  additionalProperties: false,
}

test('asks the Models API once and takes the price from the table', async () => {
  const { api, model } = await arrange()
  await Promise.all([model.facts(), model.facts()])
  expect(await model.facts()).toMatchObject({
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
    structuredOutputs: true,
    price: { input: 2, cache_read: 0.1 },
    notice: null,
  })
  expect(api.requests.map(({ path }) => path)).toEqual(['/v1/models/claude-sonnet-5-5'])
})

test('knows from the table what a silent Models API does not tell', async () => {
  const { model } = await arrange({ modelsApi: false })
  expect(await model.facts()).toMatchObject({ contextWindow: 1_000_000, minCacheable: 512 })
})

test('warns of a deprecated model with its last day', async () => {
  const { model } = await arrange({}, { model: 'claude-opus-4-5-20251101' })
  expect((await model.facts()).notice).toContain('2027-01-22')
})

test('a price that was given wins', async () => {
  const price = {
    input: 1,
    output: 2,
    cache_read: 3,
    cache_write_5m: 4,
    cache_write_1h: 5,
  }
  const { model } = await arrange({}, { price })
  expect((await model.facts()).price).toEqual(price)
})

test('a model that nobody knows is asked for nothing it may not understand', async () => {
  const unknown = {
    id: 'qwen3-coder',
    context: 200_000,
    maxOutput: 8_192,
    efforts: [],
    minCacheable: 100_000,
    structuredOutputs: false,
    lifecycle: 'active' as const,
    retiresAt: null,
  }
  const { api, model } = await arrange(
    { models: [unknown], modelsApi: false },
    { model: 'qwen3-coder' },
  )
  await model.ask(question('Hello', { max_tokens: 60_000, format }), 'check', never)
  expect(api.refusals()).toEqual([])
  expect(api.asked()[0]).not.toHaveProperty('output_config')
  expect(api.asked()[0]?.max_tokens).toBe(8_192)
})

test('an output format goes to models that keep to it', async () => {
  const { api, model } = await arrange()
  await model.ask(question('Hello', { format }), 'check', never)
  expect(api.asked()[0]?.output_config).toEqual({
    effort: 'medium',
    format: { type: 'json_schema', schema: format },
  })
})
