import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from '../git/git.ts'

/** A checkout whose settings and hooks name programs, with secrets in its configuration and beside it. */
export interface HostileClone {
  /** For GITHUB_WORKSPACE. */
  readonly dir: string
  /** What stands in files that no review may open. */
  readonly canary: string
  /** Programs that have run. */
  ran(): Promise<string[]>
  remove(): Promise<void>
}

const hooks = ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc']
const programs = {
  'core.fsmonitor': 'fsmonitor',
  'core.sshCommand': 'ssh',
  'core.pager': 'pager',
  'core.askPass': 'askpass',
  'credential.helper': 'credential',
  'diff.external': 'external',
  'diff.evil.command': 'command',
  'diff.evil.textconv': 'textconv',
  'filter.evil.clean': 'clean',
  'filter.evil.smudge': 'smudge',
  'uploadpack.packObjectsHook': 'pack-objects',
  'remote.origin.uploadpack': 'uploadpack',
}

/** Fetches `shas` from the repository at `url` into such a clone. */
export async function hostileClone(url: string, shas: readonly string[]): Promise<HostileClone> {
  const outer = await mkdtemp(join(tmpdir(), 'hostile-clone-'))
  const dir = join(outer, 'repository')
  const marks = join(outer, 'marks')
  const canary = 'canary-0f4e8d'
  await mkdir(marks)
  await writeFile(join(outer, 'canary.txt'), `${canary}\n`)
  await git(outer, ['init', '--quiet', dir])
  await git(dir, ['fetch', '--quiet', url, ...shas])
  await git(dir, ['config', `http.${url}.extraheader`, `Authorization: Basic ${canary}`])
  await writeFile(join(dir, '.env'), `KEY=${canary}\n`)
  await Promise.all(
    hooks.map((name) => program(join(dir, '.git', 'hooks', name), join(marks, name))),
  )
  for (const [key, name] of Object.entries(programs)) {
    const path = join(outer, name)
    await program(path, join(marks, name))
    await git(dir, ['config', key, path])
  }
  return {
    dir,
    canary,
    ran: () => readdir(marks),
    remove: () => rm(outer, { recursive: true, force: true }),
  }
}

async function program(path: string, mark: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, `#!/bin/sh\ntouch '${mark}'\n`)
  await chmod(path, 0o755)
}
