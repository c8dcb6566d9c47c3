import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { begin, claim, endOf, forged, fork, publish, seen, unpack } from './arrange.ts'

type Facts = Parameters<typeof forged>[1]
const text = (facts: object) => (json: string) => JSON.stringify({ ...JSON.parse(json), ...facts })

test.each<[string, Facts, RegExp]>([
  ['another repository', { repository: 'octo/other' }, /about the repository "octo\/other"/],
  ['another pull request', { pull_number: 8 }, /about pull request #8, and .* publishes to #7/],
  ['no pull request', { pull_number: null }, /about no pull request/],
  ['another run', { run_id: '9' }, /from the workflow run "9", and .* what the run 4711 found/],
  ['no run', { run_id: null }, /from no workflow run/],
  ['another commit', { head_sha: 'd'.repeat(40) }, /about the commit ddddddd/],
])('a file about %s is refused', async (_, facts, reason) => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'findings.json': forged(stage, facts) })
  await expectRefusal(stage, folder, reason)
})

test.each<[string, (json: string) => string, RegExp]>([
  ['not JSON', () => '{"version": 1,', /it is not JSON/],
  ['empty', () => '', /it is not JSON/],
  ['of another version', text({ version: 2 }), /`version`: /],
  ['of another shape', text({ verdict: 'approved' }), /`verdict`: /],
  ['with a field of its own', text({ approve: true }), /Unrecognized key: "approve"/],
  ['with a list for an object', text({ usage: [] }), /`usage`: /],
  ['with numbers that no run has', text({ timings: { ask: -1 } }), /`timings.ask`: /],
  ['too large', (json) => json + ' '.repeat(16 * 1024 * 1024), /has \d+ bytes, and 16777216/],
  ['too deep', () => '['.repeat(2_000_000), /it is not JSON/],
])('a file that is %s is refused', async (_, change, reason) => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'findings.json': change(forged(stage)) })
  await expectRefusal(stage, folder, reason)
})

test('of several files one that does not fit is enough', async () => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'a.json': forged(stage), 'b.json': forged(stage, { run_id: '9' }) })
  await expectRefusal(stage, folder, /The findings file \S+b\.json is refused/)
})

test('a link in the artifact is not followed', async () => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({})
  await symlink('/etc/passwd', join(folder, 'findings.json'))
  const { log } = await expectRefusal(stage, folder, /it is a link/)
  expect(log).not.toContain('root')
})

test('without a file it says where one comes from', async () => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'readme.txt': 'nothing here' })
  const reason = /there is no such file\. A job with `mode: analyze` writes it/
  for (const named of [folder, join(folder, 'none.json'), join(folder, '*.json'), ''])
    await expectRefusal(stage, named, reason)
})

test('findings of an older head are left to the run of the newer one', async () => {
  const stage = await begin()
  const folder = await unpack({ 'findings.json': forged(stage, { head_sha: 'd'.repeat(40) }) })
  const event = { name: 'pull_request', payload: { action: 'opened', pull_request: { number: 7 } } }
  const env = { GITHUB_RUN_ID: '4711' }
  const { status, outputs, log } = await publish(stage, folder, { event, env })
  expect([status, outputs['verdict']]).toEqual([0, 'skipped'])
  expect(log).toContain('The findings are about ddddddd')
})

test.each([
  ['another fork has that head', { head_repository: { full_name: 'other/hello' } }],
  ['the fork is gone', { head_repository: null }],
  ['no pull request has that head', { head_sha: 'd'.repeat(40) }],
  ['the run was not one of a pull request', { event: 'push' }],
  [
    'the run names a pull request that is not its own',
    { head_sha: 'd'.repeat(40), pull_requests: [{ number: 7 }] },
  ],
])('where %s nothing is published', async (_, facts) => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'findings.json': forged(stage) })
  const { status, outputs } = await publish(stage, folder, { event: endOf(stage, facts) })
  expect([status, outputs['verdict']]).toEqual([0, 'skipped'])
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
})

test('findings whose code is not in the change are left out and counted; the others move to their code', async () => {
  const stage = await begin({ pull: fork })
  const findings = [
    claim({ title: 'Moved', start_line: 5, line: 5, suggestion: 'rm -rf /' }),
    claim({ title: 'Invented', quote: 'eval(input)' }),
    claim({ title: 'Elsewhere', path: 'src/other.ts' }),
    claim({ title: 'Not changed', quote: 'export const a = 1', path: 'src/old.ts' }),
    claim({ title: 'Outside', path: '../../etc/passwd' }),
    claim({ title: 'Refuted', verification: { verdict: 'refuted', reason: 'it is not so' } }),
  ]
  const folder = await unpack({ 'findings.json': forged(stage, { findings }) })
  const { outputs } = await publish(stage, folder)
  expect(outputs).toMatchObject({ verdict: 'findings', 'findings-count': '1' })
  const { inline, summary } = seen(stage)
  expect(inline.map(({ place }) => place)).toEqual([expect.objectContaining({ line: 2 })])
  expect(inline[0]?.body).toContain('Moved')
  expect(inline[0]?.body).not.toContain('rm -rf')
  expect(summary).toContain('4 of 5 findings were left out')
})

test('`workflow_run` is for publishing alone', async () => {
  const stage = await begin({ pull: fork })
  const { outputs, log } = await stage.run({ event: endOf(stage) })
  expect(outputs['verdict']).toBe('skipped')
  expect(log).toContain('the event workflow_run is for `mode: publish`')
  expect(stage.anthropic.requests).toEqual([])
})

/** Nothing is posted, nothing asked, and the job fails with what is wrong and what to do. */
async function expectRefusal(
  stage: Awaited<ReturnType<typeof begin>>,
  findings: string,
  reason: RegExp,
) {
  const result = await publish(stage, findings)
  expect([result.status, result.outputs['verdict']]).toEqual([1, 'failed'])
  expect(result.log).toMatch(/^::error::/m)
  expect(result.log).toMatch(reason)
  expect(seen(stage)).toEqual({ inline: [], summary: '' })
  expect(stage.anthropic.requests).toEqual([])
  return result
}
