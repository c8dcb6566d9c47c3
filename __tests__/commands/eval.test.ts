import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { run } from '../../src/commands/eval.ts'
import { parseResult } from '../../src/core/eval/result.ts'
import { startAnthropic } from '../support/anthropic/server.ts'
import type { Anthropic, MessagesBody, Script } from '../support/anthropic/types.ts'
import { worldAt } from '../support/commands/world.ts'
import { git } from '../support/git/git.ts'
import { buildRepository } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { runCli } from '../support/run/cli.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'

let folder: string
let api: Anthropic | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-'))
})
afterEach(async () => {
  await api?.stop()
  api = null
  await rm(folder, { recursive: true })
})

const reviewer = scriptedReviewer({ findings: cartFindings })

/** Reviews by script; as a judge says what `judge` has for each question. */
async function serve(judge: (question: string) => string | object) {
  const script: Script = (body, turn) => {
    if (!isJudging(body)) return typeof reviewer === 'function' ? reviewer(body, turn) : []
    const answer = judge(JSON.stringify(body.messages))
    return typeof answer === 'string' ? answer : JSON.stringify(answer)
  }
  api = await startAnthropic({ script })
  return api
}

const isJudging = (body: MessagesBody): boolean =>
  JSON.stringify(body.system ?? '').includes('You compare what a code review reported')

const judging = () => api?.asked().filter(isJudging) ?? []

const evaluate = (...args: string[]) =>
  runCli(['eval', ...args], folder, {
    ANTHROPIC_API_KEY: 'sk-ant-test-key',
    ANTHROPIC_BASE_URL: api?.url ?? '',
  })

/** A repository with the branches `base` and `head` at the case's own place. */
async function prepare(id: string, commits: Parameters<typeof buildRepository>[0]) {
  const dir = join(folder, id, 'repo')
  await mkdir(join(folder, id), { recursive: true })
  await buildRepository(commits, { dir, refs: { 'refs/heads/base': 0, 'refs/heads/head': 1 } })
}

const writeCases = async (cases: readonly object[], name = 'cases.json') => {
  await writeFile(join(folder, name), JSON.stringify({ cases }))
  return name
}

const shop = {
  id: 'shop',
  title: 'Add a discount',
  labels: [
    {
      id: 'empty',
      path: 'src/cart.ts',
      lines: [1, 3],
      severity: 'high',
      category: 'correctness',
      description: 'reduce without a start value throws for an empty cart.',
    },
    {
      path: 'src/cart.ts',
      lines: 5,
      severity: 'low',
      description: 'A percent above 100 gives a negative total.',
    },
    { accept: true, description: 'Fractions of a cent.' },
  ],
}

const quiet = {
  id: 'quiet',
  clean: true,
  labels: [],
}

const firstMatches = {
  findings: [
    { finding: 'f1', reason: 'The same fault.', matches: [{ label: 'l1', confidence: 'high' }] },
    { finding: 'f2', reason: 'Cents.', matches: [{ label: 'l3', confidence: 'medium' }] },
  ],
}

test('a run prints what was found, missed and false, and what it cost', async () => {
  await prepare('shop', cart)
  await prepare('quiet', [cart[0], { files: { 'src/old.ts': 'export const a = 2\n' } }])
  await serve(() => firstMatches)
  const { status, out, err } = await evaluate(await writeCases([shop, quiet]))
  expect(err).toContain('quiet (2 of 2)')
  expect(status).toBe(0)
  expect(out).toMatch(/^shop +findings +1 of 2 in 2 +0 +1 of 2 in 2 +0 +\$0\.\d+ +\d+ s$/m)
  expect(out).toMatch(/^quiet +clean +clean, 0 +0 +clean, 0 +0/m)
  expect(out).toContain('missed shop src/cart.ts:5 low l2: A percent above 100')
  expect(out).toMatch(/^2 changes, 1 of them clean +inline +reported$/m)
  expect(out).toMatch(/^recall +50 % +50 %$/m)
  expect(out).toMatch(/^ +by weight of severity +75 % +75 %$/m)
  expect(out).toMatch(/^precision +100 % +100 %$/m)
  expect(out).toMatch(/^comments a change +1\.0 +1\.0$/m)
  expect(api?.refusals()).toEqual([])
})

test('the judge is asked once a case, by a schema, about places that fit, and sees the change', async () => {
  await prepare('shop', cart)
  await serve(() => firstMatches)
  await evaluate(await writeCases([shop]), '--judge', 'claude-opus-5-5')
  expect(judging()).toHaveLength(1)
  const [request] = judging()
  expect(request).toMatchObject({
    model: 'claude-opus-5-5',
    output_config: { format: { type: 'json_schema' } },
  })
  const question = JSON.stringify(request?.messages)
  expect(question).toContain('- f1 with l1, l2, l3')
  expect(question).toContain('+  return prices.reduce((a, b) => a + b)')
})

test('the title and the description of a case are what the reviewer is told; its labels are not', async () => {
  await prepare('shop', cart)
  await serve(() => firstMatches)
  await evaluate(await writeCases([shop]))
  const asked = JSON.stringify(api?.asked().filter((body) => !isJudging(body)))
  expect(asked).toContain('Add a discount')
  expect(asked).not.toContain('negative total')
})

