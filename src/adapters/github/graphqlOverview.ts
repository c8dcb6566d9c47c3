import type { Comment, ReviewThread } from '../../core/threads/model.ts'
import {
  type CommentNode,
  type DiscussionAnswer,
  discussionQuery,
  type Page,
  type PullNode,
  type ThreadAnswer,
  type ThreadNode,
  threadQuery,
} from './discussionQuery.ts'
import type { Overview } from './overview.ts'
import { pendingOf } from './pending.ts'
import type { PullContext } from './pull.ts'
import type { Target } from './target.ts'

/** Reads every page of both connections side by side, then the rest of threads too long for a page. */
export async function readByGraphql(target: Target): Promise<Overview> {
  const firstAnswer = await ask(target, { first: true, threads: true, comments: true })
  const first = pullOf(firstAnswer)
  const threads = [...given(first.reviewThreads).nodes]
  const comments = [...given(first.comments).nodes]
  let threadsAfter = nextOf(given(first.reviewThreads))
  let commentsAfter = nextOf(given(first.comments))
  while (threadsAfter !== null || commentsAfter !== null) {
    const wanted = { threads: threadsAfter !== null, comments: commentsAfter !== null }
    const pull = pullOf(await ask(target, { first: false, ...wanted, threadsAfter, commentsAfter }))
    if (wanted.threads) threads.push(...given(pull.reviewThreads).nodes)
    if (wanted.comments) comments.push(...given(pull.comments).nodes)
    threadsAfter = wanted.threads ? nextOf(given(pull.reviewThreads)) : null
    commentsAfter = wanted.comments ? nextOf(given(pull.comments)) : null
  }
  const viewer = firstAnswer.viewer?.login ?? null
  const [pending] = first.reviews?.nodes ?? []
  return {
    context: contextOf(first),
    discussion: {
      viewer,
      comments: comments.map(toComment),
      threads: await Promise.all(threads.map((thread) => toThread(target, thread))),
      pendingReview:
        pending === undefined
          ? null
          : pendingOf(viewer, Number(pending.fullDatabaseId), [
              pending.body,
              ...pending.comments.nodes.map(({ body }) => body),
            ]),
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

const pullOf = ({ repository }: DiscussionAnswer): PullNode => given(repository?.pullRequest)

function given<T>(part: T | null | undefined): T {
  if (part === null || part === undefined) throw new Error('part of the answer is missing')
  return part
}

const nextOf = <T>({ pageInfo }: Page<T>): string | null =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null

const contextOf = ({ commits, closingIssuesReferences }: PullNode): PullContext => ({
  commitMessages: (commits?.nodes ?? []).map(({ commit }) => commit.message),
  linkedIssues: (closingIssuesReferences?.nodes ?? []).filter((issue) => issue !== null),
})

async function toThread(target: Target, thread: ThreadNode): Promise<ReviewThread> {
  return {
    id: thread.id,
    path: thread.path,
    side: thread.diffSide,
    line: thread.isOutdated ? null : thread.line,
    isResolved: thread.isResolved,
    resolvedBy: thread.resolvedBy?.login ?? null,
    comments: (await allComments(target, thread)).map(toComment),
  }
}

async function allComments({ client }: Target, { id, comments }: ThreadNode) {
  const all = [...comments.nodes]
  let after = nextOf(comments)
  while (after !== null) {
    const answer = await client.graphql<ThreadAnswer>(threadQuery, { id, after })
    const page = given(answer.node).comments
    all.push(...page.nodes)
    after = nextOf(page)
  }
  return all
}

function toComment(node: CommentNode): Comment {
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
    thumbsDown: node.reactions.nodes.flatMap(({ user }) => user?.login ?? []),
  }
}
