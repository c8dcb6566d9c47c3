import { readdir, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ClosableRepository } from '../../../src/adapters/git/repository.ts'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { type BuiltRepository, buildRepository } from '../../support/git/repositories.ts'

const submodule = 'b7d11431abfbf14a1ecea4ef89a3dbe4bb192085'
const many = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('')
let built: BuiltRepository
let repository: ClosableRepository
let first: string
let second: string

beforeAll(async () => {
  built = await buildRepository([
    {
      files: {
        'README.md': '# One\n',
        'src/a.ts': many,
        'src/deep/er/b.ts': 'export const b = 1\n',
        'src/old.ts': many.replaceAll('line', 'row'),
        'with\nline feed': 'odd\n',
        'ünï/cödé.txt': 'grün\n',
        link: { mode: '120000', content: '../../etc/passwd' },
        vendor: { mode: '160000', content: submodule },
        'bin/run': { mode: '100755', content: '#!/bin/sh\n' },
        'data.bin': new Uint8Array([0, 255, 10, 0]),
        empty: '',
      },
      message: 'Begin\n\nBody',
    },
    {
      files: {
        'src/a.ts': many.replace('line 20', 'line twenty'),
        'src/old.ts': null,
        'src/new.ts': many.replaceAll('line', 'row'),
        vendor: { mode: '160000', content: submodule.replace('b', 'c') },
      },
      message: 'Change a',
    },
  ])
  repository = await openGitRepository({ dir: built.dir, log: recordingLog() })
  first = built.shas[0] ?? ''
  second = built.shas[1] ?? ''
})

afterAll(async () => {
  await repository.close()
  await rm(built.dir, { recursive: true })
})

const read = async (commit: string, path: string) => {
  const bytes = await repository.read(commit, path)
  return bytes && Buffer.from(bytes).toString()
}

test('resolves refs, names and nothing else', async () => {
  expect(await repository.resolve('main')).toBe(second)
  expect(await repository.resolve('main~1')).toBe(first)
  expect(await repository.resolve(first.slice(0, 8))).toBe(first)
  expect(await repository.resolve(first)).toBe(first)
  expect(await repository.resolve('0'.repeat(40))).toBeNull()
  expect(await repository.resolve('nowhere')).toBeNull()
})

test.each([
  'x$(id)',
  '`id`',
  '--upload-pack=touch /tmp/x',
  '-h',
  '--all',
  'main..main~1',
  '',
  'a\0b',
])('F04 %j as a ref is a name that does not exist', async (ref) => {
  expect(await repository.resolve(ref)).toBeNull()
  expect(await repository.history(ref, 'README.md', 5)).toEqual([])
  await expect(repository.read(ref, 'README.md')).rejects.toThrow('not a full object name')
  await expect(repository.diff(first, ref)).rejects.toThrow('not a full object name')
})

test('reads blobs byte by byte, whatever their paths are', async () => {
  expect(await read(first, 'README.md')).toBe('# One\n')
  expect(await read(first, 'src/deep/er/b.ts')).toBe('export const b = 1\n')
  expect(await read(first, 'with\nline feed')).toBe('odd\n')
  expect(await read(first, 'ünï/cödé.txt')).toBe('grün\n')
  expect(await read(first, 'empty')).toBe('')
  expect(await repository.read(first, 'data.bin')).toEqual(Buffer.from([0, 255, 10, 0]))
  const both = await Promise.all([read(first, 'src/a.ts'), read(second, 'src/a.ts')])
  expect(both[0]).toContain('line 20')
  expect(both[1]).toContain('line twenty')
})

test.each([
  'gone',
  'src',
  'vendor',
  'README.md/x',
  '../README.md',
  '/README.md',
  'src/../README.md',
  '',
])('F11 there is no blob at %j', async (path) => {
  expect(await read(first, path)).toBeNull()
})

test('a symbolic link is its text, never what it points to', async () => {
  expect(await read(first, 'link')).toBe('../../etc/passwd')
})

test('a commit that is not there is an error that names it', async () => {
  await expect(read('1'.repeat(40), 'README.md')).rejects.toThrow(`no commit ${'1'.repeat(40)}`)
})

test('lists all below a folder in git order, a single file as itself', async () => {
  const all = await repository.list(first, '')
  expect(all.map((entry) => entry.path)).toEqual([
    'README.md',
    'bin/run',
    'data.bin',
    'empty',
    'link',
    'src/a.ts',
    'src/deep/er/b.ts',
    'src/old.ts',
    'vendor',
    'with\nline feed',
    'ünï/cödé.txt',
  ])
  expect(all.filter((entry) => entry.mode !== '100644')).toMatchObject([
    { path: 'bin/run', mode: '100755' },
    { path: 'link', mode: '120000' },
    { path: 'vendor', mode: '160000', oid: submodule },
  ])
  expect((await repository.list(first, 'src/deep')).map(({ path }) => path)).toEqual([
    'src/deep/er/b.ts',
  ])
  expect(await repository.list(first, 'vendor')).toMatchObject([{ path: 'vendor', mode: '160000' }])
  expect(await repository.list(first, 'nowhere')).toEqual([])
})

test('A07 A33 the diff finds the rename and names the submodule without opening it', async () => {
  const files = parseDiff((await repository.diff(first, second)) ?? '')
  expect(files).toMatchObject([
    { path: 'src/a.ts', status: 'modified', additions: 1, deletions: 1 },
    { path: 'src/new.ts', previousPath: 'src/old.ts', status: 'renamed', hunks: [] },
    { path: 'vendor', kind: 'submodule' },
  ])
  expect(files[0]?.hunks[0]).toMatchObject({ oldStart: 18, oldLines: 7 })
  expect(await repository.diff(first, first)).toBe('')
})

test('tells the history of a path, newest first', async () => {
  expect(await repository.history('main', 'src/a.ts', 10)).toEqual([
    { sha: second, date: '2023-11-14T22:14:20+00:00', author: 'Ann', subject: 'Change a' },
    { sha: first, date: '2023-11-14T22:13:20+00:00', author: 'Ann', subject: 'Begin' },
  ])
  expect(await repository.history('main', 'src/a.ts', 1)).toHaveLength(1)
  expect(await repository.history('main', ':(glob)**', 10)).toEqual([])
})

test('closing removes the temporary folder and ends what was running', async () => {
  const tempDir = `${built.dir}/temporary`
  await (await import('node:fs/promises')).mkdir(tempDir)
  const other = await openGitRepository({ dir: built.dir, log: recordingLog(), tempDir })
  await other.read(first, 'README.md')
  expect(await readdir(tempDir)).toHaveLength(1)
  const unfinished = expect(other.read(first, 'src/a.ts')).rejects.toThrow('cat-file')
  await other.close()
  await unfinished
  expect(await readdir(tempDir)).toEqual([])
})

test('a blob above the limit is refused by name, and the next one still comes', async () => {
  const large = await buildRepository([
    { files: { big: new Uint8Array(17 * 1024 * 1024), small: 'x\n' } },
  ])
  const opened = await openGitRepository({ dir: large.dir, log: recordingLog() })
  const [sha = ''] = large.shas
  const answers = await Promise.allSettled([opened.read(sha, 'big'), opened.read(sha, 'small')])
  expect(answers).toMatchObject([
    { reason: { message: 'big has 17825792 bytes; files above 16777216 bytes are not read' } },
    { value: Buffer.from('x\n') },
  ])
  await opened.close()
  await rm(large.dir, { recursive: true })
})
