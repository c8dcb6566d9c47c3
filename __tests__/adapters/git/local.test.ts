import { chmod, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  type LocalChange,
  type LocalChangeOptions,
  openLocalChange,
} from '../../../src/adapters/git/local.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { folderContents } from '../../support/git/folderContents.ts'
import { git } from '../../support/git/git.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'

let folder: string
let dir: string
let tempDir: string
let open: LocalChange[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-'))
  dir = join(folder, 'repository')
  tempDir = join(folder, 'temp')
  await mkdir(tempDir)
  open = []
  await git(folder, ['init', '--quiet', '--initial-branch=main', dir])
})

afterEach(async () => {
  for (const change of open) await change.close()
  expect(await readdir(tempDir)).toEqual([])
  await rm(folder, { recursive: true })
})

const write = async (path: string, text: string) => {
  await mkdir(join(dir, path, '..'), { recursive: true })
  await writeFile(join(dir, path), text)
}

async function commit(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) await write(path, text)
  await git(dir, ['add', '--all'])
  await git(dir, ['commit', '--quiet', '--allow-empty', '--message=work'])
  return (await git(dir, ['rev-parse', 'HEAD'])).trim()
}

/** Opens the change, shows that the repository was not touched, and answers `status path` of each file. */
async function look(options: Partial<LocalChangeOptions> = {}) {
  const before = await folderContents(dir)
  const change = await openLocalChange({ dir, tempDir, log: recordingLog(), ...options })
  open.push(change)
  const { repository, commits, describe } = change
  const diff = (await repository.diff(commits.mergeBase, commits.head)) ?? ''
  expect(await folderContents(dir)).toEqual(before)
  const files = parseDiff(diff).map((file) => `${file.status} ${file.path}`)
  return { repository, commits, describe, files, diff }
}

const refusal = async (options: Partial<LocalChangeOptions>) => {
  const error = await look(options).then(
    () => null,
    (cause: Error) => cause,
  )
  return `${error?.name}: ${error?.message}`
}

test('a branch is compared with where it left main, what main did since left out', async () => {
  const start = await commit({ 'a.txt': 'a\n' })
  await git(dir, ['switch', '--quiet', '--create', 'topic'])
  const head = await commit({ 'b.txt': 'b\n' })
  await git(dir, ['switch', '--quiet', 'main'])
  const main = await commit({ 'c.txt': 'c\n' })
  await git(dir, ['switch', '--quiet', 'topic'])
  const seen = await look()
  expect(seen.commits).toEqual({ base: main, mergeBase: start, head })
  expect(seen.files).toEqual(['added b.txt'])
  expect(seen.describe).toBe('main...HEAD')
  expect((await look({ base: 'topic', head: 'main' })).files).toEqual(['added c.txt'])
  expect((await look({ dir: join(dir, '.git') })).files).toEqual(['added b.txt'])
})

test('on main itself the last commit is looked at, the first one against nothing', async () => {
  await commit({ 'a.txt': 'a\n' })
  const first = await look()
  expect(first.files).toEqual(['added a.txt'])
  expect(first.describe).toBe('the empty tree...HEAD')
  await commit({ 'b.txt': 'b\n' })
  const second = await look()
  expect(second.files).toEqual(['added b.txt'])
  expect(second.describe).toMatch(/^[0-9a-f]{7}~1\.\.\.HEAD$/)
})

test('origin/HEAD comes before a local main', async () => {
  await commit({ 'a.txt': 'a\n' })
  await git(folder, ['clone', '--quiet', dir, 'clone'])
  dir = join(folder, 'clone')
  await commit({ 'b.txt': 'b\n' })
  const seen = await look({ dir: join(folder, 'clone') })
  expect(seen.describe).toBe('origin/HEAD...HEAD')
  expect(seen.files).toEqual(['added b.txt'])
})

