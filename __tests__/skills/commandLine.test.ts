import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { skillTemplate } from '../../src/core/skills/template.ts'
import { call } from '../support/anthropic/reply.ts'
import { startAnthropic } from '../support/anthropic/server.ts'
import { git } from '../support/git/git.ts'
import { startProxy } from '../support/proxy.ts'
import { runCli } from '../support/run/cli.ts'
import { skillText } from '../support/skills/library.ts'
import { archive, type SkillServer, startSkillServer } from '../support/skills/server.ts'

const bundled = join(import.meta.dirname, '../../skills')
const go = (body: string) => skillText('description: Use when a change touches Go code', body)
let folder = ''
let server: SkillServer | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-'))
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
})
afterEach(async () => {
  await server?.stop()
  server = null
  await rm(folder, { recursive: true })
})

async function write(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function commit(tag: string) {
  await git(folder, ['add', '--all'])
  await git(folder, ['commit', '--quiet', '--message', `Make ${tag}`])
  await git(folder, ['tag', tag])
}

const skills = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCli(['skills', ...args], folder, env)

test('the skills that come with it lint clean and pass their own tests', async () => {
  expect(await skills(['lint', bundled])).toEqual({
    status: 0,
    out: '',
    err: '16 skills: 0 errors, 0 warnings, 0 notes\n',
  })
  const tested = await skills(['test'])
  expect(tested).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^TAP version 14\n1\.\.\d+\n/),
  })
  expect(tested.out).not.toMatch(/^not ok/m)
  expect(tested.err).toMatch(/^[1-9]\d* passed, 0 failed, /)
})

test('a new skill lints clean and passes its tests', async () => {
  expect(await skills(['new', 'caching'])).toMatchObject({
    status: 0,
    out: '.skills/caching/SKILL.md\n',
  })
  expect(await skills(['lint'])).toMatchObject({
    status: 0,
    err: '1 skill: 0 errors, 0 warnings, 0 notes\n',
  })
  expect(await skills(['test', 'caching'])).toMatchObject({
    status: 0,
    err: expect.stringMatching(/^2 passed, 0 failed/),
  })
})

test('versions: log, diff, show at a ref, and a pin in the config', async () => {
  await write({ '.skills/go.md': go('Old rules.') })
  await commit('v1')
  await write({ '.skills/go.md': go('New rules.') })
  await commit('v2')
  const log = await skills(['log', 'go'])
  expect(log.out).toMatch(/^[0-9a-f]{10} .*: Make v2\n[0-9a-f]{10} .*: Make v1\n$/)
  expect((await skills(['diff', 'go', 'v1', 'v2'])).out).toContain('-Old rules.\n+New rules.')
  expect((await skills(['show', 'go@v1'])).out).toBe(go('Old rules.'))
  expect((await skills(['show', 'go'])).out).toBe(go('New rules.'))
  await write({ '.github/skill-review.yml': 'pins: { go: v1 }\n' })
  expect((await skills(['show', 'go'])).out).toBe(go('Old rules.'))
})

test('the model drafts a skill that lints clean', async () => {
  await write({ 'src/cache.ts': 'export const cache = new Map()\n' })
  await commit('v1')
  const api = await startAnthropic({ script: () => skillTemplate('caching') })
  const made = await skills(['generate', 'our', 'caching'], {
    ANTHROPIC_API_KEY: 'sk-ant-test-key',
    ANTHROPIC_BASE_URL: api.url,
  })
  await api.stop()
  expect(api.refusals()).toEqual([])
  expect(JSON.stringify(api.asked()[0]?.messages)).toContain('src/cache.ts')
  expect(made).toMatchObject({
    status: 0,
    out: '.skills/caching/SKILL.md\n',
    err: expect.stringContaining('lints clean'),
  })
  expect((await skills(['lint'])).status).toBe(0)
})

