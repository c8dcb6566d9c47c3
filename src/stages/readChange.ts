import type { Change } from '../core/change/model.ts'
import { parseDiff } from '../core/change/parse.ts'
import { joinSources } from '../core/change/sources.ts'
import type { OpenChange, PullRequests } from '../ports.ts'

/**
 * The change, from the two that know it: GitHub, which decides where comments may stand, and git, which sees what GitHub
 * leaves out. Only where there is no git can anything of it stay unseen.
 */
export async function readChange(
  { repository, commits }: OpenChange,
  pullRequests: PullRequests | null,
): Promise<Change> {
  const [listing, diff] = await Promise.all([
    pullRequests?.files() ?? null,
    repository.diff(commits.mergeBase, commits.head),
  ])
  return {
    commits,
    files: joinSources(listing?.files ?? null, diff === null ? null : parseDiff(diff)),
    unseen: diff === null ? (listing?.unseen ?? null) : null,
  }
}
