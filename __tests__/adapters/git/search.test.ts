import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ClosableRepository } from '../../../src/adapters/git/repository.ts'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import type { SearchQuery } from '../../../src/core/repository.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { type BuiltRepository, buildRepository } from '../../support/git/repositories.ts'

let built: BuiltRepository
let repository: ClosableRepository

beforeAll(async () => {
  built = await buildRepository([
    {
      files: {
        'src/a.ts': 'const one = 1\nfunction alpha(x) {\n  return beta(x)\n}\n',
        'src/b/c.ts': 'function beta(y) { return y }\n// Alpha\n',
        'src/b/forged.ts': 'x = 1 // \u2028src/a.ts:1: alpha()\r\fend alpha\n',
        'odd\nname.txt': 'alpha\n',
        'min.js': `${'a'.repeat(5_000)}alpha${'b'.repeat(5_000)}\n`,
        'blob.bin': 'alpha\0alpha\n',
        vendor: { mode: '160000', content: 'b7d11431abfbf14a1ecea4ef89a3dbe4bb192085' },
      },
    },
  ])
  repository = await openGitRepository({ dir: built.dir, log: recordingLog() })
})

afterAll(async () => {
  await repository.close()
  await rm(built.dir, { recursive: true })
})

const search = (pattern: string, options: Partial<SearchQuery> = {}) =>
  repository.search(built.shas[0] ?? '', {
    pattern,
    literal: false,
    ignoreCase: false,
    paths: [],
    maxHits: 50,
    ...options,
  })
const places = async (...query: Parameters<typeof search>) =>
  (await search(...query)).hits.map((hit) => `${hit.path}:${hit.line}`)

test('finds patterns and plain text, by case or not', async () => {
  expect(await places('function \\w+\\(')).toEqual(['src/a.ts:2', 'src/b/c.ts:1'])
  expect(await places('beta(x)', { literal: true })).toEqual(['src/a.ts:3'])
  expect(await places('^\\W+alpha$', { ignoreCase: true })).toEqual(['src/b/c.ts:2'])
  expect(await places('const|// A')).toEqual(['src/a.ts:1', 'src/b/c.ts:2'])
  expect((await search('one')).hits).toEqual([{ path: 'src/a.ts', line: 1, text: 'const one = 1' }])
  expect(await search('nowhere')).toEqual({ hits: [], cut: null })
})

test('globs limit the paths', async () => {
  expect(await places('alpha', { paths: ['src/b/**'] })).toEqual(['src/b/forged.ts:1'])
  expect(await places('alpha', { paths: ['*.txt'] })).toEqual(['odd\nname.txt:1'])
  expect(await places('alpha', { paths: ['src/', '!src/b'] })).toEqual(['src/a.ts:2'])
  expect(await places('function', { paths: ['b/'] })).toEqual(['src/b/c.ts:1'])
})

test('F20 separators inside a line neither split it nor forge a hit', async () => {
  expect((await search('alpha', { paths: ['src/b/forged.ts'] })).hits).toEqual([
    { path: 'src/b/forged.ts', line: 1, text: 'x = 1 // \u2028src/a.ts:1: alpha()\r\fend alpha' },
  ])
})

test('long lines are cut around the match, binaries left out', async () => {
  const { hits } = await search('alpha', { paths: ['min.js', 'blob.bin'] })
  expect(hits).toHaveLength(1)
  expect(hits[0]?.text).toMatch(/^…a+alphab+…$/)
})

test('a file without line feeds is searched as far as the limit', async () => {
  const one = `${'x'.repeat(30_000_000)}needle\n`
  const large = await buildRepository([
    { files: { 'a.json': one, '.yarn/releases/y.cjs': one, 'b.txt': 'a needle\n' } },
  ])
  const opened = await openGitRepository({ dir: large.dir, log: recordingLog() })
  const query = { pattern: 'needle', literal: true, ignoreCase: false, paths: [], maxHits: 10 }
  expect(await opened.search(large.shas[0] ?? '', query)).toEqual({
    hits: [{ path: 'b.txt', line: 1, text: 'a needle' }],
    cut: 'of 1 very long lines only the first 100000 bytes were searched (a.json:1)',
  })
  await opened.close()
  await rm(large.dir, { recursive: true })
})

test('more hits than wanted are said, not given', async () => {
  const answer = await search('alpha', { maxHits: 2 })
  expect(answer.hits).toHaveLength(2)
  expect(answer.cut).toBe('only the first 2 matches are here')
})

test('an invalid pattern is an error with the reason', async () => {
  await expect(search('(')).rejects.toThrow('missing closing )')
})

test('a search of many files ends early when it has enough', async () => {
  const lines = 'needle in a line\n'.repeat(2_000)
  const large = await buildRepository([
    {
      files: Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [`f${i}.txt`, `${lines}${i}`]),
      ),
    },
  ])
  const opened = await openGitRepository({ dir: large.dir, log: recordingLog() })
  const query = { pattern: 'n..dle', literal: false, ignoreCase: false, paths: [], maxHits: 10 }
  expect((await opened.search(large.shas[0] ?? '', query)).hits).toHaveLength(10)
  await opened.close()
  await rm(large.dir, { recursive: true })
})
