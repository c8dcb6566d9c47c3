import type { Reaction } from '../../ports.ts'
import { attempt } from './error.ts'
import type { Optional } from './optional.ts'
import type { Target } from './target.ts'

/** Adding a reaction again changes nothing. */
export async function react(
  { client, owner, repo }: Target,
  optional: Optional,
  comment: { readonly id: number; readonly kind: 'issue' | 'review' },
  reaction: Reaction,
): Promise<boolean> {
  const { createForIssueComment, createForPullRequestReviewComment } = client.rest.reactions
  const create =
    comment.kind === 'issue' ? createForIssueComment : createForPullRequestReviewComment
  const run = async () => {
    await create({ owner, repo, comment_id: comment.id, content: reaction })
    return true
  }
  return attempt(`react to a comment in ${owner}/${repo}`, 'pull-requests: write', () =>
    optional('reactions to comments', 'pull-requests: write', run, false),
  )
}
