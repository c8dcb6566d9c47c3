import type { PullFactsNode } from './pullNode.ts'

/** What `discussionQuery` answers; parts that were not asked for, or not allowed, are missing or null. */
export interface DiscussionAnswer {
  readonly viewer?: { readonly login: string }
  readonly repository: {
    readonly nameWithOwner: string
    readonly pullRequest: PullNode | null
  } | null
}

export interface PullNode extends PullFactsNode {
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

export interface ThreadAnswer {
  readonly node: { readonly comments: Page<ReviewCommentNode> } | null
}
