import type { ReviewThread } from '../../core/threads/model.ts'
import type {
  CommentNode,
  DiscussionAnswer,
  PullNode,
  ReviewCommentNode,
  ThreadAnswer,
  ThreadNode,
} from './discussionNodes.ts'
import { discussionQuery, threadQuery } from './discussionQuery.ts'
import { toComment, toContext, toPendingReview, toThread } from './fromNodes.ts'
import type { Overview } from './overview.ts'
import { PageList } from './pageList.ts'
import { fromPullNode } from './pullNode.ts'
import type { Target } from './target.ts'

/** Reads every page of both lists side by side, then the rest of threads too long for a page. */
export async function readByGraphql(target: Target): Promise<Overview> {
  const threads = new PageList<ThreadNode>()
  const comments = new PageList<CommentNode>()
  const next = async (first: boolean) => {
    const answer = await ask(target, {
      first,
      threads: threads.isOpen,
      threadsAfter: threads.after,
      comments: comments.isOpen,
      commentsAfter: comments.after,
    })
    const { pull, repository } = pullOf(answer)
    threads.add(pull.reviewThreads)
    comments.add(pull.comments)
    return { pull, repository, viewer: answer.viewer?.login ?? null }
  }
  const { pull, repository, viewer } = await next(true)
  while (threads.isOpen || comments.isOpen) await next(false)
  const said = await Promise.all(threads.nodes.map((thread) => readThread(target, thread)))
  return {
    pull: fromPullNode(pull, repository, toContext(pull)),
    discussion: {
      viewer,
      comments: comments.nodes.map((node) => toComment(node, [])),
      threads: said.filter((thread) => thread.comments.length > 0),
      pendingReview: toPendingReview(pull, viewer),
    },
  }
}

type Variables = Readonly<Record<string, unknown>>

async function ask({ client, owner, repo, number }: Target, variables: Variables) {
  try {
    const args = { owner, name: repo, number, ...variables }
    return await client.graphql<DiscussionAnswer>(discussionQuery, args)
  } catch (error) {
    // What the token may not read (the linked issues, say) is null beside the rest.
    const { data } = error as { readonly data?: DiscussionAnswer | null }
    if (data?.repository?.pullRequest) return data
    throw error
  }
}

function pullOf({ repository }: DiscussionAnswer): { pull: PullNode; repository: string } {
  if (!repository?.pullRequest) throw new Error('the answer has no pull request')
  return { pull: repository.pullRequest, repository: repository.nameWithOwner }
}

async function readThread({ client }: Target, thread: ThreadNode): Promise<ReviewThread> {
  const comments = new PageList<ReviewCommentNode>()
  comments.add(thread.comments)
  while (comments.isOpen) {
    const args = { id: thread.id, after: comments.after }
    const { node } = await client.graphql<ThreadAnswer>(threadQuery, args)
    comments.add(node?.comments)
  }
  return toThread(thread, comments.nodes)
}
