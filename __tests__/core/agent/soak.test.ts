import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { converse } from '../../../src/core/agent/converse.ts'
import { prime } from '../../../src/core/agent/prime.ts'
import { call, rawCall, text } from '../../support/anthropic/reply.ts'
import type { Fault, Reply, Script } from '../../support/anthropic/types.ts'
import { randomFrom } from '../../support/random.ts'
import { arrangeConversation } from './arrangeConversation.ts'

/** Reviews to hold; `SOAK=500 SEED=2 npm test -- core/agent/soak` holds more, and others. */
const REVIEWS = Number(process.env['SOAK'] ?? 150)
const SEED = Number(process.env['SEED'] ?? 1)

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(() => {
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('unhandledRejection', note)
})

const statuses = [400, 401, 402, 403, 404, 413, 429, 500, 502, 503, 529]
const streamErrors = ['overloaded_error', 'api_error', 'invalid_request_error']

function faultFor(random: () => number): Fault {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const at = 1 + Math.floor(random() * 14)
  const after = Math.floor(random() * 9)
  return pick<Fault>([
    { kind: 'status', status: pick(statuses), at },
    { kind: 'status', status: pick([200, 502]), body: '<html>', at },
    { kind: 'reset', at },
    { kind: 'reset', after, at },
    { kind: 'stream-error', error: pick(streamErrors), after, at },
    { kind: 'stream-end', after, at },
  ])
}

/** A model with moods: mostly it reads and finishes, sometimes it does what models do. */
function moody(random: () => number): Script {
  return () => {
    const moods: Reply[] = [
      call('finish_review', {}),
      call('finish_review', {}),
      call('read_file', { path: 'a.ts' }),
      [text('Let me look.'), call('read_file', { path: 'a.ts' }), call('read_file', {})],
      Array.from({ length: 25 }, () => call('read_file', { path: 'b.ts' })),
      call('delete_everything', {}),
      rawCall('read_file', '{"path": "a'),
      'Looks good.',
      { content: [], stop_reason: 'end_turn' },
      { content: [call('read_file', { path: 'a.ts' })], stop_reason: 'max_tokens' },
      { content: 'No.', stop_reason: 'refusal' },
      { content: 'Wait.', stop_reason: 'pause_turn' },
      { content: 'So', stop_reason: 'model_context_window_exceeded' },
    ]
    return moods[Math.floor(random() * moods.length)] ?? ''
  }
}

async function review(seed: number) {
  const random = randomFrom(seed)
  const faults = Array.from({ length: Math.floor(random() * 4) }, () => faultFor(random))
  const maxCostUsd = random() < 0.2 ? 0.03 : 2
  const { api, plan, world } = await arrangeConversation(
    { script: moody(random), faults },
    { maxCostUsd },
  )
  const [shared] = plan.opening
  if (!shared) throw new Error('The plan has an opening.')
  const primed = await prime(plan.prefix, shared, plan.effort, world)
  const results = primed.ok
    ? await Promise.all(
        ['correctness', 'security', 'skills'].map((label) => {
          let finished = false
          const tools = plan.tools.map((tool) => ({
            name: tool.name,
            call: (input: unknown) => {
              finished ||= tool.name === 'finish_review'
              return tool.call(input)
            },
          }))
          const isFinished = () => (finished ? 'done' : null)
          const { cachedTokens } = primed
          return converse({ ...plan, label, tools, isFinished, cachedTokens }, world)
        }),
      )
    : []
  return { api, primed, results, spent: world.budget.spent().cost_usd ?? 0, maxCostUsd }
}

test(`${REVIEWS} reviews with random faults all end, and say why`, async () => {
  const endings = new Map<string, number>()
  for (let n = 0; n < REVIEWS; n += 1) {
    const seed = SEED * 1_000_000 + n
    const { api, primed, results, spent, maxCostUsd } = await review(seed)
    try {
      expect(api.refusals()).toEqual([])
      expect(spent).toBeLessThanOrEqual(maxCostUsd)
      if (!primed.ok) expect(primed.reason).toMatch(/\w/)
      for (const { ended, reason, fault } of results) {
        endings.set(ended, (endings.get(ended) ?? 0) + 1)
        expect(reason).toMatch(/\w/)
        if (ended === 'failed') expect(fault).not.toBeNull()
      }
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error })
    } finally {
      await api.stop()
    }
  }
  expect(unhandled).toEqual([])
  expect([...endings.keys()].sort()).toEqual(
    expect.arrayContaining(['finished', 'refused', 'cut-off', 'context']),
  )
}, 600_000)