test('a case that fails is told and left out of the figures; the others run; status 3', async () => {
  await prepare('shop', cart)
  await git(folder, ['init', '--quiet'])
  await serve(() => firstMatches)
  const { status, out } = await evaluate(await writeCases([{ ...quiet, id: 'gone' }, shop]))
  expect(status).toBe(3)
  expect(out).toMatch(/^gone: not counted\. .*\(base\.\.\.head in .*gone\/repo\)/m)
  expect(out).toMatch(/^1 change, none of them clean/m)
  expect(out).toMatch(/^recall +50 %/m)
})

test('a judge that answers something else is asked again, and then the case does not count', async () => {
  await prepare('shop', cart)
  await serve(() => 'They look alike.')
  const { status, out } = await evaluate(await writeCases([shop]))
  expect(judging()).toHaveLength(2)
  expect(status).toBe(3)
  expect(out).toContain('shop: not counted. The judge was asked 2 times')
})

test('a judge that leaves a finding out has not answered', async () => {
  await prepare('shop', cart)
  await serve(() => ({ findings: firstMatches.findings.slice(1) }))
  const { out } = await evaluate(await writeCases([shop]))
  expect(out).toContain('shop: not counted.')
})

test('two runs are compared label by label, over the cases both count', async () => {
  await prepare('shop', cart)
  await prepare('quiet', [cart[0], { files: { 'src/old.ts': 'export const a = 2\n' } }])
  await serve(() => firstMatches)
  const old = await evaluate(await writeCases([shop, quiet]), '--format', 'json')
  await writeFile(join(folder, 'old.json'), old.out)
  expect(parseResult(old.out)?.total.inline.recall).toBe(0.5)
  await api?.stop()
  await serve(() => ({
    findings: firstMatches.findings.map((row) => ({ ...row, matches: [] })),
  }))
  const { status, out } = await evaluate(
    'cases.json',
    '--case',
    'shop',
    '--model',
    'claude-opus-5-5',
    '--compare',
    'old.json',
  )
  expect(status).toBe(0)
  expect(out).toMatch(/^false shop src\/cart\.ts:2 high: An empty cart throws$/m)
  expect(out).toContain('Compared with claude-sonnet-5-5, effort medium')
  expect(out).toMatch(/^recall +50 % → 0 % +50 % → 0 %$/m)
  expect(out).toContain('inline → missed shop src/cart.ts:1 empty')
  expect(out).toContain('Not counted in both runs: quiet')
})

test('the result of an earlier run is shown and compared again without a model', async () => {
  await prepare('shop', cart)
  await serve(() => firstMatches)
  const first = await evaluate(await writeCases([shop]), '--format', 'json')
  await writeFile(join(folder, 'old.json'), first.out)
  const again = await runCli(['eval', 'old.json', '--format', 'json'], folder)
  expect(again).toEqual({ status: 0, out: first.out, err: '' })
})

test('each review leaves a transcript where one is wanted', async () => {
  await prepare('shop', cart)
  await serve(() => firstMatches)
  await evaluate(await writeCases([shop]), '--transcripts', 'runs')
  const transcript = await readFile(join(folder, 'runs', 'shop.jsonl'), 'utf8')
  expect(JSON.parse(transcript.split('\n')[0] ?? '')).toMatchObject({ type: 'header' })
})

test.each([
  ['no such file', ['nowhere.json'], /There are no cases: .*nowhere\.json cannot be read/],
  ['not JSON', ['broken.json'], /it is not JSON/],
  ['a case without labels', ['unlabelled.json'], /say `clean: true`/],
  ['an unknown case', ['cases.json', '--case', 'other'], /no case `other`. There are: shop/],
  ['no earlier run', ['cases.json', '--compare', 'cases.json'], /no result to compare with/],
  ['a cap that is no number', ['cases.json', '--max-cost', 'x'], /`max-cost-usd` is "x"/],
])('%s is the mistake of whoever typed it: status 2', async (_, args, message) => {
  await writeCases([shop])
  await writeFile(join(folder, 'broken.json'), '{')
  await writeCases([{ id: 'a' }], 'unlabelled.json')
  await serve(() => firstMatches)
  const { status, err } = await evaluate(...args)
  expect(err).toMatch(message)
  expect(status).toBe(2)
  expect(api?.requests).toEqual([])
})

test('without a key nothing can be measured: status 2 and what to do', async () => {
  const { status, err } = await runCli(['eval', await writeCases([shop])], folder)
  expect([status, err]).toEqual([2, expect.stringContaining('Set ANTHROPIC_API_KEY')])
})

test('a run that is interrupted still prints what it has: status 3', async () => {
  await serve(() => firstMatches)
  const env = { ANTHROPIC_API_KEY: 'sk-ant-test-key', ANTHROPIC_BASE_URL: api?.url ?? '' }
  const { world, out } = worldAt({ cwd: folder, env, isRepository: false })
  const status = await run(
    {
      cases: join(folder, await writeCases([shop])),
      repos: null,
      chosen: [],
      settings: {},
      judge: null,
      format: 'json',
      compare: null,
      transcripts: null,
      quiet: true,
    },
    { ...world, signal: AbortSignal.abort() },
  )
  expect(status).toBe(3)
  expect(parseResult(out())?.cases).toMatchObject([{ failure: 'The run was interrupted.' }])
  expect(api?.requests).toEqual([])
})
