import type {
  CommentNode,
  Nodes,
  PullNode,
  ReviewCommentNode,
  ThreadNode,
} from './discussionNodes.ts'
import { commentFields, pendingReview, threadFields } from './discussionQuery.ts'

export interface NewestAnswer {
  readonly repository: { readonly pullRequest: NewestNode | null } | null
}

export interface NewestNode extends Pick<PullNode, 'reviews'> {
  readonly headRefOid: string
  readonly reviewThreads: LastPage<NewestThreadNode>
  readonly comments: Nodes<CommentNode> & { readonly pageInfo: { readonly hasNextPage: boolean } }
}

/** A page from the end of a list. */
export interface LastPage<T> extends Nodes<T> {
  readonly pageInfo: { readonly hasPreviousPage: boolean }
}

export interface NewestThreadNode extends Omit<ThreadNode, 'comments'> {
  readonly comments: LastPage<ReviewCommentNode>
}

const page = 'pageInfo { hasPreviousPage }'
const thread = `${threadFields} comments(last: 50) { ${page} nodes { ${commentFields} state } }`

/**
 * The head, the newest threads, and the comments that were touched last: an edit in place, such as that of a summary,
 * brings an old comment to the front.
 */
export const newestQuery = `
query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      ${pendingReview.field} ${pendingReview.selection}
      reviewThreads(last: 100) { ${page} nodes { ${thread} } }
      comments(first: 100, orderBy: { field: UPDATED_AT, direction: DESC }) {
        pageInfo { hasNextPage }
        nodes { ${commentFields} }
      }
    }
  }
}`

/** GitHub takes at most so many ids at once. */
export const idsAtOnce = 100

export interface ThreadsAnswer {
  readonly nodes: readonly NewestThreadNode[]
}

/** Threads by their ids. */
export const threadsQuery = `
query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on PullRequestReviewThread { ${thread} } }
}`
