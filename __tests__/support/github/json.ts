import { currentLine } from './anchors.ts'
import { diffFiles } from './diff.ts'
import type { Identity } from './identities.ts'
import {
  commitsOf,
  type IssueComment,
  type Pull,
  type Reaction,
  type Review,
  type ReviewComment,
  spanOf,
  type World,
} from './world.ts'

/** The REST shapes of what the world holds, with GitHub's field names. */

export const user = ({ login, type }: Identity) => ({ login, type })

export const pullUrl = (world: World, pull: number) =>
  `${world.serverUrl}/${world.repository}/pull/${pull}`

export async function pullJson(world: World, pull: Pull) {
  const span = await spanOf(world, pull)
  const files = await diffFiles(world.git, span.mergeBase, span.head)
  return {
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    merged: pull.merged,
    draft: pull.draft,
    html_url: pullUrl(world, pull.number),
    user: user(pull.author),
    author_association: pull.association,
    base: { ref: pull.baseRef, sha: pull.base, repo: { full_name: world.repository } },
    head: {
      ref: pull.headRef,
      sha: pull.head,
      repo: pull.headRepository === null ? null : { full_name: pull.headRepository },
    },
    labels: pull.labels.map((name) => ({ name })),
    changed_files: pull.changedFiles ?? files.length,
    commits: (await commitsOf(world, pull)).length,
    mergeable: null,
    merge_commit_sha: null,
  }
}

export const issueCommentJson = (world: World, comment: IssueComment) => ({
  id: comment.id,
  user: user(comment.author),
  body: comment.body,
  created_at: comment.createdAt,
  updated_at: comment.updatedAt,
  html_url: issueCommentUrl(world, comment),
  reactions: reactionCounts(comment.reactions),
})

export const issueCommentUrl = (world: World, comment: IssueComment) =>
  `${pullUrl(world, comment.pull)}#issuecomment-${comment.id}`

export const reviewJson = (world: World, review: Review) => ({
  id: review.id,
  user: user(review.author),
  body: review.body,
  state: review.state,
  commit_id: review.commit,
  html_url: `${pullUrl(world, review.pull)}#pullrequestreview-${review.id}`,
  ...(review.state === 'PENDING' ? {} : { submitted_at: review.submittedAt }),
})

export async function reviewCommentJson(world: World, comment: ReviewComment) {
  const { place, span } = comment
  const line = await lineNow(world, comment)
  const shift = line === null ? 0 : line - place.line
  return {
    id: comment.id,
    pull_request_review_id: comment.reviewId,
    user: user(comment.author),
    body: comment.body,
    path: place.path,
    side: place.side,
    line,
    start_line: line === null || place.startLine === null ? null : place.startLine + shift,
    original_line: place.line,
    original_start_line: place.startLine,
    original_commit_id: span.head,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: reviewCommentUrl(world, comment),
    reactions: reactionCounts(comment.reactions),
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
  }
}

export const reviewCommentUrl = (world: World, comment: ReviewComment) =>
  `${pullUrl(world, comment.pull)}#discussion_r${comment.id}`

/** The line in the diff as it is now, null when outdated. */
export async function lineNow(world: World, comment: ReviewComment): Promise<number | null> {
  const pull = world.pulls.get(comment.pull)
  if (pull === undefined) return null
  return currentLine(world.git, comment.span, await spanOf(world, pull), comment.place)
}

const reactionCounts = (reactions: readonly Reaction[]) => {
  const counts: Record<string, number> = { total_count: reactions.length, '+1': 0, '-1': 0 }
  for (const { content } of reactions) counts[content] = (counts[content] ?? 0) + 1
  return counts
}
