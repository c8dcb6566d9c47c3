import { expect, test } from '@jest/globals'
import { converse } from '../../../src/core/agent/converse.ts'
import { ModelError } from '../../../src/core/agent/model.ts'
import { prime } from '../../../src/core/agent/prime.ts'
import { call, rawCall, text } from '../../support/anthropic/reply.ts'
import type { Reply } from '../../support/anthropic/types.ts'
import { arrangeConversation } from './arrangeConversation.ts'

const finish = call('finish_review', {})
const reading = (path: string) => call('read_file', { path })

test('talks until the review is finished, all calls answered in order', async () => {
  const script = [[text('Hm.'), reading('a.ts'), reading('b.ts')], reading('c.ts'), finish]
  const { api, plan, world, notes } = await arrangeConversation({ script })
  const result = await converse(plan, world)
  expect(result).toMatchObject({
    ended: 'finished',
    reason: 'finish_review was called',
    turns: 3,
    fault: null,
  })
  expect(notes.read).toEqual(['a.ts', 'b.ts', 'c.ts'])
  expect(api.asked()).toHaveLength(3)
  expect(api.refusals()).toEqual([])
  expect(result.usage.output_tokens).toBe(world.budget.spent().output_tokens)
})

test('what a tool cannot do comes back as an error that says how to mend it', async () => {
  const calls = [
    call('delete_file', {}),
    call('read_file', { file: 'a.ts' }),
    rawCall('read_file', '{"path": '),
    reading('broken'),
    reading('empty'),
  ]
  const { api, plan, world, broken } = await arrangeConversation({ script: [calls, finish] })
  expect(await converse(plan, world)).toMatchObject({ ended: 'finished' })
  expect(broken).toEqual([new Error('the disk is gone')])
  const results = api.asked()[1]?.messages.at(-1)?.content
  expect(results).toMatchObject([
    {
      is_error: true,
      content: 'There is no tool `delete_file`. The tools are: read_file, finish_review.',
    },
    { is_error: true, content: expect.stringMatching(/schema of `read_file`.*path/s) },
    { is_error: true, content: expect.stringContaining('was not JSON') },
    { is_error: true, content: expect.stringContaining('`read_file` broke: the disk is gone') },
    { content: '(empty)' },
  ])
  expect(api.refusals()).toEqual([])
})

test('D01 a model that never stops is stopped, with the number of turns', async () => {
  const script = () => reading('again.ts')
  const { api, plan, world, notes } = await arrangeConversation(
    { script },
    { plan: { maxTurns: 4 } },
  )
  const result = await converse(plan, world)
  expect(result).toMatchObject({ ended: 'turns', reason: 'The limit of 4 turns was reached.' })
  expect(notes.read).toHaveLength(4)
  expect(api.asked()).toHaveLength(4)
})

test.each<[string, Reply]>([
  ['without a word', { content: [], stop_reason: 'end_turn' }],
  ['with prose', 'Looks good to me.'],
])('D09 a model that finishes %s is nudged, and finishes', async (_, said) => {
  const script = [reading('a.ts'), said, finish]
  // An empty reply leaves no trace in the history, so turns cannot be told by it.
  const { api, plan, world } = await arrangeConversation({
    script: (_body, { n }) => script[n - 1] ?? finish,
  })
  expect(await converse(plan, world)).toMatchObject({ ended: 'finished', turns: 3 })
  expect(api.refusals()).toEqual([])
})

test('a reply that is cut off loses only its last call', async () => {
  const content = [reading('a.ts'), reading('b.ts'), rawCall('read_file', '{"pa')]
  const script = [{ content, stop_reason: 'max_tokens' }]
  const { plan, world, notes } = await arrangeConversation({ script })
  expect(await converse(plan, world)).toMatchObject({
    ended: 'cut-off',
    reason: expect.stringContaining('in the middle of a call of `read_file`'),
  })
  expect(notes.read).toEqual(['a.ts', 'b.ts'])
})

test.each([
  ['refusal', 'refused', /declined/],
  ['model_context_window_exceeded', 'context', /outgrew/],
])('%s has its own end', async (stop_reason, ended, reason) => {
  const { plan, world } = await arrangeConversation({ script: [{ content: 'I', stop_reason }] })
  expect(await converse(plan, world)).toMatchObject({
    ended,
    reason: expect.stringMatching(reason),
  })
})

test('a pause is gone on from', async () => {
  const script = [{ content: 'Working.', stop_reason: 'pause_turn' }, finish]
  const { api, plan, world } = await arrangeConversation({ script })
  expect(await converse(plan, world)).toMatchObject({ ended: 'finished', turns: 2 })
  expect(api.refusals()).toEqual([])
})

test('a failure of the model is a value with its fault and advice', async () => {
  const faults = [{ kind: 'status', status: 401, at: 2 }] as const
  const { plan, world, notes } = await arrangeConversation({ script: [reading('a.ts')], faults })
  expect(await converse(plan, world)).toMatchObject({
    ended: 'failed',
    fault: 'credential',
    reason: expect.stringMatching(/answered 401.*anthropic-api-key/),
    turns: 1,
  })
  expect(notes.read).toEqual(['a.ts'])
})

test('a model that cannot even be set up is a value too', async () => {
  const { plan, world } = await arrangeConversation({})
  const error = new ModelError('credential', 'No region.', 'Set one.')
  const model = { ...world.model, facts: () => Promise.reject(error) }
  expect(await converse(plan, { ...world, model })).toMatchObject({
    ended: 'failed',
    fault: 'credential',
    reason: 'No region. Set one.',
    turns: 0,
  })
})

