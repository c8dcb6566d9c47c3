import { expect, test } from '@jest/globals'
import { parseFindingsFile } from '../../src/core/report/findingsFile.ts'
import { analyze, begin, endOf, fork, publish, seen } from './arrange.ts'

test('one job reads and asks, another posts what it found', async () => {
  const stage = await begin()
  const analyzed = await analyze(stage)
  expect([analyzed.status, analyzed.outputs['verdict']]).toEqual([0, 'findings'])
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
  // Annotations here would stand beside the comments of the other job.
  expect(analyzed.log).not.toMatch(/^::(error|warning|notice) file=/m)
  const asked = stage.anthropic.requests.length

  const published = await publish(stage, analyzed.outputs['findings-file'] ?? '')
  expect([published.status, published.log]).toEqual([0, expect.not.stringContaining('::error')])
  expect(published.outputs).toMatchObject({
    verdict: 'findings',
    'findings-count': '2',
    'skills-loaded': '["money"]',
    'cost-usd': analyzed.outputs['cost-usd'],
    'review-url': expect.stringContaining('#pullrequestreview-'),
  })
  expect(stage.anthropic.requests).toHaveLength(asked)
  const { inline, summary } = seen(stage)
  expect(inline.map(({ place }) => place)).toEqual([
    expect.objectContaining({ path: 'src/cart.ts', line: 2 }),
    expect.objectContaining({ path: 'src/cart.ts', line: 6 }),
  ])
  expect(inline[0]?.body).toContain(
    '```suggestion\n  return prices.reduce((a, b) => a + b, 0)\n```',
  )
  expect(summary).toContain('2 findings')
  expect(stage.github.world.checks).toEqual([expect.objectContaining({ conclusion: 'success' })])
  expect(parseFindingsFile(await published.file('findings-file'))).toMatchObject({ ok: true })
})

test('publishing twice says nothing twice', async () => {
  const stage = await begin()
  const { outputs } = await analyze(stage)
  await publish(stage, outputs['findings-file'] ?? '')
  await publish(stage, outputs['findings-file'] ?? '')
  expect(seen(stage).inline).toHaveLength(2)
  expect(stage.github.world.issueComments).toHaveLength(1)
})

test('`fail-on` of the job that publishes fails it, after everything is posted', async () => {
  const stage = await begin()
  const { outputs } = await analyze(stage)
  const { status, log } = await publish(stage, outputs['findings-file'] ?? '', {
    inputs: { 'fail-on': 'high' },
  })
  expect([status, log]).toEqual([1, expect.stringContaining('`fail-on: high` is met by 1')])
  expect(seen(stage).inline).toHaveLength(2)
})

test('a fork has no key: what the checks found is posted by the job that may write', async () => {
  const skill =
    '---\nname: money\ndescription: How amounts are handled.\nchecks:\n  - id: percent\n    pattern: "/ 100"\n    severity: high\n    message: Divides cents.\n---\nBody.\n'
  const stage = await begin({
    commits: [
      { files: { 'a.ts': 'one\n', '.skills/money.md': skill } },
      { files: { 'a.ts': 'one\nprice / 100\n' } },
    ],
    pull: fork,
  })
  const analyzed = await analyze(stage, { inputs: { 'anthropic-api-key': '' } })
  expect([analyzed.status, analyzed.outputs['verdict']]).toEqual([0, 'skipped'])
  const published = await publish(stage, analyzed.outputs['findings-file'] ?? '')
  expect([published.status, published.outputs['verdict']]).toEqual([0, 'skipped'])
  const { inline, summary } = seen(stage)
  expect(inline).toEqual([
    { place: expect.objectContaining({ line: 2 }), body: expect.stringContaining('Divides cents') },
  ])
  expect(summary).toContain('forks get no secrets')
  expect(stage.anthropic.requests).toEqual([])
})

test('a push between the two jobs: the older findings are left to be', async () => {
  const stage = await begin({ pull: fork })
  const { outputs } = await analyze(stage)
  const event = endOf(stage)
  await stage.github.push(7, stage.shas[0] ?? '')
  const {
    status,
    outputs: end,
    log,
  } = await publish(stage, outputs['findings-file'] ?? '', { event })
  expect([status, end['verdict']]).toEqual([0, 'skipped'])
  expect(log).toContain('was closed, or has newer commits')
  expect(seen(stage).inline).toEqual([])
})

test('in one workflow the jobs share a memory: what did not change is not paid for again', async () => {
  const stage = await begin()
  const together = { GITHUB_WORKFLOW: 'review', GITHUB_RUN_ID: '4711' }
  const event = { name: 'pull_request', payload: { action: 'opened', pull_request: { number: 7 } } }
  const first = await analyze(stage)
  await publish(stage, first.outputs['findings-file'] ?? '', { event, env: together })
  const asked = stage.anthropic.requests.length
  const second = await analyze(stage)
  expect(stage.anthropic.requests).toHaveLength(asked)
  const published = await publish(stage, second.outputs['findings-file'] ?? '', {
    event,
    env: together,
  })
  expect(published.outputs['verdict']).toBe('findings')
  expect(seen(stage).inline).toHaveLength(2)
  expect(stage.github.world.threads.every(({ resolvedBy }) => resolvedBy === null)).toBe(true)
})

test('a dry run posts nothing and says how much there is', async () => {
  const stage = await begin()
  const { outputs } = await analyze(stage)
  const end = await publish(stage, outputs['findings-file'] ?? '', {
    inputs: { 'dry-run': 'true' },
  })
  expect(end.outputs['verdict']).toBe('skipped')
  expect(end.summary).toContain('There are 2 findings to publish')
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
})
