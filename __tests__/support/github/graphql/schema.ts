import type { Identity } from '../identities.ts'
import { issueCommentUrl, lineNow, reviewCommentUrl } from '../json.ts'
import { messageOf } from '../routes/pulls.ts'
import {
  commitsOf,
  type IssueComment,
  type Pull,
  type Reaction,
  type Review,
  type ReviewComment,
  type Thread,
  type World,
} from '../world.ts'
import { connection } from './connection.ts'
import { FieldError, type Node } from './execute.ts'
import { inOrder } from './order.ts'
import { actor, pullFacts } from './pullFacts.ts'

type Args = Readonly<Record<string, unknown>>

/** The part of GitHub's schema that a reviewer reads, as one viewer sees it. */
export function createSchema(world: World, viewer: Identity) {
  const query: Node = {
    __typename: 'Query',
    viewer: { __typename: 'User', login: viewer.login },
    repository: ({ owner, name }: Args) =>
      `${String(owner)}/${String(name)}` === world.repository ? repository : notFound('Repository'),
    node: ({ id }: Args) => nodeOf(id),
    nodes: ({ ids }: Args) => {
      const all = ids as readonly unknown[]
      if (all.length > 100)
        throw new FieldError('ARGUMENT_LIMIT', 'You may not provide more than 100 node ids')
      return all.map(nodeOf)
    },
  }

  const nodeOf = (id: unknown): Node => {
    const thread = world.threads.find((one) => threadId(one) === id)
    return thread === undefined ? notFound('node') : threadNode(thread)
  }

  const repository: Node = {
    __typename: 'Repository',
    nameWithOwner: world.repository,
    pullRequest: ({ number }: Args) => {
      if (world.isPrivate && viewer.permissions.pull_requests === undefined) denied()
      const pull = world.pulls.get(Number(number))
      return pull === undefined ? notFound('PullRequest') : pullNode(pull)
    },
  }

  const pullNode = (pull: Pull): Node => ({
    __typename: 'PullRequest',
    ...pullFacts(world, pull),
    commits: async (args: Args) => {
      const nodes = (await commitsOf(world, pull)).map((sha) => commitNode(sha))
      return connection('commits', nodes, args)
    },
    closingIssuesReferences: (args: Args) => {
      if (world.isPrivate && viewer.permissions.issues === undefined) denied()
      const nodes = pull.closes.map((issue) => ({ __typename: 'Issue', ...issue }))
      return connection('closingIssuesReferences', nodes, args)
    },
    comments: ({ orderBy, ...args }: Args) => {
      const own = world.issueComments.filter((one) => one.pull === pull.number)
      return connection('comments', inOrder(own, orderBy).map(issueCommentNode), args)
    },
    reviewThreads: (args: Args) => {
      const seen = world.threads.filter(
        (one) => one.pull === pull.number && commentsOf(one).length > 0,
      )
      return connection('reviewThreads', seen.map(threadNode), args)
    },
    reviews: ({ states, ...args }: Args) => {
      const seen = world.reviews.filter(
        (one) =>
          one.pull === pull.number &&
          (one.state !== 'PENDING' || one.author.login === viewer.login) &&
          (!Array.isArray(states) || states.includes(one.state)),
      )
      return connection('reviews', seen.map(reviewNode), args)
    },
  })

  const commitNode = (sha: string): Node => ({
    __typename: 'PullRequestCommit',
    commit: { __typename: 'Commit', oid: sha, message: () => messageOf(world, sha) },
  })

  const threadNode = (thread: Thread): Node => {
    const [root] = commentsOf(thread)
    if (root === undefined) return notFound('PullRequestReviewThread')
    return {
      __typename: 'PullRequestReviewThread',
      id: threadId(thread),
      isResolved: thread.resolvedBy !== null,
      resolvedBy: thread.resolvedBy === null ? null : actor(thread.resolvedBy),
      path: root.place.path,
      diffSide: root.place.side,
      line: () => lineNow(world, root),
      isOutdated: async () => (await lineNow(world, root)) === null,
      comments: (args: Args) =>
        connection('comments', commentsOf(thread).map(reviewCommentNode), args),
    }
  }

  /** A pending review's comments are seen by their author alone. */
  const commentsOf = ({ rootId }: Thread): ReviewComment[] =>
    world.reviewComments.filter((one) => {
      const review = world.reviews.find(({ id }) => id === one.reviewId)
      const seen = review?.state !== 'PENDING' || review.author.login === viewer.login
      return seen && (one.id === rootId || one.inReplyTo === rootId)
    })

  const written = (one: IssueComment | ReviewComment) => ({
    // GitHub's ids have outgrown this 32-bit field.
    databaseId: null,
    fullDatabaseId: `${one.id}`,
    author: actor(one.author),
    viewerDidAuthor: one.author.login === viewer.login,
    body: one.body,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    reactions: ({ content, ...args }: Args) => {
      const kept = one.reactions.filter(
        (reaction) =>
          content === null || content === undefined || REACTIONS[reaction.content] === content,
      )
      return connection('reactions', kept.map(reactionNode), args)
    },
  })

  const issueCommentNode = (one: IssueComment): Node => ({
    __typename: 'IssueComment',
    ...written(one),
    url: issueCommentUrl(world, one),
  })

  const reviewCommentNode = (one: ReviewComment): Node => ({
    __typename: 'PullRequestReviewComment',
    ...written(one),
    state: world.reviews.some(({ id, state }) => id === one.reviewId && state === 'PENDING')
      ? 'PENDING'
      : 'SUBMITTED',
    url: reviewCommentUrl(world, one),
  })

  const reviewNode = (review: Review): Node => ({
    __typename: 'PullRequestReview',
    fullDatabaseId: `${review.id}`,
    state: review.state,
    body: review.body,
    comments: (args: Args) => {
      const own = world.reviewComments.filter((one) => one.reviewId === review.id)
      return connection('comments', own.map(reviewCommentNode), args)
    },
  })

  return { query, mutation: mutations(world, viewer, threadNode) }
}

const REACTIONS: Readonly<Record<string, string>> = {
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  eyes: 'EYES',
  rocket: 'ROCKET',
  confused: 'CONFUSED',
}

const reactionNode = ({ login, content }: Reaction): Node => ({
  __typename: 'Reaction',
  content: REACTIONS[content] ?? null,
  user: { __typename: 'User', login },
})

const threadId = ({ rootId }: Thread) => `PRRT_${rootId}`

const notFound = (what: string): never => {
  throw new FieldError('NOT_FOUND', `Could not resolve to a ${what} with the given arguments.`)
}

const denied = (): never => {
  throw new FieldError('FORBIDDEN', 'Resource not accessible by integration')
}

/** Resolving asks for `contents: write` of a token of an app, whatever its other permissions. */
function mutations(world: World, viewer: Identity, node: (thread: Thread) => Node): Node {
  const settle = (by: Identity | null) => (args: Args) => {
    if (viewer.permissions.contents !== 'write') denied()
    const { threadId: id } = args['input'] as Args
    const thread = world.threads.find((one) => threadId(one) === id)
    if (thread === undefined) return notFound('PullRequestReviewThread')
    thread.resolvedBy = by
    return { __typename: 'Payload', thread: node(thread) }
  }
  return {
    __typename: 'Mutation',
    resolveReviewThread: settle(viewer),
    unresolveReviewThread: settle(null),
  }
}
