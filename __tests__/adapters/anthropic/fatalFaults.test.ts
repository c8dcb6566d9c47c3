import { describe, expect, test } from '@jest/globals'
import type { FaultKind } from '../../support/anthropic/types.ts'
import { arrange, failing, never, question } from './arrange.ts'

const credit = 'Your credit balance is too low to access the Anthropic API.'
const spend = 'You have reached your specified API usage limits.'
const errorBody = (message: string, code: string) =>
  JSON.stringify({
    type: 'error',
    error: { type: 'rate_limit_error', message, details: { error_code: code } },
  })

const fatal: [string, FaultKind, string, RegExp][] = [
  ['401', { kind: 'status', status: 401 }, 'credential', /anthropic-api-key/],
  ['402', { kind: 'status', status: 402 }, 'credit', /Add credit/],
  ['400 for credit', { kind: 'status', status: 400, message: credit }, 'credit', /Add credit/],
  [
    '429 for a spending limit',
    { kind: 'status', status: 429, body: errorBody(spend, 'enforced_spend_limit_reached') },
    'credit',
    /spending limit/,
  ],
  ['403', { kind: 'status', status: 403 }, 'permission', /input `model`/],
  ['413', { kind: 'status', status: 413 }, 'too-large', /Split/],
  [
    'a prompt too long',
    { kind: 'status', status: 400, message: 'prompt is too long: 1000123 tokens > 1000000' },
    'too-large',
    /paths-ignore/,
  ],
  ['400', { kind: 'status', status: 400 }, 'invalid-request', /Messages API/],
  [
    'a refusal in the stream',
    { kind: 'stream-error', error: 'invalid_request_error' },
    'invalid-request',
    /./,
  ],
]

describe.each(fatal)('%s', (_, fault, kind, advice) => {
  test.each([1, 2])('at request %d ends the conversation at once, with advice', async (at) => {
    const { api, model } = await arrange({ faults: [{ ...fault, at }] })
    for (let n = 1; n < at; n += 1) await model.ask(question('Hello'), 'check', never)
    const error = await failing(model.ask(question('Hello'), 'check', never))
    expect(error.fault).toBe(kind)
    expect(error.advice).toMatch(advice)
    expect(api.asked()).toHaveLength(at)
  })
})

test('D19 a model that is not served: the input, the id, one request', async () => {
  const { api, model } = await arrange({}, { model: 'claude-sonet-5-5' })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('not-found')
  expect(error.advice).toBe(
    'Check the input `model`: `claude-sonet-5-5` is mistyped or no longer served.',
  )
  expect(api.asked()).toHaveLength(1)
})

test('D22 an address that is not the API', async () => {
  const { api, model } = await arrange()
  const wrong = await arrange({}, { baseUrl: `${api.url}/v1` })
  const error = await failing(wrong.model.ask(question('Hello'), 'check', never))
  expect(error.advice).toContain('`anthropic-base-url`: it must be the address before')
  await expect(model.facts()).resolves.toBeDefined()
})

test('D13 a page is not read out', async () => {
  const body = '<!DOCTYPE html><html><script>secret()</script></html>'
  const { api, model } = await arrange({ faults: [{ kind: 'status', status: 502, body }] })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.message).toBe(
    `${new URL(api.url).host} answered 502 with a web page, so not from the API but from something before it. ` +
      'It was tried 9 times.',
  )
})

test('overload for good is given up and told as such', async () => {
  const { api, model, waits } = await arrange({ faults: [{ kind: 'status', status: 529 }] })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('overloaded')
  expect(api.asked()).toHaveLength(9)
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000)
})

test('D24 attempts that were billed are few, and their bill is told', async () => {
  const { api, model } = await arrange({ faults: [{ kind: 'reset', after: 4 }] })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('network')
  expect(api.asked()).toHaveLength(3)
  expect(error.usage?.input_tokens).toBe(3 * (api.requests.at(-1)?.usage?.input_tokens ?? 0))
})

test('nobody listens', async () => {
  const { model } = await arrange({}, { baseUrl: 'http://127.0.0.1:9' })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.fault).toBe('network')
  expect(error.message).toMatch(/The connection to 127.0.0.1:9 failed: .+\. It was tried 9 times/)
})

test('no message shows the key', async () => {
  const key = 'sk-ant-secret'
  const faults = [{ kind: 'status', status: 401, message: 'invalid x-api-key' }] as const
  const { model, log } = await arrange({ faults })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(JSON.stringify([error.message, error.advice, error.stack, log.lines])).not.toContain(key)
})
