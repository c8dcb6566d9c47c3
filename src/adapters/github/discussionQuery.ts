/** What `discussionQuery` answers; parts that were not asked for, or not allowed, are missing or null. */
export interface DiscussionAnswer {
  readonly viewer?: { readonly login: string }
  readonly repository: { readonly pullRequest: PullNode | null } | null
}

export interface PullNode {
  readonly commits?: Nodes<{ readonly commit: { readonly message: string } }> | null
  readonly closingIssuesReferences?: Nodes<IssueNode | null> | null
  readonly reviews?: Nodes<PendingNode> | null
  readonly reviewThreads?: Page<ThreadNode> | null
  readonly comments?: Page<CommentNode> | null
}

export interface Nodes<T> {
  readonly nodes: readonly T[]
}

export interface Page<T> extends Nodes<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

export interface IssueNode {
  readonly number: number
  readonly title: string
  readonly body: string
}

export interface PendingNode {
  readonly fullDatabaseId: string
  readonly body: string
  readonly comments: Nodes<{ readonly body: string }>
}

/** `login` of a bot has no `[bot]` here. */
export interface ActorNode {
  readonly __typename: string
  readonly login: string
}

export interface CommentNode {
  /** A decimal number as text: the ids have outgrown 32 bits. */
  readonly fullDatabaseId: string
  /** null for a deleted account. */
  readonly author: ActorNode | null
  readonly viewerDidAuthor: boolean
  readonly body: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly url: string
}

export interface ReviewCommentNode extends CommentNode {
  /** What stands in a pending review is seen by its author alone. */
  readonly state: 'PENDING' | 'SUBMITTED'
}

export interface ReactedNode {
  readonly reactions: Nodes<{ readonly user: { readonly login: string } | null }>
}

export interface ThreadNode {
  readonly id: string
  readonly isResolved: boolean
  readonly isOutdated: boolean
  readonly resolvedBy: { readonly login: string } | null
  readonly path: string
  readonly diffSide: 'LEFT' | 'RIGHT'
  readonly line: number | null
  /** The first comment alone, with its 👎. */
  readonly root: Nodes<ReactedNode>
  readonly comments: Page<ReviewCommentNode>
}

const pageInfo = 'pageInfo { hasNextPage endCursor }'

const comment =
  'fullDatabaseId author { __typename login } viewerDidAuthor body createdAt updatedAt url'

/**
 * Everything said on a pull request. The first request asks for all of it, the next ones (`$first` false) only for the
 * pages still missing. GitHub counts a point of its hourly limit for every hundred lists inside: asking each comment who
 * reacted would cost 50 times what asking the first of a thread does.
 */
export const discussionQuery = `
query (
  $owner: String!, $name: String!, $number: Int!, $first: Boolean!,
  $threads: Boolean!, $threadsAfter: String, $comments: Boolean!, $commentsAfter: String
) {
  viewer @include(if: $first) { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      commits(last: 100) @include(if: $first) { nodes { commit { message } } }
      closingIssuesReferences(first: 10) @include(if: $first) { nodes { number title body } }
      reviews(first: 1, states: [PENDING]) @include(if: $first) {
        nodes { fullDatabaseId body comments(first: 100) { nodes { body } } }
      }
      reviewThreads(first: 100, after: $threadsAfter) @include(if: $threads) {
        ${pageInfo}
        nodes {
          id isResolved isOutdated resolvedBy { login } path diffSide line
          root: comments(first: 1) {
            nodes { reactions(first: 20, content: THUMBS_DOWN) { nodes { user { login } } } }
          }
          comments(first: 50) { ${pageInfo} nodes { ${comment} state } }
        }
      }
      comments(first: 100, after: $commentsAfter) @include(if: $comments) {
        ${pageInfo}
        nodes { ${comment} }
      }
    }
  }
}`

export interface ThreadAnswer {
  readonly node: { readonly comments: Page<ReviewCommentNode> } | null
}

/** The next comments of one long thread. */
export const threadQuery = `
query ($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread {
      comments(first: 100, after: $after) { ${pageInfo} nodes { ${comment} state } }
    }
  }
}`
