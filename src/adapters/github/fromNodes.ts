import type { Comment, ReviewThread } from '../../core/threads/model.ts'
import type { CommentNode, PullNode, ReviewCommentNode, ThreadNode } from './discussionQuery.ts'
import { pendingOf } from './pending.ts'
import type { PullContext } from './pull.ts'

export const toContext = ({ commits, closingIssuesReferences }: PullNode): PullContext => ({
  commitMessages: (commits?.nodes ?? []).map(({ commit }) => commit.message),
  linkedIssues: (closingIssuesReferences?.nodes ?? []).filter((issue) => issue !== null),
})

export function toPendingReview({ reviews }: PullNode, viewer: string | null): number | null {
  const [review] = reviews?.nodes ?? []
  if (review === undefined) return null
  const texts = [review.body, ...review.comments.nodes.map(({ body }) => body)]
  return pendingOf(viewer, Number(review.fullDatabaseId), texts)
}

export function toThread(thread: ThreadNode, comments: readonly ReviewCommentNode[]): ReviewThread {
  const reactions = thread.root.nodes.flatMap((root) => root.reactions.nodes)
  const thumbsDown = reactions.flatMap(({ user }) => user?.login ?? [])
  return {
    id: thread.id,
    path: thread.path,
    side: thread.diffSide,
    line: thread.isOutdated ? null : thread.line,
    isResolved: thread.isResolved,
    resolvedBy: thread.resolvedBy?.login ?? null,
    comments: comments.map((node, index) => toComment(node, index === 0 ? thumbsDown : [])),
  }
}

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
