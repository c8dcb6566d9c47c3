import type { Repository } from '../../core/repository.ts'
import { askGit } from './run.ts'
import { type LocalRepository, LocalRepositoryError } from './view.ts'

/** What a local change is compared with. */
export interface LocalBase {
  /** A commit, or the empty tree before the first one. */
  readonly base: string
  readonly mergeBase: string
  /** For a person: `origin/main`, `HEAD~1`. */
  readonly name: string
}

/** Where a branch of work usually began, most certain first. */
const usualBases = ['refs/remotes/origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']

/** The named ref, by its merge base with `head`. */
export async function namedBase(
  repository: Repository,
  ref: string,
  head: string,
): Promise<LocalBase> {
  const base = await resolveOrRefuse(repository, ref)
  const mergeBase = await repository.mergeBase(base, head)
  if (mergeBase !== null) return { base, mergeBase, name: ref }
  throw new LocalRepositoryError(
    `${ref} and the head have no commit in common. Name another --base.`,
  )
}

/** The first usual base that `head` has gone beyond; else the commit before it; else nothing at all. */
export async function defaultBase(local: LocalRepository, head: string): Promise<LocalBase> {
  const { repository } = local
  for (const ref of usualBases) {
    const base = await repository.resolve(ref)
    const mergeBase = base && (await repository.mergeBase(base, head))
    if (base && mergeBase && mergeBase !== head) return { base, mergeBase, name: shortName(ref) }
  }
  const parent = await parentOf(local, head)
  if (parent === null) return emptyBase(local)
  return { base: parent, mergeBase: parent, name: `${head.slice(0, 7)}~1` }
}

/** The empty tree: before the first commit everything is new. */
export async function emptyBase(local: LocalRepository): Promise<LocalBase> {
  const tree = await askGit(local.scratch.place, ['hash-object', '-t', 'tree', '-w', '--stdin'])
  return { base: tree, mergeBase: tree, name: 'the empty tree' }
}

export async function resolveOrRefuse(repository: Repository, ref: string): Promise<string> {
  const commit = await repository.resolve(ref)
  if (commit !== null) return commit
  throw new LocalRepositoryError(
    `${JSON.stringify(ref)} is no commit, branch or tag here. Is it spelled right, and fetched?`,
  )
}

/** The first parent as the commit itself names it, so that the edge of a shallow clone is not taken for the beginning. */
async function parentOf(local: LocalRepository, commit: string): Promise<string | null> {
  const text = await askGit(local.scratch.place, ['cat-file', 'commit', commit])
  const parent = /^parent (\w+)$/m.exec(text.split('\n\n', 1)[0] ?? '')?.[1]
  if (parent === undefined) return null
  if ((await local.repository.resolve(parent)) !== null) return parent
  throw new LocalRepositoryError(
    'The clone is shallow: what came before is not here. Run `git fetch --unshallow`, or name a --base.',
  )
}

const shortName = (ref: string) => ref.replace('refs/remotes/', '')
