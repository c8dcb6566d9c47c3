import type { PullRequest } from '../../core/change/pullRequest.ts'
import type { Client } from './connect.ts'
import { attempt } from './error.ts'
import { nameOf, pullArgs, type Target } from './target.ts'

/** A pull request as REST answers it. */
export type PullRow = Awaited<ReturnType<Client['rest']['pulls']['get']>>['data']

export async function getPull(target: Target): Promise<PullRow> {
  return attempt(`read the pull request ${nameOf(target)}`, 'pull-requests: read', async () => {
    const { data } = await target.client.rest.pulls.get(pullArgs(target))
    return data
  })
}

export type PullContext = Pick<PullRequest, 'commitMessages' | 'linkedIssues'>

export function toPullRequest(row: PullRow, context: PullContext): PullRequest {
  const { base, head } = row
  const headRepository = head.repo?.full_name ?? null
  return {
    number: row.number,
    title: row.title,
    body: row.body ?? '',
    url: row.html_url,
    state: row.state,
    merged: row.merged,
    draft: row.draft ?? false,
    author: {
      login: row.user.login,
      isBot: row.user.type === 'Bot',
      association: row.author_association,
    },
    base: { ref: base.ref, sha: base.sha, repository: base.repo.full_name },
    // Never merge_commit_sha: it is a test merge before and the real one after, and null in between.
    head: { ref: head.ref, sha: head.sha, repository: headRepository },
    isFork: headRepository !== base.repo.full_name,
    labels: row.labels.map(({ name }) => name),
    changedFiles: row.changed_files,
    ...context,
  }
}
