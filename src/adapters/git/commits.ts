import type { Log } from '../../core/log.ts'
import { GitError } from './error.ts'
import { deeper, firstDepth, wholeDepth } from './limits.ts'
import { findMergeBase } from './mergeBase.ts'
import type { Objects } from './objects.ts'
import type { Origin } from './origin.ts'
import type { GitPlace } from './place.ts'

/** Asks somebody else for a merge base: GitHub's compare API. null when it knows none. */
export type AskMergeBase = (base: string, head: string) => Promise<string | null>

/** Commits and their history, fetched as deep as an answer needs. */
export interface Commits {
  /** Whether the object is here, or could be fetched as a commit. */
  have(sha: string): Promise<boolean>
  /** Throws where it cannot be told: a commit is gone, or histories are cut off before they meet. */
  mergeBase(base: string, head: string): Promise<string | null>
}

export function createCommits(
  place: GitPlace,
  objects: Objects,
  source: { readonly origin: Origin | null; readonly ask: AskMergeBase | null; readonly log: Log },
): Commits {
  const { origin, ask, log } = source
  const known = new Map<string, string | null>()

  async function have(sha: string): Promise<boolean> {
    if ((await objects.find(sha, 0)) !== null) return true
    try {
      await origin?.commits([sha], firstDepth)
    } catch (error) {
      // What a force push left behind, or what never was, the server does not give out.
      if (error instanceof GitError && /not our ref/i.test(error.stderr)) return false
      throw error
    }
    return (await objects.find(sha, 0)) !== null
  }

  async function find(base: string, head: string): Promise<string | null> {
    for (const sha of [base, head]) if (!(await have(sha))) throw new Error(noCommit(sha))
    const here = await findMergeBase(place, base, head)
    if (here.certain) return here.sha
    for (const depth of origin === null ? [] : deeper) {
      log.debug(`Fetching ${depth} commits of history to find the merge base.`)
      await origin?.commits([base, head], depth)
      const answer = await findMergeBase(place, base, head)
      if (answer.certain) return answer.sha
    }
    const told = (await ask?.(base, head)) ?? null
    if (told !== null && (await have(told))) return told
    await origin?.commits([base, head], wholeDepth)
    const answer = await findMergeBase(place, base, head)
    if (answer.certain) return answer.sha
    throw new Error(
      `The merge base of ${base} and ${head} cannot be told: the clone is shallow. \`git fetch --unshallow\` completes it.`,
    )
  }

  return {
    have,
    async mergeBase(base, head) {
      const pair = `${base} ${head}`
      const answer = known.get(pair)
      if (answer !== undefined) return answer
      const found = await find(base, head)
      known.set(pair, found)
      return found
    },
  }
}

export const noCommit = (sha: string) =>
  `There is no commit ${sha} here or on the server. Was it force-pushed away?`
