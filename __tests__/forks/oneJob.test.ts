import { expect, test } from '@jest/globals'
import { begin, fork, readToken, seen } from './arrange.ts'

const skill = (says: string) =>
  `---\nname: money\ndescription: How amounts are handled.\nchecks:\n  - id: percent\n    pattern: "/ 100"\n    severity: high\n    message: ${says}\n---\nBody.\n`
const commits = [
  { files: { 'a.ts': 'one\n', '.skills/money.md': skill('Divides cents.') } },
  { files: { 'a.ts': 'one\nprice / 100\n', '.skills/money.md': skill('All is well.') } },
]
const target = {
  name: 'pull_request_target',
  payload: { action: 'opened', pull_request: { number: 7 } },
}

test('pull_request of a fork: no key, a token that only reads: checks run, annotate and pass', async () => {
  const stage = await begin({ commits, pull: fork })
  const inputs = { 'anthropic-api-key': '', 'github-token': readToken }
  const { status, outputs, log, summary } = await stage.run({ inputs })
  expect([status, outputs['verdict']]).toEqual([0, 'skipped'])
  expect(outputs).toMatchObject({ 'findings-count': '1', 'high-count': '1' })
  expect(log).toMatch(/^::error file=a\.ts,line=2.*Divides cents/m)
  expect(log).toMatch(/^::notice::.*forks get no secrets/m)
  expect(summary).toContain('Divides cents')
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
  expect(stage.anthropic.requests).toEqual([])
})

test('without a key an identity token is needed: a fork has none and is skipped, anybody else is told', async () => {
  const inputs = {
    'anthropic-api-key': '',
    'anthropic-federation-rule-id': 'rule',
    'anthropic-organization-id': 'org',
  }
  const strange = await begin({ commits, pull: fork })
  const skipped = await strange.run({ inputs: { ...inputs, 'github-token': readToken } })
  expect([skipped.status, skipped.outputs['verdict']]).toEqual([0, 'skipped'])
  expect(skipped.log).toContain('Divides cents')
  const own = await begin({ commits })
  const failed = await own.run({ inputs })
  expect([failed.status, failed.outputs['verdict']]).toEqual([1, 'failed'])
  expect(failed.log).toContain('`id-token: write`')
})

test('whoever contributes for the first time from a fork has the checks run, and no model', async () => {
  const stage = await begin({ commits, pull: { ...fork, association: 'FIRST_TIME_CONTRIBUTOR' } })
  const without = await stage.run({
    inputs: { 'anthropic-api-key': '', 'github-token': readToken },
  })
  expect([without.status, without.outputs['verdict']]).toEqual([0, 'skipped'])
  expect(without.log).toMatch(/Divides cents/)
  const withKey = await stage.run({ event: target })
  expect([withKey.status, withKey.outputs['verdict']]).toEqual([0, 'skipped'])
  expect(withKey.log).toMatch(/contributes for the first time.*write permission can start/)
  expect(withKey.log).toMatch(/Divides cents/)
  expect(stage.anthropic.requests).toEqual([])
})

test('pull_request_target: the whole review in one job, by the rules of the base', async () => {
  const stage = await begin({ pull: fork })
  const { status, outputs } = await stage.run({ event: target })
  expect([status, outputs['verdict']]).toEqual([0, 'findings'])
  expect(outputs['skills-loaded']).toBe('["money"]')
  expect(seen(stage).inline).toHaveLength(2)
})

test('what a fork writes into the rules changes nothing of its own review', async () => {
  const stage = await begin({ commits, pull: fork })
  const { log } = await stage.run({ event: target })
  expect(log).not.toContain('All is well')
  expect(seen(stage).inline.map(({ body }) => body)).toEqual([
    expect.stringContaining('Divides cents'),
  ])
  expect(seen(stage).summary).toContain('This change edits the skill')
})

test.each(['pull_request', 'pull_request_target'])(
  '%s: `skills-ref: head` is refused for a fork',
  async (name) => {
    const stage = await begin({ commits, pull: fork })
    const event = { ...target, name }
    const { status, outputs, log } = await stage.run({ event, inputs: { 'skills-ref': 'head' } })
    expect([status, outputs['verdict']]).toEqual([1, 'failed'])
    expect(log).toMatch(/`skills-ref: head` is refused for a pull request from a fork/)
    expect(stage.anthropic.requests).toEqual([])
  },
)
