import { type ConnectionOptions, connect } from './connect.ts'
import { attempt } from './error.ts'

export interface HeadQuery {
  /** `owner/name` of the repository the pull request is in. */
  readonly repository: string
  readonly headSha: string
  /** Narrows the search; null searches all that are open. */
  readonly headBranch: string | null
  /** `owner/name` of the repository the head is in. */
  readonly headRepository: string
}

export type FoundPullRequest =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly reason: string }

/**
 * The open pull request whose head is exactly this commit of exactly this repository. For a fork GitHub leaves the
 * list of pull requests in a `workflow_run` event empty.
 */
export async function findPullRequest(
  options: ConnectionOptions,
  { repository, headSha, headBranch, headRepository }: HeadQuery,
): Promise<FoundPullRequest> {
  const [owner = '', repo = ''] = repository.split('/')
  const { rest, paginate } = await connect(options)
  const head = headBranch === null ? {} : { head: `${headRepository.split('/')[0]}:${headBranch}` }
  const open = await attempt(`look for the pull request of ${headSha}`, 'pull-requests: read', () =>
    paginate(rest.pulls.list, { owner, repo, state: 'open', per_page: 100, ...head }),
  )
  const found = open.filter(
    ({ head }) => head.sha === headSha && head.repo?.full_name === headRepository,
  )
  const [only] = found
  if (only !== undefined && found.length === 1) return { ok: true, number: only.number }
  const where = `In ${repository}`
  const what = `${headSha} of ${headRepository || 'a deleted repository'} as its head`
  return {
    ok: false,
    reason:
      found.length === 0
        ? `${where} no open pull request has ${what}: it was closed, or has newer commits, whose own run is published.`
        : `${where} ${found.length} pull requests have ${what}, and nothing tells which is meant. Publish in a job of the workflow that analyzes: its event names the pull request.`,
  }
}
