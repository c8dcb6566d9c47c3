import type { Log } from '../../core/log.ts'
import { type BorrowedRepository, borrowRepository } from './borrow.ts'
import type { GitFolder } from './folder.ts'
import { findGitFolder } from './folder.ts'
import type { GitPlace } from './place.ts'
import { type ClosableRepository, gitRepository } from './repository.ts'
import { runGit } from './run.ts'
import { gitVersion, isOlder, oldestGit } from './version.ts'

/** What a person asked for cannot be had; the message says what to do instead. */
export class LocalRepositoryError extends Error {
  override name = 'LocalRepositoryError' as const
}

export interface LocalRepository extends BorrowedRepository {
  readonly repository: ClosableRepository
  readonly folder: GitFolder
}

export interface LocalOptions {
  /** In the repository, at any depth. */
  readonly dir: string
  readonly log: Log
  /** When left out the system's folder for temporary files. */
  readonly tempDir?: string
}

/** The repository that `dir` lies in, with the refs it has now. It is never written to. The caller closes it. */
export async function openGitRepository(options: LocalOptions): Promise<ClosableRepository> {
  return (await openLocalRepository(options)).repository
}

/** The same with what local changes need of it. Throws a {@link LocalRepositoryError}. */
export async function openLocalRepository(options: LocalOptions): Promise<LocalRepository> {
  const { dir, log, tempDir } = options
  const version = await gitVersion()
  if (version === null || isOlder(version, oldestGit)) {
    const found = version === null ? 'There is no git on the PATH' : `git ${version} is too old`
    throw new LocalRepositoryError(`${found}; install git ${oldestGit} or newer.`)
  }
  const folder = await findGitFolder(dir)
  if (folder === null) {
    throw new LocalRepositoryError(
      `${dir} is not in a git repository. Run this in one, or name one with --repo.`,
    )
  }
  const { scratch, theirs } = await borrowRepository(folder, tempDir)
  const repository = gitRepository({
    scratch,
    origin: null,
    askMergeBase: null,
    resolveRef: (ref) => resolveRef(theirs, ref),
    log,
  })
  return { repository, folder, scratch, theirs }
}

/** A ref is data: whatever it is called, it is neither an option nor a range. */
async function resolveRef(theirs: GitPlace, ref: string): Promise<string | null> {
  if (ref.includes('\0')) return null
  const parse = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const { code, stdout } = await runGit(theirs, parse, { allow: [0, 1, 128] })
  return code === 0 ? stdout.toString().trim() : null
}
