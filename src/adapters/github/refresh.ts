import type { Comment, Discussion, ReviewThread } from '../../core/threads/model.ts'
import { thumbsDownOn, toComment, toPendingReview, toThread } from './fromNodes.ts'
import {
  idsAtOnce,
  type NewestAnswer,
  type NewestNode,
  type NewestThreadNode,
  newestQuery,
  type ThreadsAnswer,
  threadsQuery,
} from './newestQuery.ts'
import type { Target } from './target.ts'

export interface Refreshed {
  readonly head: string
  readonly discussion: Discussion
}

/**
 * The discussion as it is now from what it was, by its newest parts and by our own threads that are open: what people
 * say to each other in old threads decides nothing here. One request on most pull requests. null where more happened than a page of
 * the newest tells, and everything has to be read again.
 */
export async function refresh(target: Target, earlier: Discussion): Promise<Refreshed | null> {
  const { client, owner, repo, number } = target
  const answer = await client.graphql<NewestAnswer>(newestQuery, { owner, name: repo, number })
  const pull = answer.repository?.pullRequest
  if (!pull) return null
  const comments = newestComments(pull, earlier.comments)
  const threads = await newestThreads(target, pull, earlier.threads)
  if (comments === null || threads === null) return null
  const { viewer } = earlier
  return {
    head: pull.headRefOid,
    discussion: { viewer, comments, threads, pendingReview: toPendingReview(pull, viewer) },
  }
}

/** In order of creation, which is that of the ids. */
function newestComments(
  { comments: { nodes, pageInfo } }: NewestNode,
  earlier: readonly Comment[],
): Comment[] | null {
  const newest = nodes.map((node) => toComment(node, []))
  if (!pageInfo.hasNextPage) return inOrder(newest)
  const before = new Map(earlier.map((comment) => [comment.id, comment.updatedAt]))
  // Behind one that nobody touched since, nobody touched any.
  if (!newest.some(({ id, updatedAt }) => before.get(id) === updatedAt)) return null
  return joined(earlier, newest)
}

async function newestThreads(
  target: Target,
  { reviewThreads: { nodes, pageInfo } }: NewestNode,
  earlier: readonly ReviewThread[],
): Promise<ReviewThread[] | null> {
  const known = new Map(earlier.map((thread) => [thread.id, thread]))
  if (pageInfo.hasPreviousPage && !nodes.some(({ id }) => known.has(id))) return null
  const newest = new Set<string | null>(nodes.map(({ id }) => id))
  const older = pageInfo.hasPreviousPage ? earlier.filter(({ id }) => !newest.has(id)) : []
  const isOurs = ({ isResolved, comments: [root] }: ReviewThread) =>
    !isResolved && (root?.isOurs ?? false)
  const asked = await askFor(older.filter(isOurs), target)
  const fresh = [...asked, ...nodes].map((node) => toNewest(node, known.get(node.id)))
  if (fresh.includes(null)) return null
  return [...older.filter((thread) => !isOurs(thread)), ...fresh]
    .filter((thread) => thread !== null)
    .filter(({ comments }) => comments.length > 0)
    .sort((one, other) => rootId(one) - rootId(other))
}

async function askFor(threads: readonly ReviewThread[], { client }: Target) {
  const ids = threads.map(({ id }) => id)
  const found: NewestThreadNode[] = []
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = { ids: ids.slice(at, at + idsAtOnce) }
    found.push(...(await client.graphql<ThreadsAnswer>(threadsQuery, some)).nodes)
  }
  return found
}

/** null for a long thread that was not known before: its beginning is missing. */
function toNewest(node: NewestThreadNode, before: ReviewThread | undefined): ReviewThread | null {
  const { nodes, pageInfo } = node.comments
  const now = toThread(node, nodes)
  if (!pageInfo.hasPreviousPage) return now
  if (before === undefined) return null
  const newest = now.comments.map((one) => ({ ...one, thumbsDown: [] }))
  const [root, ...replies] = joined(before.comments, newest)
  return {
    ...now,
    comments: root === undefined ? [] : [{ ...root, thumbsDown: thumbsDownOn(node) }, ...replies],
  }
}

/** What is newer replaces what was known of the same comment. */
function joined(earlier: readonly Comment[], newest: readonly Comment[]): Comment[] {
  const ids = new Set(newest.map(({ id }) => id))
  return inOrder([...earlier.filter(({ id }) => !ids.has(id)), ...newest])
}

const inOrder = (comments: readonly Comment[]): Comment[] =>
  [...comments].sort((a, b) => a.id - b.id)

const rootId = ({ comments: [root] }: ReviewThread): number => root?.id ?? 0
