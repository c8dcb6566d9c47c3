import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Where a repository keeps its parts, found without running git there. */
export interface GitFolder {
  /** The checked-out files; null for a bare repository. */
  readonly worktree: string | null
  /** HEAD and index. */
  readonly gitDir: string
  /** Objects and refs; differs from `gitDir` in a linked worktree. */
  readonly commonDir: string
}

/** The repository that `start` lies in, looked for upwards as git does; null when there is none. */
export async function findGitFolder(start: string): Promise<GitFolder | null> {
  const dir = await realpath(start).catch(() => null)
  if (dir === null) return null
  for (let folder = dir; ; folder = dirname(folder)) {
    const gitDir = await gitDirIn(folder)
    if (gitDir !== null) return { worktree: folder, ...(await parts(gitDir)) }
    if (await isGitDir(folder)) return { worktree: null, ...(await parts(folder)) }
    if (folder === dirname(folder)) return null
  }
}

/** A `.git` folder, or what a `.git` file (linked worktree, submodule) points to. */
async function gitDirIn(folder: string): Promise<string | null> {
  const path = join(folder, '.git')
  if (await isGitDir(path)) return path
  const target = /^gitdir: (.+?)\s*$/.exec(await textOf(path))?.[1]
  if (target === undefined) return null
  const gitDir = resolve(folder, target)
  return (await isGitDir(gitDir)) ? gitDir : null
}

async function parts(gitDir: string): Promise<{ gitDir: string; commonDir: string }> {
  const common = (await textOf(join(gitDir, 'commondir'))).trim()
  return { gitDir, commonDir: common === '' ? gitDir : resolve(gitDir, common) }
}

/** git's own test: a HEAD, and objects here or named by `commondir`. */
async function isGitDir(path: string): Promise<boolean> {
  if (!(await exists(join(path, 'HEAD')))) return false
  return (await exists(join(path, 'objects'))) || (await exists(join(path, 'commondir')))
}

/** Whether blobs may be missing: a partial clone fetches them when they are asked for. */
export async function isPartial(folder: GitFolder): Promise<boolean> {
  const packs = await readdir(join(folder.commonDir, 'objects', 'pack')).catch(() => [])
  return packs.some((name) => name.endsWith('.promisor'))
}

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
export const textOf = (path: string) => readFile(path, 'utf8').catch(() => '')
