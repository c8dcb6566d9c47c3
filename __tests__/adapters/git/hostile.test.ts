import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openLocalChange } from '../../../src/adapters/git/local.ts'
import { openRepository } from '../../../src/adapters/git/open.ts'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { git } from '../../support/git/git.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'

let folder: string
let dir: string
let marks: string
let base: string
let head: string

const hooks = [
  'post-index-change',
  'pre-commit',
  'post-checkout',
  'reference-transaction',
  'pre-auto-gc',
]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  dir = join(folder, 'repository')
  marks = join(folder, 'marks')
  await mkdir(marks)
  await git(folder, ['init', '--quiet', '--initial-branch=main', dir])
  const sub = join(folder, 'sub')
  await git(folder, ['init', '--quiet', sub])
  await git(sub, ['commit', '--quiet', '--allow-empty', '--message=sub'])
  await git(dir, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', sub, 'sub'])
  await writeFile(join(dir, '.gitattributes'), '* filter=evil diff=evil\nb.txt filter=x=y\n')
  await writeFile(join(dir, 'a.txt'), 'one\n')
  await git(dir, ['add', '.'])
  await git(dir, ['commit', '--quiet', '--message=base'])
  base = (await git(dir, ['rev-parse', 'HEAD'])).trim()
  await writeFile(join(dir, 'a.txt'), 'two\n')
  await git(dir, ['commit', '--quiet', '--all', '--message=head'])
  head = (await git(dir, ['rev-parse', 'HEAD'])).trim()
  await plant()
  await writeFile(join(dir, 'a.txt'), 'three\n')
  await writeFile(join(dir, 'b.txt'), 'three\n')
})

afterEach(() => rm(folder, { recursive: true }))

/** Everything in a repository's settings that names a program; each leaves a mark when it is run. */
async function plant() {
  for (const hook of hooks) {
    const path = join(dir, '.git', 'hooks', hook)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, `#!/bin/sh\n${mark(hook)}\n`)
    await chmod(path, 0o755)
  }
  const programs = {
    'core.fsmonitor': 'fsmonitor',
    'filter.evil.clean': 'clean',
    'filter.evil.smudge': 'smudge',
    'filter.x=y.clean': 'clean-by-odd-name',
    'diff.evil.command': 'command',
    'diff.evil.textconv': 'textconv',
    'diff.external': 'external',
    'core.pager': 'pager',
    'core.editor': 'editor',
    'core.sshCommand': 'ssh',
    'core.askPass': 'askpass',
    'core.gitProxy': 'proxy',
    'core.alternateRefsCommand': 'alternates',
    'credential.helper': 'credential',
    'gpg.program': 'gpg',
    'uploadpack.packObjectsHook': 'pack-objects',
    'remote.origin.uploadpack': 'uploadpack',
  }
  for (const [key, name] of Object.entries(programs)) {
    const script = join(folder, name)
    await writeFile(script, `#!/bin/sh\n${mark(name)}\ncat 2>/dev/null\n`)
    await chmod(script, 0o755)
    await git(dir, ['config', key, script])
  }
  await git(dir, ['config', 'filter.evil.required', 'true'])
  await git(dir, ['config', 'log.showSignature', 'true'])
  await git(dir, ['config', 'remote.origin.url', `ext::${join(folder, 'ssh')}`])
  await git(join(dir, 'sub'), ['config', 'core.fsmonitor', join(folder, 'fsmonitor')])
}

const mark = (name: string) => `touch '${marks}/${name}'`
const run = () => readdir(marks)

test('what is planted does run when git is used plainly', async () => {
  await git(dir, ['status', '--short'])
  await git(dir, ['diff', '--textconv'])
  await git(dir, ['add', 'a.txt', 'b.txt'])
  await git(dir, ['-c', 'diff.evil.command=', '-c', 'diff.external=', 'show', '--textconv', base])
  expect(await run()).toEqual(
    expect.arrayContaining([
      'clean',
      'clean-by-odd-name',
      'command',
      'fsmonitor',
      'post-index-change',
      'textconv',
    ]),
  )
})

test.each([{ worktree: true }, { staged: true }, { head: 'main' }, { base: 'main~1' }])(
  'nothing of a hostile repository runs when its local changes are read: %j',
  async (what) => {
    const safely = [
      '-c',
      'core.fsmonitor=',
      '-c',
      'core.hooksPath=/dev/null',
      '-c',
      'filter.evil.clean=cat',
    ]
    await git(dir, [...safely, 'update-index', 'a.txt'])
    const change = await openLocalChange({ dir, log: recordingLog(), ...what })
    const { repository, commits } = change
    expect(await repository.diff(commits.mergeBase, commits.head)).toContain('+t')
    await change.close()
    expect(await run()).toEqual([])
  },
)

test('nor when it is the workspace of a pull request, or searched, or its history told', async () => {
  const log = recordingLog()
  const api = await openGitRepository({ dir, log })
  const repository = await openRepository({
    workspace: dir,
    serverUrl: 'http://127.0.0.1:1',
    repository: 'o/r',
    token: null,
    commits: { base, head },
    api,
    log,
    tempDir: folder,
  })
  expect(log.lines).toEqual(['info: Reading the repository from the clone in the workspace.'])
  expect(await repository.mergeBase(base, head)).toBe(base)
  expect(await repository.diff(base, head)).toContain('+two')
  expect(Buffer.from((await repository.read(head, 'a.txt')) ?? '').toString()).toBe('two\n')
  const query = { pattern: 'two', literal: true, ignoreCase: false, paths: [], maxHits: 5 }
  expect((await repository.search(head, query)).hits).toHaveLength(1)
  expect(await api.history('main', 'a.txt', 5)).toHaveLength(2)
  await repository.close()
  await api.close()
  expect(await run()).toEqual([])
})
