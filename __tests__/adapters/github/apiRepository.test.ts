import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { createApiRepository } from '../../../src/adapters/github/apiRepository.ts'
import { connect } from '../../../src/adapters/github/connect.ts'
import type { Repository } from '../../../src/core/repository.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { type BuiltRepository, buildRepository } from '../../support/git/repositories.ts'
import { actionsToken } from '../../support/github/identities.ts'
import { type LoopbackGitHub, startGitHub } from '../../support/github/start.ts'

let built: BuiltRepository
let github: LoopbackGitHub
let api: Repository
let first: string
let second: string

beforeAll(async () => {
  built = await buildRepository([
    {
      files: {
        'README.md': '# One\n',
        'src/a.ts': 'const needle = 1\n',
        'src/deep/b.ts': 'x\u2028y needle\n',
        'data.bin': new Uint8Array([0, 255, 10]),
        link: { mode: '120000', content: '/etc/passwd' },
        vendor: { mode: '160000', content: 'b7d11431abfbf14a1ecea4ef89a3dbe4bb192085' },
        big: new Uint8Array(17 * 1024 * 1024),
      },
    },
    { files: { 'src/a.ts': 'const needle = 2\n' }, message: 'Change a\n\nBody' },
    { files: { 'head.ts': 'h\n' }, parents: [0] },
    { files: { 'other.ts': 'o\n' }, parents: [] },
  ])
  github = await startGitHub({ git: built.dir, isPrivate: true })
  first = built.shas[0] ?? ''
  second = built.shas[1] ?? ''
})

beforeEach(() => {
  api = open(actionsToken)
  github.requests.length = 0
})

afterAll(async () => {
  await github.close()
  await rm(built.dir, { recursive: true })
})

function open(token: string): Repository {
  const log = recordingLog()
  const { apiUrl, graphqlUrl, serverUrl } = github
  const [owner = '', repo = ''] = github.repository.split('/')
  const client = () => connect({ token, apiUrl, graphqlUrl, serverUrl, log, fetch })
  return createApiRepository(client, { owner, repo }, log)
}

test('lists and reads what git lists and reads', async () => {
  const git = await openGitRepository({ dir: built.dir, log: recordingLog() })
  for (const path of ['', 'src', 'src/a.ts', 'vendor', 'nowhere', 'sr']) {
    expect(await api.list(first, path)).toEqual(await git.list(first, path))
  }
  const paths = ['src/a.ts', 'data.bin', 'link', 'vendor', 'src', 'nowhere', '../README.md']
  for (const path of paths) expect(await api.read(first, path)).toEqual(await git.read(first, path))
  await git.close()
  // One listing, and one request for each file that is there.
  expect(github.requests).toHaveLength(4)
})

test('asks for nothing twice', async () => {
  await Promise.all([api.read(first, 'src/a.ts'), api.read(first, 'src/a.ts')])
  await api.read(first, 'src/a.ts')
  await api.list(first, 'src')
  expect(github.requests).toHaveLength(2)
})

test('knows merge bases, refs and history, and no diff', async () => {
  expect(await api.mergeBase(second, built.shas[2] ?? '')).toBe(first)
  expect(await api.mergeBase(second, built.shas[3] ?? '')).toBeNull()
  expect(await api.resolve('main')).toBe(built.shas[3])
  expect(await api.resolve('--upload-pack=x')).toBeNull()
  expect(await api.history(second, 'src/a.ts', 1)).toEqual([
    { sha: second, date: '2023-11-14T22:14:20+00:00', author: 'Ann', subject: 'Change a' },
  ])
  expect(await api.diff(first, second)).toBeNull()
})

test('searches what it may and says what it left out', async () => {
  const query = { pattern: 'needle', literal: true, ignoreCase: false, paths: [], maxHits: 5 }
  const answer = await api.search(first, query)
  expect(answer.hits).toEqual([
    { path: 'src/a.ts', line: 1, text: 'const needle = 1' },
    { path: 'src/deep/b.ts', line: 1, text: 'x\u2028y needle' },
  ])
  expect(answer.cut).toMatch(/^only 5 of 6 files were searched, because there is no git here/)
  expect(await api.search(first, { ...query, paths: ['src/'], maxHits: 1 })).toMatchObject({
    hits: [{ path: 'src/a.ts' }],
    cut: 'only the first 1 matches are here',
  })
  await expect(api.search(first, { ...query, pattern: '(', literal: false })).rejects.toThrow(/RE2/)
})

test('a file above the limit is refused without asking for it', async () => {
  await expect(api.read(first, 'big')).rejects.toThrow('big has 17825792 bytes')
  expect(github.requests).toHaveLength(1)
})

test('what GitHub refuses is said with what to do', async () => {
  await expect(open('ghs_nobody').read(first, 'README.md')).rejects.toThrow(
    /Could not list the files of .*Bad credentials.*github-token/,
  )
  await expect(api.list('1'.repeat(40), '')).rejects.toThrow(/Could not list the files of 1{40}/)
})

test('a tree larger than GitHub lists is read folder by folder, and the list says it is cut', async () => {
  const files: Record<string, string> = { 'z/deep/last.txt': 'last\n' }
  for (let i = 0; i < 100_000; i += 1) files[`f/${i % 100}/${i}`] = ''
  const huge = await buildRepository([{ files }])
  const [commit = ''] = huge.shas
  const server = await startGitHub({ git: huge.dir })
  const log = recordingLog()
  const { apiUrl, graphqlUrl, serverUrl } = server
  const client = () => connect({ token: actionsToken, apiUrl, graphqlUrl, serverUrl, log, fetch })
  const large = createApiRepository(client, { owner: 'octo', repo: 'hello' }, log)
  expect(Buffer.from((await large.read(commit, 'z/deep/last.txt')) ?? '').toString()).toBe('last\n')
  expect(await large.read(commit, 'z/deep/none.txt')).toBeNull()
  expect(await large.list(commit, 'z')).toMatchObject([{ path: 'z/deep/last.txt' }])
  expect((await large.list(commit, '')).length).toBeLessThan(100_000)
  expect(log.lines.filter((line) => /^warning: GitHub lists only \d+/.test(line))).toHaveLength(1)
  await server.close()
  await rm(huge.dir, { recursive: true })
})
