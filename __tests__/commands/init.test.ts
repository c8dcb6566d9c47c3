import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { parseConfig } from '../../src/core/config.ts'
import { firstConfig } from '../../src/core/init/config.ts'
import { configNames } from '../../src/settings.ts'
import { git } from '../support/git/git.ts'
import { runCli } from '../support/run/cli.ts'

const analyzing = '.github/workflows/skill-review.yml'
const publishing = '.github/workflows/skill-review-publish.yml'
const config = '.github/skill-review.yml'
const skill = '.skills/house-rules/SKILL.md'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-'))
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const init = (...args: string[]) => runCli(['init', ...args], folder)
const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => null)
const example = (name: string) => readFile(join('examples', 'workflows', name), 'utf8')
const workflow = async (path: string) => parse((await read(path)) ?? '')

async function put(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('the workflow, the config and a first skill are written, and what is left to do is told', async () => {
  const { status, out, err } = await init()
  expect(status).toBe(0)
  expect(out.trim().split('\n')).toEqual([analyzing, config, skill])
  expect(err).toContain('gh secret set ANTHROPIC_API_KEY')
  expect(await read(analyzing)).toBe(await example('pull-request.yml'))
})

test('the first skill lints clean and its tests hold', async () => {
  await init()
  const lint = await runCli(['skills', 'lint'], folder)
  expect([lint.status, lint.out]).toEqual([0, ''])
  const tests = await runCli(['skills', 'test', 'house-rules'], folder)
  expect(tests.err).toContain('2 passed, 0 failed, 0 skipped')
})

test('every setting that the config shows is one', () => {
  const shown = firstConfig.replace(/^# (?=[a-z-]+:| {2}- )/gm, '')
  const read = parseConfig(shown, config, configNames)
  if (!read.ok) throw new Error(read.problem)
  expect(read.config.warnings).toEqual([])
  expect(Object.keys(read.config.settings)).toContain('paths-ignore')
  expect(read.config.admission.maxCostPerPullRequest).toBe(10)
})

test('the fork-safe pair fits together: the second starts after the first', async () => {
  const { out } = await init('--fork-safe')
  expect(out.trim().split('\n')).toEqual([analyzing, publishing, config, skill])
  const [first, second] = [await workflow(analyzing), await workflow(publishing)]
  expect(second.on.workflow_run.workflows).toEqual([first.name])
  expect(Object.keys(first.on)).toEqual(['pull_request'])
  expect(Object.values(first.permissions)).not.toContain('write')
})

test('what is there stays as it is, and is named', async () => {
  await init()
  for (const path of [analyzing, config, skill]) await put(path, '# ours\n')
  const { status, out, err } = await init()
  expect([status, out]).toEqual([0, ''])
  expect(err).toContain(`${analyzing} exists already`)
  expect(err).toContain(`${config} exists already`)
  for (const path of [analyzing, config, skill]) expect(await read(path)).toBe('# ours\n')
})

test('a repository with skills of its own gets no first one', async () => {
  await put(
    '.claude/skills/money/SKILL.md',
    '---\ndescription: Use with prices.\n---\nWhole cents.\n',
  )
  const { out, err } = await init()
  expect(err).toContain('There are skills already: money.')
  expect(out).not.toContain(skill)
  expect(await read(skill)).toBeNull()
})

test('of the fork-safe pair neither is written beside a workflow that is there', async () => {
  await put(analyzing, 'name: ours\n')
  const { err } = await init('--fork-safe')
  expect(err).toContain(`${analyzing} exists already`)
  expect(await read(publishing)).toBeNull()
})

test('from a folder below, the files go to the top of the repository', async () => {
  await mkdir(join(folder, 'src', 'deep'), { recursive: true })
  await runCli(['init'], join(folder, 'src', 'deep'))
  expect(await read(analyzing)).not.toBeNull()
})

test('outside of a repository nothing is written: status 2', async () => {
  await rm(join(folder, '.git'), { recursive: true })
  const { status, err } = await init()
  expect([status, err]).toEqual([2, expect.stringContaining('no git repository')])
  expect(await read(config)).toBeNull()
})
