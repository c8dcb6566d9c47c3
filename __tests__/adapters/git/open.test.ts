import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type OpenOptions, openRepository } from '../../../src/adapters/git/open.ts'
import type { ClosableRepository } from '../../../src/adapters/git/repository.ts'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { folderContents } from '../../support/git/folderContents.ts'
import { git } from '../../support/git/git.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { buildRepository, type CommitPlan } from '../../support/git/repositories.ts'
import { type GitServer, startGitServer } from '../../support/git/server.ts'

const token = 'ghs_averysecrettoken'
const lines = Array.from({ length: 30 }, (_, line) => `line ${line}\n`).join('')

let server: GitServer
let folder: string
let tempDir: string
let log: ReturnType<typeof recordingLog>
let open: ClosableRepository[]

beforeEach(async () => {
  server = await startGitServer({ token })
  folder = await mkdtemp(join(tmpdir(), 'open-'))
  tempDir = join(folder, 'temp')
  await mkdir(tempDir)
  log = recordingLog()
  open = []
})

afterEach(async () => {
  for (const repository of open) await repository.close()
  expect(await readdir(tempDir)).toEqual([])
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Builds what the server has, for a pull request from `base` to `head` (indexes). A plain clone of it stands for the API. */
async function arrange(
  commits: readonly CommitPlan[],
  [base, head]: [number, number],
  options: Partial<OpenOptions> & { refs?: Record<string, number> } = {},
) {
  const { refs, ...rest } = options
  const dir = join(server.root, 'o', 'r.git')
  const { shas } = await buildRepository(commits, {
    dir,
    refs: refs ?? { 'refs/heads/main': base },
  })
  const real = await openGitRepository({ dir, log: recordingLog() })
  const asked: string[] = []
  const mergeBase = (one: string, other: string) => {
    asked.push(`${one}...${other}`)
    return real.mergeBase(one, other)
  }
  const api = { ...real, mergeBase }
  const commitNames = { base: shas[base] ?? '', head: shas[head] ?? '' }
  const start = () =>
    openRepository({
      workspace: null,
      serverUrl: server.url,
      repository: 'o/r',
      token,
      commits: commitNames,
      api,
      log,
      tempDir,
      ...rest,
    })
  open.push(api)
  const reopen = async () => {
    const repository = await start()
    open.push(repository)
    return repository
  }
  return { dir, shas, ...commitNames, api, asked, reopen }
}

const fork: CommitPlan[] = [
  { files: { 'a.ts': lines, 'b.ts': 'b\n', '.skills/x.md': 'skill\n' } },
  { files: { 'b.ts': 'b on base\n' } },
  { files: { 'a.ts': lines.replace('line 9', 'line nine'), 'c.ts': 'new\n' }, parents: [0] },
]

test('fetches bare what is needed and not more, in few requests', async () => {
  const { base, head, shas, api, reopen } = await arrange(fork, [1, 2])
  const repository = await reopen()
  const mergeBase = await repository.mergeBase(base, head)
  expect(mergeBase).toBe(shas[0])
  expect(await repository.diff(shas[0] ?? '', head)).toBe(await api.diff(shas[0] ?? '', head))
  expect(Buffer.from((await repository.read(base, 'b.ts')) ?? '').toString()).toBe('b on base\n')
  expect(log.lines).toEqual([
    `info: Reading the repository from git objects fetched from ${server.url}.`,
  ])
  // Commits, trees, the changed files, and the file that was read: each a handshake and a request.
  expect(server.requests.filter((request) => request.startsWith('POST'))).toHaveLength(5)
})

test('files that are read together come in one request', async () => {
  const { base, reopen } = await arrange(fork, [1, 2])
  const repository = await reopen()
  await repository.list(base, '')
  const before = server.requests.length
  const paths = ['a.ts', 'b.ts', '.skills/x.md']
  const read = await Promise.all(paths.map((path) => repository.read(base, path)))
  expect(read.map((bytes) => bytes?.length)).toEqual([lines.length, 10, 6])
  expect(server.requests.slice(before).filter((request) => /^POST/.test(request))).toHaveLength(1)
})

test('B22 a fork whose branch is called main is told from the base by its commits', async () => {
  const { base, head, shas, reopen } = await arrange(fork, [1, 2], {
    refs: { 'refs/heads/main': 1, 'refs/pull/7/head': 2 },
  })
  const repository = await reopen()
  expect(await repository.resolve('main')).toBe(base)
  expect(await repository.mergeBase(base, head)).toBe(shas[0])
  expect(await repository.diff(shas[0] ?? '', head)).toMatch(/line nine/)
})

test('resolves branches and tags on the server, and says null for what is gone', async () => {
  const { dir, base, reopen } = await arrange(fork, [1, 2], { refs: { 'refs/heads/v1/x': 1 } })
  await git(dir, ['tag', '-a', '-m', 'release', 'v2', base])
  const repository = await reopen()
  expect(await repository.resolve('v1/x')).toBe(base)
  expect(await repository.resolve('refs/heads/v1/x')).toBe(base)
  expect(await repository.resolve('v2')).toBe(base)
  expect(await repository.resolve('x')).toBeNull()
  expect(await repository.resolve('*')).toBeNull()
  expect(await repository.resolve('--upload-pack=x')).toBeNull()
  expect(await repository.resolve('4'.repeat(40))).toBeNull()
})

test('finds a merge base that lies deep, and fetches only as deep as it must', async () => {
  const line = Array.from({ length: 120 }, (_, i) => ({ files: { 'n.txt': `${i}\n` } }))
  const plans: CommitPlan[] = [...line, { files: { 'head.txt': 'x\n' }, parents: [3] }]
  const { base, head, shas, reopen } = await arrange(plans, [119, 120])
  const repository = await reopen()
  expect(await repository.mergeBase(base, head)).toBe(shas[3])
  expect(log.lines).toContain('debug: Fetching 500 commits of history to find the merge base.')
})

test('is not fooled by a nearer common ancestor that is not the best one', async () => {
  // Base reaches the true merge base only through a long side branch that it merged; its own line is short.
  const side = Array.from({ length: 70 }, (_, i): CommitPlan => ({ files: { s: `${i}\n` } }))
  const plans: CommitPlan[] = [
    { files: { a: '1\n' } },
    { files: { a: '2\n' } },
    ...side,
    { files: { main: 'x\n' }, parents: [0] },
    { files: { merged: 'x\n' }, parents: [72, 71] },
    { files: { head: 'x\n' }, parents: [1] },
  ]
  const { dir, base, head, shas, reopen } = await arrange(plans, [73, 74])
  expect((await git(dir, ['merge-base', base, head])).trim()).toBe(shas[1])
  expect(await (await reopen()).mergeBase(base, head)).toBe(shas[1])
})

test('histories that never meet have no merge base', async () => {
  const { base, head, reopen } = await arrange(
    [{ files: { a: '1\n' } }, { files: { b: '1\n' }, parents: [] }],
    [0, 1],
  )
  expect(await (await reopen()).mergeBase(base, head)).toBeNull()
})

test('searches a fetched commit, its files brought in one request', async () => {
  const large = `${'y'.repeat(99)}\n`.repeat(12_000)
  const { base, reopen } = await arrange(
    [{ files: { 'a/one.ts': 'needle\n', 'b/two.ts': 'a needle\n', 'large.txt': large } }],
    [0, 0],
  )
  const repository = await reopen()
  const query = { literal: true, ignoreCase: false, paths: [], maxHits: 9 }
  const found = await repository.search(base, { ...query, pattern: 'needle' })
  expect(found.hits.map((hit) => hit.path)).toEqual(['a/one.ts', 'b/two.ts'])
  expect(found.cut).toMatch(/^1 files were not searched: larger than 1048576 bytes/)
  const before = server.requests.length
  await repository.search(base, { ...query, pattern: 'other' })
  expect(server.requests).toHaveLength(before)
})

test('B26 an empty workspace, a clone of depth 1 and a whole one give the same', async () => {
  const plan: CommitPlan[] = [...fork, { files: { 'b.ts': 'b on base\n' }, parents: [2, 1] }]
  const { dir, base, head, shas, reopen } = await arrange(plan, [1, 2], {
    refs: { 'refs/heads/main': 1, 'refs/pull/7/merge': 3 },
    workspace: join(folder, 'workspace'),
  })
  const workspace = join(folder, 'workspace')
  const see = async () => {
    const repository = await reopen()
    const mergeBase = (await repository.mergeBase(base, head)) ?? ''
    return { mergeBase, diff: await repository.diff(mergeBase, head) }
  }
  await mkdir(workspace)
  const empty = await see()
  expect(empty.mergeBase).toBe(shas[0])

  await git(folder, ['init', '--quiet', 'workspace'])
  await git(workspace, ['fetch', '--quiet', '--depth=1', `file://${dir}`, 'refs/pull/7/merge'])
  const untouched = await folderContents(workspace)
  expect(await see()).toEqual(empty)

  await git(workspace, ['fetch', '--quiet', '--depth=2', `file://${dir}`, 'refs/pull/7/merge'])
  expect(await see()).toEqual(empty)
  expect(log.lines).toContain(
    "debug: The workspace's clone is not used: its history is cut off before base and head meet.",
  )
  expect(await folderContents(workspace)).not.toEqual(untouched)

  await git(workspace, ['fetch', '--quiet', '--unshallow', `file://${dir}`, 'refs/pull/7/merge'])
  const whole = await folderContents(workspace)
  const before = server.requests.length
  expect(await see()).toEqual(empty)
  expect(server.requests).toHaveLength(before)
  expect(log.lines.at(-1)).toBe('info: Reading the repository from the clone in the workspace.')
  expect(await folderContents(workspace)).toEqual(whole)
})

test('a partial clone in the workspace is left alone: reading it would make it fetch', async () => {
  const { dir, reopen } = await arrange(fork, [1, 2], { workspace: join(folder, 'workspace') })
  await git(dir, ['update-ref', 'refs/heads/topic', (await git(dir, ['rev-parse', 'main'])).trim()])
  const url = server.url.replace('://', `://x:${token}@`)
  const clone = ['clone', '--quiet', '--filter=blob:none', `${url}/o/r.git`, 'workspace']
  await git(folder, clone)
  await reopen()
  expect(log.lines[0]).toMatch(/not used: it is partial/)
})

test('the token is in no argument and in no file while git fetches, and goes to no other origin', async () => {
  const elsewhere = await startGitServer()
  const seen: string[] = []
  elsewhere.intercept = (request) => {
    seen.push(`to another origin: ${request.headers.authorization}`)
    return false
  }
  const { base, head, api, reopen } = await arrange(fork, [1, 2])
  const encoded = Buffer.from(`x-access-token:${token}`).toString('base64')
  const carries = (text: string) => text.includes(token) || text.includes(encoded)
  let looked = 0
  server.intercept = (request) => {
    expect(carries(Buffer.from(request.headers.authorization ?? '').toString())).toBe(true)
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (carries(textOf(`/proc/${pid}/cmdline`))) seen.push(`argument of ${pid}`)
    }
    for (const entry of readdirSync(tempDir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && carries(textOf(path))) seen.push(path)
    }
    looked += 1
    return false
  }
  await (await reopen()).diff(base, head)
  expect(looked).toBeGreaterThan(3)

  server.intercept = (request, response) => {
    response.writeHead(302, { location: `${elsewhere.url}${request.url}` }).end()
    return true
  }
  const fallback = await reopen()
  expect(await fallback.diff(base, head)).toBe(await api.diff(base, head))
  await elsewhere.stop()
  expect(seen).toEqual([])
})

test('where fetching fails the API takes over, and the log says why without the token', async () => {
  const { base, head, api, reopen } = await arrange(fork, [1, 2], { token: 'ghs_wrong' })
  const repository = await reopen()
  expect(await repository.diff(base, head)).toBe(await api.diff(base, head))
  expect(log.lines).toHaveLength(1)
  expect(log.lines[0]).toMatch(
    /^warning: Reading the repository through the API, because fetching failed: git fetch in .* failed \(exit 128\).*contents: read/,
  )
  expect(log.lines[0]).not.toMatch(/ghs_wrong|eC1hY2Nlc3M/)
})

test.each([
  ['too old', 'git version 2.20.1', /git 2\.20\.1 is too old, 2\.31 is needed/],
  ['not there', null, /there is no git here, 2\.31 is needed/],
])('where git is %s the API is read, and the log says why', async (_, version, reason) => {
  const { base, head, api, reopen } = await arrange(fork, [1, 2])
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const script = `#!/bin/sh\necho ${version}\n`
  if (version !== null) await writeFile(join(bin, 'git'), script, { mode: 0o755 })
  const path = process.env['PATH']
  process.env['PATH'] = bin
  const repository = await reopen().finally(() => {
    process.env['PATH'] = path
  })
  expect(await repository.diff(base, head)).toBe(await api.diff(base, head))
  expect(log.lines).toEqual([expect.stringMatching(reason)])
})

test('a merge base that lies very deep is asked of the API before all history is fetched', async () => {
  const line = Array.from({ length: 5_300 }, (_, i) => ({ files: { 'n.txt': `${i}\n` } }))
  const plans: CommitPlan[] = [...line, { files: { 'head.txt': 'x\n' }, parents: [3] }]
  const { base, head, shas, asked, reopen } = await arrange(plans, [5_299, 5_300])
  const repository = await reopen()
  expect(await repository.mergeBase(base, head)).toBe(shas[3])
  expect(await repository.mergeBase(base, head)).toBe(shas[3])
  expect(asked).toEqual([`${base}...${head}`])
})

test('B25 git goes through the proxy of the job, except where NO_PROXY says otherwise', async () => {
  const { base, head, shas, reopen } = await arrange(fork, [1, 2], {
    serverUrl: 'http://github.invalid',
  })
  process.env['http_proxy'] = server.url
  try {
    const repository = await reopen()
    expect(await repository.mergeBase(base, head)).toBe(shas[0])
    expect(server.requests[0]).toMatch(/^GET http:\/\/github\.invalid\/o\/r\.git\/info\/refs/)
    process.env['NO_PROXY'] = 'github.invalid'
    await reopen()
    expect(log.lines.at(-1)).toMatch(/Could not resolve host: github\.invalid/)
  } finally {
    delete process.env['http_proxy']
    delete process.env['NO_PROXY']
  }
})

test('a server that knows no filters sends more, and the answers are the same', async () => {
  await server.stop()
  server = await startGitServer({ token, config: { 'uploadpack.allowFilter': 'false' } })
  const { base, head, shas, api, reopen } = await arrange(fork, [1, 2])
  const repository = await reopen()
  expect(await repository.mergeBase(base, head)).toBe(shas[0])
  expect(await repository.diff(shas[0] ?? '', head)).toBe(await api.diff(shas[0] ?? '', head))
})

test('cancelling ends the fetch, its helper processes and the folder', async () => {
  const cancel = new AbortController()
  const { reopen } = await arrange(fork, [1, 2], { signal: cancel.signal })
  const closed = new Promise((resolve) => {
    server.intercept = (request) => {
      request.socket.once('close', resolve)
      cancel.abort()
      return true
    }
  })
  await expect(reopen()).rejects.toMatchObject({ ending: 'cancelled' })
  await closed
})

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
