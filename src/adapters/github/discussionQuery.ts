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
  readonly comments: Page<CommentNode>
}

const pageInfo = 'pageInfo { hasNextPage endCursor }'

const comment = `
  fullDatabaseId author { __typename login } viewerDidAuthor body createdAt updatedAt url
  reactions(first: 10, content: THUMBS_DOWN) { nodes { user { login } } }`

/**
 * Everything said on a pull request. The first request asks for all of it, the next ones (`$first` false) only for the
 * pages still missing. 50 threads of 20 comments keep a request at a few points of GitHub's hourly limit.
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
      reviewThreads(first: 50, after: $threadsAfter) @include(if: $threads) {
        ${pageInfo}
        nodes {
          id isResolved isOutdated resolvedBy { login } path diffSide line
          comments(first: 20) { ${pageInfo} nodes { ${comment} } }
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
  readonly node: { readonly comments: Page<CommentNode> } | null
}

/** The next comments of one long thread. */
export const threadQuery = `
query ($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread {
      comments(first: 100, after: $after) { ${pageInfo} nodes { ${comment} } }
    }
  }
}`