test('a review asks the model to load the skills that were named, and says which there are not', async () => {
  await write({
    'a.ts': 'one\n',
    '.skills/money.md': skillText('description: d', 'Whole cents.'),
  })
  await commit('v1')
  await write({ 'a.ts': 'two\n' })
  const api = await startAnthropic({
    script: (_body, { turn }) =>
      turn === 1
        ? call('load_skill', { name: 'money' })
        : call('finish_review', { summary: 'Read it all.' }),
  })
  const args = ['--worktree', '--effort', 'low', '--skill', 'Money', '--skill', 'mony']
  const reviewed = await runCli(['review', ...args, '--format', 'markdown'], folder, {
    ANTHROPIC_API_KEY: 'sk-ant-test-key',
    ANTHROPIC_BASE_URL: api.url,
  })
  await api.stop()
  expect(api.refusals()).toEqual([])
  expect(reviewed.status).toBe(0)
  expect(JSON.stringify(api.asked()[0]?.messages)).toContain('asked for with these: money.')
  expect(reviewed.out).toContain('- Skills loaded: `money`')
  expect(reviewed.out).toContain('Did you mean `money`?')
})

describe('a source elsewhere', () => {
  const sha = 'c'.repeat(40)
  const repository = (body: string) => ({
    '/repos/owner/repo/commits/v1': sha,
    [`/repos/owner/repo/zipball/${sha}`]: archive({ 'skills/go.md': go(body) }),
  })
  const env = () => ({
    GITHUB_API_URL: server?.url ?? '',
    XDG_CACHE_HOME: join(folder, 'cache'),
  })

  test('of another repository: locked, refused when it differs, replaced by its copy when it is down', async () => {
    server = await startSkillServer(repository('Their rules.'))
    expect(await skills(['add', 'owner/repo@v1'], env())).toMatchObject({
      status: 0,
      out: 'go  Use when a change touches Go code\n',
    })
    const lock = JSON.parse(await readFile(join(folder, '.skills.lock.json'), 'utf8'))
    expect(lock.sources['owner/repo@v1']).toEqual({
      version: sha,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await write({ '.github/skill-review.yml': 'builtin: false\nskills: [owner/repo@v1]\n' })
    expect(await skills(['show', 'go'], env())).toMatchObject({
      status: 0,
      out: go('Their rules.'),
    })

    server.pages.set(`/repos/owner/repo/zipball/${sha}`, archive({ 'skills/go.md': go('Bent.') }))
    const bent = await skills(['show', 'go'], { ...env(), XDG_CACHE_HOME: join(folder, 'other') })
    expect(bent.out).not.toContain('Bent.')
    expect(bent.status).toBe(2)
    const warned = await skills(['list'], { ...env(), XDG_CACHE_HOME: join(folder, 'other') })
    expect(warned.err).toContain(
      'owner/repo@v1: error: Its files differ from what .skills.lock.json holds',
    )

    await server.stop()
    const down = await skills(['list'], env())
    expect(down.err).toContain('the locked copy is used instead')
    expect(down.out).toContain('owner/repo@v1:skills/go.md')
  })

  test('is reached through the proxy of the environment', async () => {
    server = await startSkillServer(repository('Their rules.'))
    const proxy = await startProxy()
    const added = await skills(['add', 'owner/repo@v1'], { ...env(), http_proxy: proxy.url })
    proxy.stop()
    expect(added.status).toBe(0)
    expect(new Set(proxy.tunnels)).toEqual(new Set([new URL(server.url).host]))
  })

  test('an HTTP index: locked and used', async () => {
    server = await startSkillServer({
      '/skills': JSON.stringify(['go']),
      '/skills/go': go('Indexed rules.'),
    })
    const added = await skills(['add', server.url], env())
    expect(added).toMatchObject({ status: 0, out: 'go  Use when a change touches Go code\n' })
    await write({ '.github/skill-review.yml': `skills: ['${server.url}']\n` })
    const shown = await skills(['show', 'go'], env())
    expect(shown).toMatchObject({ status: 0, out: go('Indexed rules.') })
    server.pages.set('/skills/go', go('Bent.'))
    expect((await skills(['show', 'go'], env())).out).not.toContain('Bent.')
  })
})
