import { expect, test } from '@jest/globals'
import type { Annotation } from '../../../src/core/report/annotations.ts'
import type { CheckRun } from '../../../src/core/report/checkRun.ts'
import { actionsBot, actionsToken } from '../../support/github/identities.ts'
import { begin, requested, twoHunks } from './arrange.ts'

const result = (annotations: readonly Annotation[]): CheckRun => ({
  conclusion: 'failure',
  title: 'Two findings',
  summary: 'Look.',
  annotations,
})

const annotation = (index: number): Annotation => ({
  path: 'a.ts',
  start_line: index + 1,
  end_line: index + 2,
  level: 'warning',
  title: `finding ${index}`,
  message: 'Look.',
})

test('a check run is begun and concluded with annotations in batches of 50', async () => {
  const begun = await begin()
  const port = await begun.port()
  const id = (await port.startCheck('review', begun.head)) ?? 0
  const { checks } = begun.github.world
  expect(checks).toMatchObject([{ id, head_sha: begun.head, status: 'in_progress' }])
  const annotations = Array.from({ length: 120 }, (_, index) => annotation(index))
  await port.finishCheck(id, result(annotations))
  expect(checks).toMatchObject([
    { status: 'completed', conclusion: 'failure', title: 'Two findings', summary: 'Look.' },
  ])
  expect(checks[0]?.annotations).toEqual(
    annotations.map(({ level, ...place }) => ({ ...place, annotation_level: level })),
  )
  expect(requested(begun)).toEqual([
    'POST /check-runs',
    ...Array(3).fill(`PATCH /check-runs/${id}`),
  ])
})

test('the first request concludes: what is cut off after it leaves no check hanging', async () => {
  const begun = await begin()
  const port = await begun.port()
  const id = (await port.startCheck('review', begun.head)) ?? 0
  const outcome = { status: 422, body: { message: 'No.' } }
  begun.github.faults.add({ on: 'PATCH */check-runs/*', nth: 2, outcome })
  const annotations = Array.from({ length: 60 }, (_, index) => annotation(index))
  await expect(port.finishCheck(id, result(annotations))).rejects.toThrow(
    'Could not finish the check run: No.',
  )
  expect(begun.github.world.checks).toMatchObject([{ status: 'completed' }])
})

test('a token without checks: write costs the check run and one line of log', async () => {
  const poor = { ...actionsBot, permissions: { contents: 'read', pull_requests: 'write' } } as const
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: poor } })
  expect(await (await begun.port()).startCheck('review', begun.head)).toBeNull()
  expect(begun.lines).toEqual([
    'info: No check run: the token lacks `checks: write` (Resource not accessible by integration).',
  ])
})

test.each(['lost', 'reset'] as const)(
  'with its answer %s one check run is begun',
  async (outcome) => {
    const begun = await begin()
    begun.github.faults.add({ on: 'POST */check-runs', outcome })
    const id = await (await begun.port()).startCheck('review', begun.head)
    expect(begun.github.world.checks.map((run) => run.id)).toEqual([id])
  },
)
