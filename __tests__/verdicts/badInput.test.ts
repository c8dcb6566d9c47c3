import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { clean, expectEnd, failed, skipped } from '../support/run/end.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { type Play, play, posted } from './arrange.ts'

const [base, head] = cart

/** The cart, with more files at the base commit. */
const withBase = (files: CommitPlan['files']): CommitPlan[] => [
  { files: { ...base.files, ...files } },
  head,
]

test('an empty change: skipped', async () => {
  const { stage, result } = await play({ commits: [base, { files: {} }] })
  expectEnd(result, stage, skipped(/The change is empty/, 'neutral'))
  expect(stage.anthropic.asked()).toEqual([])
})

test('only binary files: skipped, and they are listed', async () => {
  const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])
  const { stage, result } = await play({
    commits: [base, { files: { 'logo.png': image, 'font.woff': image } }],
  })
  expectEnd(result, stage, skipped(/Nothing to review: binary/, 'neutral'))
  expect(stage.anthropic.asked()).toEqual([])
  const { coverage } = JSON.parse(await result.file('findings-file'))
  expect(coverage.map(({ path }: { path: string }) => path)).toEqual(['font.woff', 'logo.png'])
})

test('a repository without skills is reviewed by the bundled ones', async () => {
  const { stage, result } = await play({
    commits: [{ files: { 'a.ts': 'one\n' } }, { files: { 'a.ts': 'one\ntwo\n' } }],
  })
  expectEnd(result, stage, clean)
  const { skills } = JSON.parse(await result.file('findings-file'))
  expect(skills.offered).toEqual(expect.arrayContaining(['security', 'code-style']))
})

test('a repository without any skill at all is reviewed too', async () => {
  const { stage, result } = await play({
    commits: [
      { files: { 'a.ts': 'one\n', '.github/skill-review.yml': 'builtin: false\n' } },
      { files: { 'a.ts': 'one\ntwo\n' } },
    ],
  })
  expectEnd(result, stage, clean)
  const { skills } = JSON.parse(await result.file('findings-file'))
  expect(skills.offered).toEqual([])
})

test('one broken skill among good ones: a warning names file and line, the others work', async () => {
  const commits = withBase({
    '.skills/broken.md': '---\nname: broken\ndescription: [never\nclosed: yes\n---\nBody.\n',
  })
  const script = scriptedReviewer({ skills: ['money'] })
  const { stage, result } = await play({ commits, anthropic: { script } })
  expect(result.outputs).toMatchObject({ verdict: 'clean', 'skills-loaded': '["money"]' })
  expect(result.status).toBe(0)
  expect(result.log).toMatch(/^::warning .*file=\.skills\/broken\.md,line=\d+/m)
  expect(result.summary).toMatch(/\.skills\/broken\.md:\d+/)
  expect(stage.anthropic.refusals()).toEqual([])
})

test.each<[string, string, RegExp]>([
  ['is not YAML', 'effort: [low\n', /\.github\/skill-review\.yml:2: .*Mend the YAML/],
  ['has an unknown value', 'effort: enormous\n', /effort.*enormous.*low.*medium.*high/s],
])('a config that %s: failed, and it says where', async (_, config, reason) => {
  const commits = withBase({ '.github/skill-review.yml': config })
  const { stage, result } = await play({ commits })
  expectEnd(result, stage, failed(reason, null))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  expect(stage.anthropic.asked()).toEqual([])
})

test.each<[string, Record<string, string>, RegExp]>([
  ['effort', { effort: 'extreme' }, /`effort`.*"extreme".*low.*medium.*high/],
  ['fail-on', { 'fail-on': 'always' }, /`fail-on`.*"always".*none.*critical/],
  ['max-comments', { 'max-comments': 'many' }, /`max-comments`.*"many"/],
  ['max-cost-usd', { 'max-cost-usd': '-1' }, /`max-cost-usd`.*"-1"/],
  ['timeout-minutes', { 'timeout-minutes': 'soon' }, /`timeout-minutes`.*"soon"/],
  ['github-token', { 'github-token': '' }, /`github-token` is empty/],
  ['config', { config: 'nowhere.yml' }, /`config` names nowhere\.yml.*no such file/],
  ['skills-ref', { 'skills-ref': 'nowhere' }, /`skills-ref` is "nowhere".*no such ref/],
])('the input `%s` malformed: failed, and it says what is allowed', async (_, inputs, reason) => {
  const { stage, result } = await play({ run: { inputs } })
  expectEnd(result, stage, failed(reason, null))
  expect(stage.anthropic.asked()).toEqual([])
})

const large: Play = {
  commits: [
    { files: {} },
    { files: Object.fromEntries([...'abcdefgh'].map((name) => [`${name}.ts`, 'x\n'.repeat(9)])) },
  ],
}

test('every file of a change of many is reviewed, and covered in the findings file', async () => {
  const { stage, result } = await play(large)
  expectEnd(result, stage, clean)
  const { coverage } = JSON.parse(await result.file('findings-file'))
  expect(coverage).toHaveLength(8)
  expect(new Set(coverage.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['reviewed']),
  )
})

test('a GitHub address that is none: failed, and it names the variable', async () => {
  const { stage, result } = await play({ run: { env: { GITHUB_API_URL: 'nonsense' } } })
  expectEnd(
    result,
    stage,
    failed(/GITHUB_API_URL is "nonsense", which is not an http address/, null),
  )
})

test('reports that cannot be written: the review is posted, the job fails and says which', async () => {
  const inputs = { 'findings-file': '/dev/null/findings.json', 'sarif-file': '/dev/null/a.sarif' }
  const { stage, result } = await play({
    anthropic: { script: scriptedReviewer({ findings: cartFindings }) },
    run: { inputs },
  })
  expect(posted(stage).inline).toBe(2)
  expect(result.status).toBe(1)
  expect(result.outputs).toMatchObject({
    verdict: 'findings',
    'findings-file': '',
    'sarif-file': '',
  })
  expect(result.outputs['metrics-file']).not.toBe('')
  expect(result.log).toMatch(
    /::error::The findings could not be written to \/dev\/null\/findings.json/,
  )
  expect(result.log).toMatch(/::error::The sarif could not be written to/)
  expect(result.log).not.toMatch(/ {4}at /)
})

test('a runner that takes no outputs and no summary: the review is posted, the job fails and says so', async () => {
  const env = { GITHUB_OUTPUT: '/nowhere/output', GITHUB_STEP_SUMMARY: '/nowhere/summary' }
  const { stage, result } = await play({ run: { env } })
  expect(posted(stage).comments).toBe(1)
  expect(result.status).toBe(1)
  expect(result.log).toMatch(/::error::The action's outputs could not be set/)
  expect(result.log).toMatch(/::error::The job summary could not be written/)
})

test('a folder for temporary files that cannot be made: failed, in words', async () => {
  const { result } = await play({ run: { env: { RUNNER_TEMP: '/dev/null/x' } } })
  expect(result.status).toBe(1)
  expect(result.outputs['verdict']).toBe('failed')
  expect(result.log).toMatch(/::error::.*\/dev\/null\/x/)
  expect(result.log).not.toMatch(/ {4}at /)
})