test('staged changes are those of the index, not of the files', async () => {
  await commit({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
  await write('a.txt', 'staged\n')
  await git(dir, ['add', 'a.txt'])
  await write('a.txt', 'not staged\n')
  await write('new.txt', 'untracked\n')
  const seen = await look({ staged: true })
  expect(seen.files).toEqual(['modified a.txt'])
  expect(seen.diff).toContain('+staged')
  expect(seen.describe).toBe('staged changes against HEAD')
  const bytes = await seen.repository.read(seen.commits.head, 'a.txt')
  expect(Buffer.from(bytes ?? '').toString()).toBe('staged\n')
})

test('the working tree counts untracked files, modes, links and deletions, and leaves out the ignored', async () => {
  await commit({ 'a.txt': 'a\n', gone: 'x\n', run: '#!/bin/sh\n', '.gitignore': '*.log\n' })
  await write('a.txt', 'changed\n')
  await write('deep/new file.txt', 'new\n')
  await write('noise.log', 'noise\n')
  await rm(join(dir, 'gone'))
  await chmod(join(dir, 'run'), 0o755)
  await symlink('/etc/passwd', join(dir, 'link'))
  const seen = await look({ worktree: true })
  expect(seen.files).toEqual([
    'modified a.txt',
    'added deep/new file.txt',
    'removed gone',
    'added link',
    'changed run',
  ])
  expect(seen.diff).toContain('+/etc/passwd\n\\ No newline')
  expect(seen.describe).toBe('the working tree against HEAD')
  const subfolder = await look({ worktree: true, dir: join(dir, 'deep') })
  expect(subfolder.files).toEqual(seen.files)
})

test('an edit of the same length in the second of the last commit is seen', async () => {
  await git(dir, ['config', 'core.trustctime', 'false'])
  const then = new Date(Date.now() - 60_000)
  const asThen = (...paths: string[]) =>
    Promise.all(paths.map((path) => utimes(join(dir, path), then, then)))
  await write('a.txt', 'one\n')
  await asThen('a.txt')
  await git(dir, ['add', '--all'])
  await git(dir, ['commit', '--quiet', '--message=work'])
  await write('a.txt', 'two\n')
  await asThen('a.txt', '.git/index')
  expect((await look({ worktree: true })).files).toEqual(['modified a.txt'])
})

test('a file that became a folder, and a conflict, are seen as the files are', async () => {
  await commit({ a: 'file\n', both: 'base\n' })
  await git(dir, ['switch', '--quiet', '--create', 'other'])
  await commit({ both: 'other\n' })
  await git(dir, ['switch', '--quiet', 'main'])
  await commit({ both: 'main\n' })
  await expect(git(dir, ['merge', 'other'])).rejects.toThrow()
  await rm(join(dir, 'a'))
  await write('a/inner', 'x\n')
  const seen = await look({ worktree: true })
  expect(seen.files).toEqual(['removed a', 'added a/inner', 'modified both'])
  expect(seen.diff).toContain('+<<<<<<< HEAD')
  expect(await refusal({ staged: true })).toMatch(/LocalRepositoryError: .*conflict.*both/s)
})

test('repositories inside are neither entered nor run', async () => {
  await commit({ 'a.txt': 'a\n' })
  await git(folder, ['init', '--quiet', join(dir, 'nested')])
  await write('nested/x.txt', 'x\n')
  await write('b.txt', 'b\n')
  expect((await look({ worktree: true })).files).toEqual(['added b.txt'])
})

test('line endings follow the settings, so that only what was edited shows', async () => {
  await commit({ 'a.txt': 'one\ntwo\n' })
  await git(dir, ['config', 'core.autocrlf', 'true'])
  await write('a.txt', 'one\r\nTWO\r\n')
  expect((await look({ worktree: true })).diff).toContain('-two\n+TWO\n')
})

test('before the first commit the index and the files are compared with nothing', async () => {
  await write('a.txt', 'a\n')
  expect(await refusal({})).toMatch(/no commit yet. Use --staged or --worktree/)
  expect((await look({ worktree: true })).files).toEqual(['added a.txt'])
  await git(dir, ['add', 'a.txt'])
  expect((await look({ staged: true })).files).toEqual(['added a.txt'])
})

test('linked worktrees have an index and a head of their own', async () => {
  await commit({ 'a.txt': 'a\n' })
  const linked = join(folder, 'linked')
  await git(dir, ['worktree', 'add', '--quiet', '-b', 'topic', linked])
  await writeFile(join(linked, 'b.txt'), 'b\n')
  expect((await look({ dir: linked, worktree: true })).files).toEqual(['added b.txt'])
})

test('what cannot be had is said with what to do instead', async () => {
  await commit({ 'a.txt': 'a\n' })
  expect(await refusal({ dir: tempDir })).toMatch(/not in a git repository\. .*--repo/)
  expect(await refusal({ dir: '/nowhere' })).toMatch(/not in a git repository/)
  expect(await refusal({ base: 'mian' })).toMatch(/"mian" is no commit, branch or tag/)
  expect(await refusal({ head: '--all' })).toMatch(/"--all" is no commit/)
  expect(await refusal({ staged: true })).toMatch(/Nothing is staged. `git add`/)
  expect(await refusal({ worktree: true })).toMatch(/Nothing is changed/)
  expect(await refusal({ staged: true, worktree: true })).toMatch(/one of --head, --staged/)
  await git(dir, ['switch', '--quiet', '--orphan', 'other'])
  await commit({ 'b.txt': 'b\n' })
  expect(await refusal({ base: 'main' })).toMatch(/no commit in common/)
  await git(folder, ['clone', '--quiet', '--bare', dir, 'bare'])
  const bare = join(folder, 'bare')
  expect(await refusal({ dir: bare, worktree: true })).toMatch(/is bare: .*--head/)
})

test('B26 a shallow clone is told apart from a beginning', async () => {
  await commit({ 'a.txt': 'a\n' })
  await commit({ 'a.txt': 'b\n' })
  await git(folder, ['clone', '--quiet', '--depth=1', `file://${dir}`, 'shallow'])
  expect(await refusal({ dir: join(folder, 'shallow') })).toMatch(/shallow.*git fetch --unshallow/)
})

test('a partial clone that lacks files of the change is told apart from a broken one', async () => {
  await commit({ 'a.txt': 'a\n' })
  await commit({ 'a.txt': 'b\n' })
  await git(dir, ['config', 'uploadpack.allowFilter', 'true'])
  const clone = ['clone', '--quiet', '--filter=blob:none', `file://${dir}`, 'partial']
  await git(folder, clone)
  expect(await refusal({ dir: join(folder, 'partial') })).toMatch(
    /1 of the objects that are needed are not in the repository\. In a partial clone, `git diff`/,
  )
})
