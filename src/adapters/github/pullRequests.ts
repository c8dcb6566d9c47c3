import type { PullRequests } from '../../ports.ts'
import { finishCheck, startCheck } from './checks.ts'
import { reply, saveComment } from './comments.ts'
import { type ConnectionOptions, connect } from './connect.ts'
import { listFiles } from './files.ts'
import { createOptional } from './optional.ts'
import type { Overview } from './overview.ts'
import { discardPendingReview } from './pending.ts'
import { permissionOf } from './permission.ts'
import { postReview } from './postReview.ts'
import { getPull, type PullRow, toPullRequest } from './pull.ts'
import { react } from './reactions.ts'
import { readOverview } from './readOverview.ts'
import type { Target } from './target.ts'
import { settle } from './threads.ts'

export interface PullRequestOptions extends ConnectionOptions {
  /** `owner/name` of the repository the pull request is in. */
  readonly repository: string
  readonly number: number
}

/** The port to one pull request on GitHub. A whole run on an ordinary one is eight requests. */
export async function createPullRequests(options: PullRequestOptions): Promise<PullRequests> {
  const { repository, number, log } = options
  const [owner = '', repo = ''] = repository.split('/')
  const client = await connect(options)
  const target: Target = { client, owner, repo, number }
  const optional = createOptional(log)
  let row: PullRow | null = null
  // One query tells both what surrounds the change and what was said, so the first discussion costs no second one.
  let ahead: Overview | null = null

  return {
    read: async () => {
      const [pull, overview] = await Promise.all([getPull(target), readOverview(target, log)])
      row = pull
      ahead = overview
      return toPullRequest(pull, overview.context)
    },
    files: async () => {
      row ??= await getPull(target)
      return listFiles(target, row.changed_files)
    },
    discussion: async () => {
      const { discussion } = ahead ?? (await readOverview(target, log))
      ahead = null
      return discussion
    },
    head: async () => (await getPull(target)).head.sha,
    permission: (login) => permissionOf(target, login),
    postReview: (draft) => postReview(target, draft),
    saveComment: (body, id) => saveComment(target, body, id),
    reply: (thread, body) => reply(target, thread, body),
    resolve: (thread) => settle(target, optional, thread, true),
    unresolve: (thread) => settle(target, optional, thread, false),
    discardPendingReview: (id) => discardPendingReview(target, id),
    react: (comment, reaction) => react(target, optional, comment, reaction),
    startCheck: (name, commit) => startCheck(target, optional, name, commit),
    finishCheck: (id, result) => finishCheck(target, id, result),
  }
}
