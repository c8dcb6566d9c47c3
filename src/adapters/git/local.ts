import type { Commits } from '../../core/change/model.ts'
import type { Repository } from '../../core/repository.ts'
import { defaultBase, emptyBase, type LocalBase, namedBase, resolveOrRefuse } from './localBase.ts'
import { stagedTree, worktreeTree } from './snapshot.ts'
import {
  type LocalOptions,
  type LocalRepository,
  LocalRepositoryError,
  openLocalRepository,
} from './view.ts'

export interface LocalChangeOptions extends LocalOptions {
  /** A ref; when left out the default branch's merge base, for uncommitted work HEAD. */
  readonly base?: string | undefined
  /** A ref; when left out HEAD. Not together with `staged` or `worktree`. */
  readonly head?: string | undefined
  /** What is in the index. */
  readonly staged?: boolean | undefined
  /** The files as they are, untracked ones included. */
  readonly worktree?: boolean | undefined
}

export interface LocalChange {
  readonly repository: Repository
  readonly commits: Commits
  /** For a person: `origin/main...HEAD`, `staged changes against HEAD`. */
  readonly describe: string
  close(): Promise<void>
}

/** A change on this machine. Nothing is written to the user's repository. Throws a {@link LocalRepositoryError}. */
export async function openLocalChange(options: LocalChangeOptions): Promise<LocalChange> {
  const { head, staged = false, worktree = false } = options
  if ([head !== undefined, staged, worktree].filter(Boolean).length > 1) {
    throw new LocalRepositoryError('Give one of --head, --staged and --worktree.')
  }
  const local = await openLocalRepository(options)
  const { repository } = local
  try {
    const change = staged || worktree ? uncommitted(local, options) : committed(local, options)
    return { repository, ...(await change), close: repository.close }
  } catch (error) {
    await repository.close()
    throw error
  }
}

type Found = Pick<LocalChange, 'commits' | 'describe'>

async function committed(local: LocalRepository, options: LocalChangeOptions): Promise<Found> {
  const { repository, folder } = local
  if (options.head === undefined && (await repository.resolve('HEAD')) === null) {
    throw new LocalRepositoryError(
      `${folder.gitDir} has no commit yet. Use --staged or --worktree.`,
    )
  }
  const name = options.head ?? 'HEAD'
  const head = await resolveOrRefuse(repository, name)
  const base =
    options.base === undefined
      ? await defaultBase(local, head)
      : await namedBase(repository, options.base, head)
  return found(base, head, `${base.name}...${name}`)
}

async function uncommitted(local: LocalRepository, options: LocalChangeOptions): Promise<Found> {
  const { repository, folder } = local
  if (folder.worktree === null) {
    throw new LocalRepositoryError(`${folder.gitDir} is bare: it has no working tree. Use --head.`)
  }
  const current = await repository.resolve('HEAD')
  const against = options.base ?? 'HEAD'
  const base =
    current === null ? await emptyBase(local) : await namedBase(repository, against, current)
  const head = options.staged ? await stagedTree(local) : await worktreeTree(local)
  if ((await repository.diff(current ?? base.base, head)) === '') {
    throw new LocalRepositoryError(
      options.staged
        ? 'Nothing is staged. `git add` what is to be reviewed, or use --worktree.'
        : 'Nothing is changed in the working tree. Name commits with --base and --head.',
    )
  }
  const what = options.staged ? 'staged changes' : 'the working tree'
  return found(base, head, `${what} against ${base.name}`)
}

const found = ({ base, mergeBase }: LocalBase, head: string, describe: string): Found => ({
  commits: { base, mergeBase, head },
  describe,
})
