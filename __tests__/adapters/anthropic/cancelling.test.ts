import { expect, test } from '@jest/globals'
import { PATIENCE } from '../../../src/adapters/anthropic/patience.ts'
import { arrange, failing, question } from './arrange.ts'

const after = (milliseconds: number) => AbortSignal.timeout(milliseconds)

test('before it is sent', async () => {
  const { api, model } = await arrange()
  await model.facts()
  const error = await failing(model.ask(question('Hello'), 'check', AbortSignal.abort()))
  expect(error).toMatchObject({ fault: 'cancelled', usage: null })
  expect(api.asked()).toHaveLength(0)
})

test('while the API thinks', async () => {
  const { model } = await arrange({ script: () => ({ content: 'x', delay: 60_000 }) })
  await model.facts()
  const error = await failing(model.ask(question('Hello'), 'check', after(50)))
  expect(error.fault).toBe('cancelled')
})

test('in the middle of the stream, with what it has cost so far', async () => {
  const { model } = await arrange({ faults: [{ kind: 'stall', after: 4 }] }, { silence: 5_000 })
  await model.facts()
  const error = await failing(model.ask(question('Hello'), 'check', after(100)))
  expect(error.fault).toBe('cancelled')
  expect(error.usage?.input_tokens).toBeGreaterThan(0)
})

test('while waiting for another try', async () => {
  const { api, model } = await arrange(
    { faults: [{ kind: 'status', status: 429, headers: { 'retry-after': '60' } }] },
    { patience: PATIENCE },
  )
  await model.facts()
  const error = await failing(model.ask(question('Hello'), 'check', after(100)))
  expect(error.fault).toBe('cancelled')
  expect(api.asked()).toHaveLength(1)
})
