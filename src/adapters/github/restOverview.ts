import type { ReviewThread } from '../../core/threads/model.ts'
import { type CommentRow, fromRow } from './commentRow.ts'
import { attempt } from './error.ts'
import { failureOf } from './failure.ts'
import type { Overview } from './overview.ts'
import { pendingOf } from './pending.ts'
import { getPull, toPullRequest } from './pull.ts'
import { issueArgs, nameOf, pullArgs, type Target } from './target.ts'

/** The login of a job's own token, which no call tells: `GET /user` is for tokens of people. */
const ACTIONS_LOGIN = 'github-actions[bot]'

/** The same as GraphQL tells, but for who resolved what and the linked issues. */
export async function readByRest(target: Target): Promise<Overview> {
  const { rest, paginate } = target.client
  const pull = { ...pullArgs(target), per_page: 100 }
  return attempt(`read what was said on ${nameOf(target)}`, 'pull-requests: read', async () => {
    const [row, viewer, comments, reviewComments, reviews, commits] = await Promise.all([
      getPull(target),
      viewerOf(target),
      paginate(rest.issues.listComments, { ...issueArgs(target), per_page: 100 }),
      paginate(rest.pulls.listReviewComments, pull),
      paginate(rest.pulls.listReviews, pull),
      paginate(rest.pulls.listCommits, pull),
    ])
    const pending = reviews.find(({ state }) => state === 'PENDING')
    return {
      pull: toPullRequest(row, {
        commitMessages: commits.map(({ commit }) => commit.message),
        linkedIssues: [],
      }),
      discussion: {
        viewer,
        comments: comments.map((row) => fromRow(row, row.user?.login === viewer)),
        threads: await threadsOf(target, reviewComments, viewer),
        pendingReview: pending === undefined ? null : pendingOf(viewer, pending.id, [pending.body]),
      },
    }
  })
}

async function viewerOf({ client }: Target): Promise<string> {
  try {
    return (await client.rest.users.getAuthenticated()).data.login
  } catch (error) {
    if (failureOf(error).kind === 'forbidden') return ACTIONS_LOGIN
    throw error
  }
}

interface ReviewCommentRow extends CommentRow {
  readonly in_reply_to_id?: number
  readonly path: string
  readonly side?: 'LEFT' | 'RIGHT'
  /** null or absent when outdated. */
  readonly line?: number | null
  readonly reactions?: { readonly '-1': number } | undefined
}

/** Replies name the first comment of their thread. */
async function threadsOf(
  target: Target,
  rows: readonly ReviewCommentRow[],
  viewer: string,
): Promise<ReviewThread[]> {
  const roots = rows.filter((row) => row.in_reply_to_id === undefined)
  return Promise.all(
    roots.map(async (root) => {
      const thumbsDown = await thumbsDownOn(target, root)
      const own = rows.filter((row) => row === root || row.in_reply_to_id === root.id)
      return {
        id: null,
        path: root.path,
        side: root.side ?? 'RIGHT',
        line: root.line ?? null,
        isResolved: false,
        resolvedBy: null,
        comments: own.map((row) =>
          fromRow(row, row.user?.login === viewer, row === root ? thumbsDown : []),
        ),
      }
    }),
  )
}

/** REST lists counts of reactions; who reacted takes a request, made only where there is a 👎. */
async function thumbsDownOn({ client, owner, repo }: Target, root: ReviewCommentRow) {
  if ((root.reactions?.['-1'] ?? 0) === 0) return []
  const { data } = await client.rest.reactions.listForPullRequestReviewComment({
    owner,
    repo,
    comment_id: root.id,
    content: '-1',
    per_page: 100,
  })
  return data.flatMap(({ user }) => user?.login ?? [])
}
