import { pullFacts } from './pullNode.ts'

export const pageInfo = 'pageInfo { hasNextPage endCursor }'

export const commentFields =
  'fullDatabaseId author { __typename login } viewerDidAuthor body createdAt updatedAt url'

export const threadFields = `
  id isResolved isOutdated resolvedBy { login } path diffSide line
  root: comments(first: 1) {
    nodes { reactions(first: 20, content: THUMBS_DOWN) { nodes { user { login } } } }
  }`

export const pendingReview = {
  field: 'reviews(first: 1, states: [PENDING])',
  selection: '{ nodes { fullDatabaseId body comments(first: 100) { nodes { body } } } }',
}

/**
 * A pull request and everything said on it. The first request asks for all of it, the next ones (`$first` false) for
 * the pages still missing. GitHub counts a point of its hourly limit for every hundred lists inside: asking each comment who
 * reacted would cost 50 times what asking the first of a thread does.
 */
export const discussionQuery = `
query (
  $owner: String!, $name: String!, $number: Int!, $first: Boolean!,
  $threads: Boolean!, $threadsAfter: String, $comments: Boolean!, $commentsAfter: String
) {
  viewer @include(if: $first) { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner
    pullRequest(number: $number) {
      ${pullFacts}
      commits(last: 100) @include(if: $first) { nodes { commit { message } } }
      closingIssuesReferences(first: 10) @include(if: $first) { nodes { number title body } }
      ${pendingReview.field} @include(if: $first) ${pendingReview.selection}
      reviewThreads(first: 100, after: $threadsAfter) @include(if: $threads) {
        ${pageInfo}
        nodes { ${threadFields} comments(first: 50) { ${pageInfo} nodes { ${commentFields} state } } }
      }
      comments(first: 100, after: $commentsAfter) @include(if: $comments) {
        ${pageInfo}
        nodes { ${commentFields} }
      }
    }
  }
}`

/** The next comments of one long thread. */
export const threadQuery = `
query ($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread {
      comments(first: 100, after: $after) { ${pageInfo} nodes { ${commentFields} state } }
    }
  }
}`
