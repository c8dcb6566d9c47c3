import type { Comment, ReviewThread } from '../../core/threads/model.ts'
import type { CommentNode, PullNode, ReviewCommentNode, ThreadNode } from './discussionNodes.ts'
import { pendingOf } from './pending.ts'
import type { PullContext } from './pull.ts'

export const toContext = ({ commits, closingIssuesReferences }: PullNode): PullContext => ({
  commitMessages: (commits?.nodes ?? []).map(({ commit }) => commit.message),
  linkedIssues: (closingIssuesReferences?.nodes ?? []).filter((issue) => issue !== null),
})

export function toPendingReview(
  { reviews }: Pick<PullNode, 'reviews'>,
  viewer: string | null,
): number | null {
  const [review] = reviews?.nodes ?? []
  if (review === undefined) return null
  const texts = [review.body, ...review.comments.nodes.map(({ body }) => body)]
  return pendingOf(viewer, Number(review.fullDatabaseId), texts)
}

type ThreadFacts = Omit<ThreadNode, 'comments'>

/** `comments` from the first on; what was never submitted has not been said, so that a thread may turn out empty. */
export function toThread(
  thread: ThreadFacts,
  comments: readonly ReviewCommentNode[],
): ReviewThread {
  const said = comments.filter(({ state }) => state === 'SUBMITTED')
  return {
    id: thread.id,
    path: thread.path,
    side: thread.diffSide,
    line: thread.isOutdated ? null : thread.line,
    isResolved: thread.isResolved,
    resolvedBy: thread.resolvedBy?.login ?? null,
    comments: said.map((node, index) => toComment(node, index === 0 ? thumbsDownOn(thread) : [])),
  }
}

export const thumbsDownOn = ({ root }: ThreadFacts): string[] =>
  root.nodes.flatMap(({ reactions }) => reactions.nodes).flatMap(({ user }) => user?.login ?? [])

export function toComment(node: CommentNode, thumbsDown: readonly string[]): Comment {
  const isBot = node.author?.__typename === 'Bot'
  const login = node.author?.login ?? 'ghost'
  return {
    id: Number(node.fullDatabaseId),
    // REST and `viewer` write bots with `[bot]`; so does everything here.
    author: isBot ? `${login}[bot]` : login,
    isBot,
    isOurs: node.viewerDidAuthor,
    body: node.body,
    createdAt: node.createdAt,
    updatedAt: node.updatedAt,
    url: node.url,
    thumbsDown,
  }
}
