import { expect, test } from '@jest/globals'
import { converse } from '../../../src/core/agent/converse.ts'
import { ModelError } from '../../../src/core/agent/model.ts'
import { recordModel } from '../../../src/core/transcript/recordModel.ts'
import type { TranscriptRecord } from '../../../src/core/transcript/records.ts'
import { replayModel } from '../../../src/core/transcript/replayModel.ts'
import { call } from '../../support/anthropic/reply.ts'
import type { Script } from '../../support/anthropic/types.ts'
import { arrangeConversation } from '../agent/arrangeConversation.ts'

const labels = ['correctness', 'security', 'skills']

/** Each conversation reads files of its own, at its own pace. */
const script: Script = async (body, { turn }) => {
  const label = labels.find((name) => JSON.stringify(body.messages).includes(`about ${name}`))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
  return turn < 4 ? call('read_file', { path: `${label}-${turn}` }) : call('finish_review', {})
}

type Arranged = Awaited<ReturnType<typeof arrangeConversation>>

/** Three conversations side by side; what each read, and how it ended. */
async function run({ plan, world }: Arranged, change = 'the change') {
  const results = await Promise.all(
    labels.map((label) => {
      const read: string[] = []
      const tools = plan.tools.map((tool) => ({
        name: tool.name,
        async call(input: unknown) {
          read.push(JSON.stringify(input))
          return { text: 'ok', isError: false }
        },
      }))
      const opening = [
        { type: 'text' as const, text: change },
        { type: 'text' as const, text: `Look for faults about ${label}.` },
      ]
      const isFinished = () => (read.length === 4 ? 'finished' : null)
      return converse({ ...plan, label, tools, opening, isFinished }, world).then(
        ({ ended, turns, usage }) => ({ label, ended, turns, usage, read }),
      )
    }),
  )
  return results
}

const noDrift = (label: string, n: number) => {
  throw new Error(`${label} drifted at ${n}`)
}

async function recorded() {
  const arranged = await arrangeConversation({ script })
  const records: TranscriptRecord[] = []
  const model = recordModel(arranged.world.model, (record) => records.push(record))
  const results = await run({ ...arranged, world: { ...arranged.world, model } })
  // As a file would give them back.
  return { ...arranged, results, records: JSON.parse(JSON.stringify(records)) as typeof records }
}

test('conversations side by side replay to the same results, without a model', async () => {
  const { results, records } = await recorded()
  expect(results[0]).toMatchObject({ ended: 'finished', turns: 4 })
  const again = await arrangeConversation({})
  const model = replayModel(records, null, noDrift)
  expect(await run({ ...again, world: { ...again.world, model } })).toEqual(results)
  expect(again.api.requests).toHaveLength(0)
})

test('prefixes are written once and messages once each', async () => {
  const { records } = await recorded()
  expect(records.filter(({ type }) => type === 'prefix')).toHaveLength(1)
  const requests = records.filter((record) => record.type === 'request')
  expect(requests).toHaveLength(12)
  for (const { n, kept, added } of requests) {
    expect([kept, added.length]).toEqual(n === 1 ? [0, 1] : [2 * n - 3, 2])
  }
})

test('a program whose prompts have changed replays the replies and says so', async () => {
  const { results, records } = await recorded()
  const again = await arrangeConversation({})
  const drifts: string[] = []
  const model = replayModel(records, null, (label, n) => drifts.push(`${label} ${n}`))
  const replayed = await run({ ...again, world: { ...again.world, model } }, 'another change')
  expect(replayed).toEqual(results)
  expect(drifts.sort()).toEqual(['correctness 1', 'security 1', 'skills 1'])
})

test('a run that was killed resumes where its record ends', async () => {
  const { results, records } = await recorded()
  const half = records.slice(0, Math.floor(records.length / 2))
  const replies = half.filter(({ type }) => type === 'reply').length
  const again = await arrangeConversation({ script, ownHistoryOnly: false })
  const model = replayModel(half, again.world.model, noDrift)
  const resumed = await run({ ...again, world: { ...again.world, model } })
  expect(resumed.map(({ label, read }) => [label, read])).toEqual(
    results.map(({ label, read }) => [label, read]),
  )
  expect(again.api.asked()).toHaveLength(12 - replies)
  expect(again.api.refusals()).toEqual([])
})

test('a resumed run asks the model anew about a change that is not the recorded one', async () => {
  const { records } = await recorded()
  const again = await arrangeConversation({ script })
  const model = replayModel(records, again.world.model, () => undefined)
  await run({ ...again, world: { ...again.world, model } }, 'another change')
  expect(again.api.asked()).toHaveLength(12)
})

test('a recorded failure is replayed, and tried again by a resumed run', async () => {
  const faults = [{ kind: 'status', status: 401 }] as const
  const broken = await arrangeConversation({ faults })
  const records: TranscriptRecord[] = []
  const world = {
    ...broken.world,
    model: recordModel(broken.world.model, (record) => records.push(record)),
  }
  const failed = await converse(broken.plan, world)
  const replayed = await converse(broken.plan, {
    ...world,
    model: replayModel(records, null, noDrift),
  })
  expect(replayed).toEqual(failed)
  expect(replayed.fault).toBe('credential')
  const live = await arrangeConversation({ script: [call('finish_review', {})] })
  const model = replayModel(records, live.world.model, noDrift)
  expect(await converse(live.plan, { ...live.world, model })).toMatchObject({ ended: 'finished' })
})

test('what was not recorded is an error that says so', async () => {
  const { plan, world } = await arrangeConversation({})
  const model = replayModel([], null, noDrift)
  await expect(model.facts()).rejects.toThrow(ModelError)
  expect(await converse(plan, { ...world, model })).toMatchObject({ ended: 'failed' })
})
