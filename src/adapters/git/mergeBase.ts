import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitPlace } from './place.ts'
import { askGit, runGit } from './run.ts'

/** `sha` is null for histories that never meet. Not certain: history was cut before it could be told. */
export type MergeBase =
  | { readonly certain: true; readonly sha: string | null }
  | { readonly certain: false }

/**
 * The merge base, and whether more history could show another one. In a shallow repository git answers from what it
 * sees: a common ancestor, but perhaps not the best, or none although there is one. The answer is certain when no
 * commit at which history was cut lies on the near side of it.
 */
export async function findMergeBase(
  place: GitPlace,
  base: string,
  head: string,
): Promise<MergeBase> {
  const answer = await runGit(place, ['merge-base', '--all', base, head], { allow: [0, 1] })
  const found = answer.stdout.toString().trim().split('\n').filter(Boolean)
  const sha = found[0] ?? null
  const cuts = await cutCommits(place)
  if (cuts.size === 0) return { certain: true, sha }
  const near = ['rev-list', base, head, ...found.map((commit) => `^${commit}`)]
  const commits = (await askGit(place, near)).split('\n')
  return commits.some((commit) => cuts.has(commit)) ? { certain: false } : { certain: true, sha }
}

/** The commits whose parents are left out. */
async function cutCommits(place: GitPlace): Promise<ReadonlySet<string>> {
  const text = await readFile(join(place.dir, 'shallow'), 'utf8').catch(() => '')
  return new Set(text.split('\n').filter(Boolean))
}
