import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { GitPlace } from '../../../src/adapters/git/place.ts'
import { askGit, runGit } from '../../../src/adapters/git/run.ts'
import { gitVersion, isOlder } from '../../../src/adapters/git/version.ts'

let home: string
let place: GitPlace

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'run-'))
  place = { dir: home, home }
})
afterEach(() => rm(home, { recursive: true }))

test('the child sees no variable of the job but those that git needs', async () => {
  process.env['GIT_DIR'] = '/somewhere/else'
  process.env['ANTHROPIC_API_KEY'] = 'sk-secret'
  process.env['https_proxy'] = 'http://proxy.example:3128'
  try {
    const aliased = { ...place, settings: [['alias.env', '!env'] as const] }
    const seen = await askGit(aliased, ['env'])
    expect(seen).toContain('https_proxy=http://proxy.example:3128')
    expect(seen).toContain(`HOME=${home}`)
    expect(seen).not.toContain('sk-secret')
    expect(seen).not.toContain('/somewhere/else')
    const names = seen.split('\n').map((line) => line.split('=')[0])
    expect(names.filter((name) => /TOKEN|API_KEY|GITHUB|NODE|npm/.test(name ?? ''))).toEqual([])
  } finally {
    delete process.env['GIT_DIR']
    delete process.env['ANTHROPIC_API_KEY']
    delete process.env['https_proxy']
  }
})

test('arguments reach git as they are: no shell reads them', async () => {
  const planted = join(home, 'planted')
  await expect(
    askGit(place, ['rev-parse', '--verify', '--end-of-options', `x$(touch ${planted})`]),
  ).rejects.toThrow(/git rev-parse in .*run-.* failed \(exit 128\)/)
  await expect(askGit(place, ['hash-object', '--stdin', '--', planted])).rejects.toThrow()
})

test('a failure says what was tried, where, and what git said', async () => {
  await expect(runGit(place, ['log', 'nowhere'])).rejects.toMatchObject({
    message: expect.stringMatching(
      /^git log in \S+ failed \(exit 128\): fatal: not a git repository/,
    ),
    ending: 'failed',
  })
  expect(await runGit(place, ['log'], { allow: [128] })).toMatchObject({ code: 128 })
})

test('a child that hangs, says too much or is cancelled is killed and named', async () => {
  const hang = { ...place, settings: [['alias.hang', '!exec sleep 60'] as const] }
  await expect(runGit(hang, ['hang'], { timeout: 200 })).rejects.toMatchObject({
    message: expect.stringContaining('not done after 0.2 s'),
    ending: 'timeout',
  })
  const cancelled = runGit(hang, ['hang'], { signal: AbortSignal.timeout(100) })
  await expect(cancelled).rejects.toMatchObject({ ending: 'cancelled' })
  await writeFile(join(home, 'big'), 'x'.repeat(5_000_000))
  const flood = { ...place, settings: [['alias.flood', '!exec cat big'] as const] }
  await expect(runGit(flood, ['flood'], { maxBytes: 1_000 })).rejects.toMatchObject({
    ending: 'too-much-output',
  })
})

test('git that cannot be started is said so', async () => {
  const gone = { dir: join(home, 'gone'), home }
  await expect(runGit(gone, ['version'])).rejects.toMatchObject({ ending: 'not-started' })
})

test('versions compare by number', async () => {
  expect(await gitVersion()).toMatch(/^\d+\.\d+/)
  expect(isOlder('2.9.5', '2.30')).toBe(true)
  expect(isOlder('2.30.2', '2.31')).toBe(true)
  expect(isOlder('2.31.0', '2.31')).toBe(false)
  expect(isOlder('3.0', '2.31')).toBe(false)
})
