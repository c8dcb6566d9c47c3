import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { analyze, begin, publish, readToken, seen, unpack } from './arrange.ts'

/** Two folders of files that together are too long for one job. */
const names = Array.from({ length: 12 }, (_, index) => `${index < 6 ? 'a' : 'b'}/f${index}.ts`)
const body = (name: string) =>
  Array.from({ length: 1_000 }, (_, line) => `export const v${line} = '${name}'\n`).join('')
const large = [
  { files: { 'README.md': 'one\n' } },
  { files: Object.fromEntries(names.map((name) => [name, body(name)])) },
]
const findings = ['a/f0.ts', 'b/f11.ts'].map((path) => ({
  path,
  to: 'correctness',
  quote: `export const v7 = '${path}'`,
  title: `The name of ${path} is exported twice`,
  body: `Whoever imports it from ${path} gets the other one.`,
}))
const pull = { name: 'pull_request', payload: { action: 'opened', pull_request: { number: 7 } } }
const together = { event: pull, env: { GITHUB_WORKFLOW: 'review', GITHUB_RUN_ID: '4711' } }

async function planned() {
  const stage = await begin({ commits: large, anthropic: { script: reviewer } })
  const plan = await stage.run({ inputs: { mode: 'plan', 'github-token': readToken } })
  expect([plan.status, plan.outputs['verdict']]).toEqual([0, 'skipped'])
  expect(stage.anthropic.requests).toEqual([])
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
  const { shard } = JSON.parse(plan.outputs['matrix'] ?? '') as { shard: string[] }
  const files: Record<string, string> = {}
  for (const one of shard) {
    const { outputs } = await analyze(stage, { inputs: { shard: one, effort: 'low' } })
    files[`findings-${one.replace('/', '-of-')}/findings.json`] = await readFile(
      outputs['findings-file'] ?? '',
      'utf8',
    )
  }
  return { stage, shard, files }
}

const reviewer = scriptedReviewer({ findings })

test('a large change is planned, analyzed in parts and published as one review', async () => {
  const { stage, shard, files } = await planned()
  expect(shard).toEqual(['1/2', '2/2'])
  const parts = Object.values(files).map((text) => JSON.parse(text).coverage.length)
  expect(parts).toEqual([6, 6])

  const published = await publish(stage, await unpack(files), together)
  expect(published.outputs).toMatchObject({ verdict: 'findings', 'findings-count': '2' })
  expect(stage.github.world.reviews).toHaveLength(1)
  expect(seen(stage).inline.map(({ place }) => place.path)).toEqual(['a/f0.ts', 'b/f11.ts'])
  expect(seen(stage).summary).toContain('12 files reviewed')
  const costs = Object.values(files).map((text) => JSON.parse(text).usage.cost_usd)
  expect(Number(published.outputs['cost-usd'])).toBeCloseTo(costs[0] + costs[1], 6)
})

test('a part that is missing makes the review partial, and says what was not reached', async () => {
  const { stage, files } = await planned()
  const [first] = Object.entries(files)
  const folder = await unpack(Object.fromEntries(first === undefined ? [] : [first]))
  const { status, outputs } = await publish(stage, folder, together)
  expect([status, outputs['verdict']]).toEqual([0, 'partial'])
  expect(seen(stage).summary).toContain('b/f11.ts')
})

test('a shard that cannot be is an error that says how to write one', async () => {
  const stage = await begin()
  const { status, log } = await analyze(stage, { inputs: { shard: '3/2' } })
  expect([status, log]).toEqual([
    1,
    expect.stringContaining('The shard "3/2" cannot be: write i/n'),
  ])
})

test('files are found by folder, by glob and one by one', async () => {
  const { stage, files } = await planned()
  const folder = await unpack(files)
  const ways = [
    `${folder}/findings-*/findings.json`,
    Object.keys(files)
      .map((name) => `${folder}/${name}`)
      .join('\n'),
  ]
  for (const way of ways)
    expect((await publish(stage, way, together)).outputs['findings-count']).toBe('2')
  expect(seen(stage).inline).toHaveLength(2)
})
