import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runCli } from '../support/run/cli.ts'

const skill = `---
description: Use when prices change.
checks:
  - id: float
    pattern: parseFloat\\(
    severity: medium
    message: Amounts are whole cents.
---
# Money
Amounts are whole cents.
`
let dir = ''

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=ann', '-c', 'user.email=ann@example.com', ...args], {
    cwd: dir,
  })

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), text)
}

function commit(message: string): void {
  git('add', '-A')
  git('commit', '-qm', message)
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'review-'))
  git('init', '-q', '-b', 'main')
  await write('src/a.ts', 'export const a = 1\n')
  commit('one')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const review = (...args: string[]) => runCli(['review', ...args], dir)

test('what is not committed is reviewed by the skills that are not committed either', async () => {
  await write('.skills/money.md', skill)
  await write('src/a.ts', 'export const a = parseFloat("1")\n')
  const { status, out } = await review('--worktree')
  expect(status).toBe(0)
  expect(out).toContain('src/a.ts:1 Medium Amounts are whole cents')
  expect(out).not.toContain('as they were before')
  expect((await review('--worktree', '--skills-ref', 'base')).out).not.toContain('whole cents')
})

test('commits are reviewed by the skills of their base, which the report says', async () => {
  await write('.skills/money.md', skill)
  await write('src/a.ts', 'export const a = parseFloat("1")\n')
  commit('two')
  const { out } = await review('--base', 'HEAD~1')
  expect(out).not.toContain('Medium')
  expect(out).toContain(
    'adds the skill `money`; the review went by the skills as they were before it',
  )
})

test('--fail-on holds without a credential too: the checks are the review then', async () => {
  await write('.skills/money.md', skill)
  commit('two')
  await write('src/a.ts', 'export const a = parseFloat("1")\n')
  expect((await review('--worktree', '--fail-on', 'medium')).status).toBe(1)
  expect((await review('--worktree', '--fail-on', 'high')).status).toBe(0)
  git('add', '-A')
  expect((await review('--staged', '--fail-on', 'low')).status).toBe(1)
})

test('JSON goes to stdout alone, and says why no model was asked', async () => {
  await write('src/a.ts', 'export const a = 2\n')
  const { out, err } = await review('--worktree', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject({ version: 1, verdict: 'skipped' })
  expect(err).toContain('Reviewing the working tree')
})

test.each([
  [['--base', 'nope'], '"nope" is no commit'],
  [['--repo', 'gone'], 'gone'],
])('%j is an error of usage, told in words', async (args, said) => {
  const { status, err } = await review(...args)
  expect(status).toBe(2)
  expect(err).toContain(said)
  expect(err).not.toMatch(/\n {4}at /)
})

test('a transcript that is not there is named, without the words of the runtime', async () => {
  const { status, err } = await runCli(['replay', 'gone.jsonl'], dir)
  expect(status).toBe(2)
  expect(err).toContain('The transcript could not be read: no such file or directory')
})

test('a recording that was cut off ends with what is missing', async () => {
  const example = await readFile(join(import.meta.dirname, '../../examples/shop/transcript.jsonl'))
  const whole = example.toString().split('\n')
  await write('cut.jsonl', `${whole.slice(0, 6).join('\n')}\n`)
  const { status, err } = await runCli(['replay', 'cut.jsonl'], dir)
  expect(status).toBe(2)
  expect(err).toContain('The transcript has no answer to')
  expect(err).not.toMatch(/\n {4}at /)
})

test('a broken skill is warned about with its place, once, by a name that it can have', async () => {
  await write('.skills/bad.md', '---\nname: "["\n---\nx\n')
  await write('src/a.ts', 'export const a = 2\n')
  const { err } = await review('--worktree')
  expect(err).toContain(
    'warning: .skills/bad.md:2: `[` is not a name in small letters, digits and dashes; it is called `bad`.',
  )
  expect(err.match(/\.skills\/bad\.md:2/g)).toHaveLength(1)
})
