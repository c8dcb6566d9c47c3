import { copyFile, stat, utimes } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { exists } from './folder.ts'
import type { GitPlace } from './place.ts'
import { askGit, runGit } from './run.ts'
import type { Setting } from './settings.ts'
import { type LocalRepository, LocalRepositoryError } from './view.ts'

/** The index as a tree; the tree is written into our repository, the index into a copy. */
export async function stagedTree(local: LocalRepository): Promise<string> {
  const place = await ownIndex(local)
  const unmerged = await askGit(place, ['ls-files', '-z', '--unmerged'])
  const path = /\t([^\0]+)/.exec(unmerged)?.[1]
  if (path === undefined) return writeTree(place)
  throw new LocalRepositoryError(
    `The index has a merge conflict, in ${JSON.stringify(path)} for one. Resolve it and \`git add\` the file, or use --worktree.`,
  )
}

/** The working tree as a tree: tracked files as they are now, untracked ones that are not ignored. */
export async function worktreeTree(local: LocalRepository): Promise<string> {
  const place = await ownIndex(local)
  // update-index rather than add: it neither starts git in submodules nor stops at a nested repository.
  const changed = await askGit(place, [
    'diff-files',
    '-z',
    '--name-only',
    '--ignore-submodules=dirty',
  ])
  const untracked = await askGit(place, ['ls-files', '-z', '--others', '--exclude-standard'])
  const paths = `${changed}${untracked}`.split('\0')
  const input = paths.filter((path) => path !== '' && !path.endsWith('/')).join('\0')
  await runGit(place, ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
    input,
  })
  return writeTree(place)
}

/**
 * Their repository with a copy of the index, and with our folder for the objects that are written. Even writing an index
 * may look at files, and so run filters: at those that changed in the second it was written.
 */
async function ownIndex(local: LocalRepository): Promise<GitPlace> {
  const { folder, scratch, theirs } = local
  const index = join(scratch.gitDir, 'index')
  const theirIndex = join(folder.gitDir, 'index')
  if (await exists(theirIndex)) await copyIndex(theirIndex, index)
  return {
    ...theirs,
    settings: await fileSettings(theirs),
    env: {
      ...theirs.env,
      GIT_INDEX_FILE: index,
      GIT_OBJECT_DIRECTORY: join(scratch.gitDir, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: join(folder.commonDir, 'objects'),
    },
  }
}

/**
 * The copy keeps the time of its original: files changed since then, in the same second too, are those that git compares
 * by content and not by their size and time.
 */
async function copyIndex(from: string, to: string): Promise<void> {
  const { mtimeMs } = await stat(from)
  await copyFile(from, to)
  const seconds = Math.floor(mtimeMs / 1000)
  await utimes(to, seconds, seconds)
}

/** In a partial clone files may be missing that nobody changed. */
const writeTree = (place: GitPlace) => askGit(place, ['write-tree', '--missing-ok'])

/**
 * How files become blobs: line endings and ignored files as the user has them set up, but no filter program of the
 * repository's runs (large files kept elsewhere then show as what they are on disk).
 */
async function fileSettings(theirs: GitPlace): Promise<readonly Setting[]> {
  const filters = await configured(theirs, ['^filter\\..*\\.(clean|process|required)$'])
  const off = filters.map(([key]): Setting => [key, key.endsWith('.required') ? 'false' : ''])
  const home = homedir()
  const config = process.env['XDG_CONFIG_HOME'] ?? join(home, '.config')
  const asUser = { HOME: home, XDG_CONFIG_HOME: config, GIT_CONFIG_NOSYSTEM: '0' }
  const wishes = ['--type=path', '^core\\.(autocrlf|eol|excludesfile)$']
  const ignored: Setting = ['core.excludesFile', join(config, 'git', 'ignore')]
  return [ignored, ...(await configured(theirs, wishes, asUser)), ...off]
}

/** The settings whose key matches, those of the user before those of the repository. */
async function configured(
  place: GitPlace,
  what: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly Setting[]> {
  const list = ['config', '-z', '--get-regexp', ...what]
  const { stdout } = await runGit(place, list, { allow: [0, 1], env })
  const entries = stdout.toString().split('\0').slice(0, -1)
  return entries.map((entry): Setting => {
    const [key = '', value = ''] = entry.split(/\n([\s\S]*)/)
    return [key, value]
  })
}
