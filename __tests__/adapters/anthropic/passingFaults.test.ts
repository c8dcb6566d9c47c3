import { describe, expect, test } from '@jest/globals'
import { textOf } from '../../../src/core/agent/conversation.ts'
import { type Block, isToolUse, type Message } from '../../../src/core/agent/messages.ts'
import type { Model } from '../../../src/core/agent/model.ts'
import { call } from '../../support/anthropic/reply.ts'
import type { FaultKind } from '../../support/anthropic/types.ts'
import { arrange, never, question } from './arrange.ts'

const tools = [{ name: 'read', description: 'Reads.', input_schema: { type: 'object' } }]
const script = [call('read', { n: 1 }), call('read', { n: 2 }), 'Done.']
const html = '<html><body>Bad gateway</body></html>'

/** Three requests, each with the history of the ones before. */
async function threeTurns(model: Model): Promise<string> {
  let messages: Message[] = [{ role: 'user', content: [{ type: 'text', text: 'Go.' }] }]
  for (;;) {
    const reply = await model.ask(question('', { tools, messages }), 'check', never)
    const used = reply.content.find(isToolUse)
    if (!used) return textOf(reply)
    const result: Block = { type: 'tool_result', tool_use_id: used.id, content: 'ok' }
    messages = [
      ...messages,
      { role: 'assistant', content: reply.content },
      { role: 'user', content: [result] },
    ]
  }
}

const passing: [string, FaultKind][] = [
  ['429', { kind: 'status', status: 429, headers: { 'retry-after': '20' } }],
  ['D13 529', { kind: 'status', status: 529 }],
  ['500', { kind: 'status', status: 500 }],
  ['D13 502 with a page', { kind: 'status', status: 502, body: html }],
  ['D13 503 with a page', { kind: 'status', status: 503, body: html }],
  ['504', { kind: 'status', status: 504 }],
  ['D13 524 without a body', { kind: 'status', status: 524, body: '' }],
  ['200 without a body', { kind: 'status', status: 200, body: '' }],
  ['200 with a page', { kind: 'status', status: 200, body: html }],
  ['a reset', { kind: 'reset' }],
  ['a stall', { kind: 'stall' }],
]
const inStream: [string, FaultKind][] = [
  ['a reset in the stream', { kind: 'reset', after: 4 }],
  ['a stall in the stream', { kind: 'stall', after: 4 }],
  ['overload in the stream', { kind: 'stream-error', error: 'overloaded_error' }],
  ['a failure in the stream', { kind: 'stream-error', error: 'api_error', after: 5 }],
  ['an early end', { kind: 'stream-end', after: 4 }],
]

describe.each([...passing, ...inStream])('%s', (_, fault) => {
  test.each([1, 2, 3])('at request %d is tried again and told in the log', async (at) => {
    const { api, model, log, waits } = await arrange({ script, faults: [{ ...fault, at }] })
    expect(await threeTurns(model)).toBe('Done.')
    expect(api.asked()).toHaveLength(4)
    expect(api.refusals()).toEqual([])
    expect(waits).toHaveLength(1)
    expect(log.lines.filter((line) => /^info: check: .*Trying again in/.test(line))).toHaveLength(1)
  })
})

test.each(passing)('%s while priming, without a stream', async (_, fault) => {
  const { api, model } = await arrange({ faults: [{ ...fault, at: 1 }] })
  await model.ask(question('Hello', { max_tokens: 0 }), 'prime', never)
  expect(api.asked()).toHaveLength(2)
})

test.each([
  ['right after the reply was complete', { kind: 'stall', after: 7 }],
  ['after its last event', { kind: 'reset', after: 8 }],
] as const)('an answer that broke off %s is kept, not paid twice', async (_, fault) => {
  const { api, model, waits } = await arrange({
    script: ['Hi.'],
    thinking: false,
    faults: [{ ...fault, at: 1 }],
  })
  const reply = await model.ask(question('Hello'), 'check', never)
  expect(reply.content).toEqual([{ type: 'text', text: 'Hi.' }])
  expect(reply.wasted).toBeNull()
  expect([api.asked().length, waits.length]).toEqual([1, 0])
})

test('D24 what broke off has been billed and is told beside the reply', async () => {
  const fault = { kind: 'reset', after: 5, at: [1, 2] } as const
  const { api, model } = await arrange({ script: ['Hello there.'], faults: [fault] })
  const { usage, wasted } = await model.ask(question('Hello'), 'check', never)
  expect(api.asked()).toHaveLength(3)
  expect(wasted?.input_tokens).toBe(usage.input_tokens * 2)
  expect(wasted?.output_tokens).toBeGreaterThan(0)
})

test('D27 waits as long as the server asks, with a bound on all waits together', async () => {
  const fault = { kind: 'status', status: 429, headers: { 'retry-after': '20' } } as const
  const patient = await arrange({ faults: [{ ...fault, at: [1, 2, 3] }] })
  await patient.model.ask(question('Hello'), 'check', never)
  expect(patient.waits).toHaveLength(3)
  for (const wait of patient.waits) {
    expect(wait).toBeGreaterThanOrEqual(20_000)
    expect(wait).toBeLessThanOrEqual(25_000)
  }
  const slow = { ...fault, headers: { 'retry-after': '120' } }
  const { model, waits } = await arrange({ faults: [slow] })
  await expect(model.ask(question('Hello'), 'check', never)).rejects.toMatchObject({
    fault: 'rate-limit',
    advice: expect.stringContaining('rate limit'),
  })
  expect(waits.length).toBeLessThanOrEqual(2)
})

test('a server that wants no retry gets none', async () => {
  const fault = { kind: 'status', status: 529, headers: { 'x-should-retry': 'false' } } as const
  const { api, model } = await arrange({ faults: [fault] })
  await expect(model.ask(question('Hello'), 'check', never)).rejects.toMatchObject({
    fault: 'overloaded',
  })
  expect(api.asked()).toHaveLength(1)
})
