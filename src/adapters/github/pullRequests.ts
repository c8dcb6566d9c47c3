import type { PullRequests } from '../../ports.ts'
import { finishCheck, startCheck } from './checks.ts'
import { reply, saveComment, withdraw } from './comments.ts'
import { type ConnectionOptions, connect } from './connect.ts'
import { listFiles } from './files.ts'
import { createOptional } from './optional.ts'
import type { Overview } from './overview.ts'
import { discardPendingReview } from './pending.ts'
import { permissionOf } from './permission.ts'
import { postReview } from './postReview.ts'
import { getPull } from './pull.ts'
import { react } from './reactions.ts'
import { readOverview } from './readOverview.ts'
import { refresh } from './refresh.ts'
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
  // One query tells both the pull request and what was said, so the first discussion costs no second one.
  let ahead: Overview | null = null
  let changedFiles: number | null = null

  return {
    read: async () => {
      ahead = await readOverview(target, log)
      changedFiles = ahead.pull.changedFiles
      return ahead.pull
    },
    files: async () => {
      changedFiles ??= (await getPull(target)).changed_files
      return listFiles(target, changedFiles)
    },
    discussion: async () => {
      const { discussion } = ahead ?? (await readOverview(target, log))
      ahead = null
      return discussion
    },
    refresh: async (earlier) => {
      // Whatever ails the short way shows on the long one too, or does not matter.
      const newest = await refresh(target, earlier).catch(() => null)
      if (newest !== null) return newest
      const { pull, discussion } = await readOverview(target, log)
      return { head: pull.head.sha, discussion }
    },
    permission: (login) => permissionOf(target, login),
    postReview: (draft) => postReview(target, draft),
    saveComment: (body, id) => saveComment(target, body, id),
    reply: (thread, body) => reply(target, thread, body),
    withdraw: (comment, kind) => withdraw(target, comment, kind),
    resolve: (thread) => settle(target, optional, thread, true),
    unresolve: (thread) => settle(target, optional, thread, false),
    discardPendingReview: (id) => discardPendingReview(target, id),
    react: (comment, reaction) => react(target, optional, comment, reaction),
    startCheck: (name, commit) => startCheck(target, optional, name, commit),
    finishCheck: (id, result) => finishCheck(target, id, result),
  }
}