test('D23 the budget ends a conversation in time, what was found stays', async () => {
  // Two dollars a million in, ten out: each turn costs a cent of output.
  const script = () => ({ content: [reading('a.ts')], output_tokens: 1_000 })
  const { plan, world, notes } = await arrangeConversation({ script }, { maxCostUsd: 0.1 })
  const result = await converse(plan, world)
  expect(result).toMatchObject({
    ended: 'budget',
    reason: expect.stringMatching(/`max-cost-usd`.*0\.\d\d dollars are spent/),
  })
  expect(notes.read.length).toBeGreaterThan(3)
  expect(world.budget.spent().cost_usd).toBeLessThanOrEqual(0.1)
})

test('a reply that the budget cut short ends for the budget', async () => {
  const script = [{ content: 'I looked', stop_reason: 'max_tokens' }]
  const { plan, world } = await arrangeConversation({ script }, { maxCostUsd: 0.04 })
  expect(await converse(plan, world)).toMatchObject({ ended: 'budget' })
})

test('the time that is up ends a conversation, before and within a request', async () => {
  const late = await arrangeConversation({}, { timeUp: AbortSignal.abort() })
  expect(await converse(late.plan, late.world)).toMatchObject({
    ended: 'time',
    reason: 'The time is up (`timeout-minutes`).',
  })
  const slow = await arrangeConversation(
    { script: () => ({ content: 'x', delay: 3_000 }) },
    { timeUp: AbortSignal.timeout(100) },
  )
  expect(await converse(slow.plan, slow.world)).toMatchObject({ ended: 'time', fault: null })
})

test('a cancelled run ends at once, and is not mistaken for one that ran out of time', async () => {
  const controller = new AbortController()
  const script = () => {
    controller.abort()
    return { content: 'x', delay: 3_000 }
  }
  const { plan, world } = await arrangeConversation({ script }, { signal: controller.signal })
  expect(await converse(plan, world)).toMatchObject({ ended: 'cancelled' })
})

test('a conversation that grows too long ends before the API refuses it', async () => {
  const small = { context: 30_000, maxOutput: 8_000, efforts: [], minCacheable: 512 }
  const models = [
    {
      ...small,
      id: 'claude-haiku-4-5-20251001',
      structuredOutputs: true,
      lifecycle: 'active' as const,
      retiresAt: null,
    },
  ]
  const script = () => [text('words '.repeat(3_000)), reading('a.ts')]
  const { api, plan, world } = await arrangeConversation(
    { models, script },
    { modelId: 'claude-haiku-4-5-20251001' },
  )
  expect(await converse(plan, world)).toMatchObject({
    ended: 'context',
    reason: expect.stringContaining('with room for 30000'),
  })
  expect(api.refusals()).toEqual([])
  expect(api.requests.some(({ path }) => path.endsWith('count_tokens'))).toBe(true)
})

test('an ended conversation can be asked once more, bound to a format', async () => {
  const format = {
    type: 'object',
    properties: { verdict: { type: 'string' } },
    required: ['verdict'],
    additionalProperties: false,
  }
  const { api, plan, world } = await arrangeConversation({
    script: [reading('a.ts'), finish, '{"verdict":"confirmed"}'],
  })
  const first = await converse(plan, world)
  const more = {
    ...plan,
    label: 'verdicts',
    format,
    opening: [{ type: 'text', text: 'Your verdicts?' }] as const,
    isFinished: () => 'answered',
  }
  const second = await converse(more, world, first.conversation)
  expect(second).toMatchObject({ ended: 'finished', finalText: '{"verdict":"confirmed"}' })
  expect(api.asked().at(-1)?.output_config?.format?.schema).toEqual(format)
  expect(api.refusals()).toEqual([])
})

test('conversations side by side read what was primed', async () => {
  const { api, plan, world, notes } = await arrangeConversation({ script: ['Done.'] })
  const [shared] = plan.opening
  if (!shared) throw new Error('The plan has an opening.')
  const primed = await prime(plan.prefix, shared, plan.effort, world)
  if (!primed.ok) throw new Error(primed.reason)
  expect(primed.cachedTokens).toBeGreaterThan(2_000)
  notes.finished = true
  const plans = ['correctness', 'security', 'skills'].map((label) => ({
    ...plan,
    label,
    opening: [shared, { type: 'text' as const, text: `Look at ${label}.` }],
    cachedTokens: primed.cachedTokens,
  }))
  await Promise.all(plans.map((each) => converse(each, world)))
  for (const { usage } of api.requests.slice(-3)) {
    expect(usage?.cache_read_input_tokens).toBe(primed.cachedTokens)
  }
})

test('priming fails only for what would fail every request', async () => {
  const refused = await arrangeConversation({ faults: [{ kind: 'status', status: 400 }] })
  const unauthorised = await arrangeConversation({ faults: [{ kind: 'status', status: 401 }] })
  const block = { type: 'text', text: 'change '.repeat(1_000) }
  const primeIn = ({ plan, world }: typeof refused) => prime(plan.prefix, block, plan.effort, world)
  expect(await primeIn(refused)).toEqual({ ok: true, cachedTokens: 0 })
  expect(await primeIn(unauthorised)).toMatchObject({ ok: false, fault: 'credential' })
})
