import { type ConnectionOptions, connect } from './connect.ts'
import { attempt } from './error.ts'

export interface HeadQuery {
  /** `owner/name` of the repository the pull request is in. */
  readonly repository: string
  readonly headSha: string
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
  { repository, headSha, headRepository }: HeadQuery,
): Promise<FoundPullRequest> {
  const [owner = '', repo = ''] = repository.split('/')
  const { rest, paginate } = await connect(options)
  const open = await attempt(`look for the pull request of ${headSha}`, 'pull-requests: read', () =>
    paginate(rest.pulls.list, { owner, repo, state: 'open', per_page: 100 }),
  )
  const found = open.filter(
    ({ head }) => head.sha === headSha && head.repo?.full_name === headRepository,
  )
  const [only] = found
  if (only !== undefined && found.length === 1) return { ok: true, number: only.number }
  const how = found.length === 0 ? 'no open pull request has' : `${found.length} pull requests have`
  return {
    ok: false,
    reason: `In ${repository} ${how} ${headSha} of ${headRepository} as its head; say which with the input \`pull-request\`.`,
  }
}
