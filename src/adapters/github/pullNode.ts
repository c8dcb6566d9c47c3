import type { Association, PullRequest } from '../../core/change/pullRequest.ts'
import type { PullContext } from './pull.ts'

/** The facts of a pull request as GraphQL answers {@link pullFacts}. */
export interface PullFactsNode {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly url: string
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly isDraft: boolean
  /** null for a deleted account. */
  readonly author: { readonly __typename: string; readonly login: string } | null
  readonly authorAssociation: Association
  readonly baseRefName: string
  readonly baseRefOid: string
  readonly headRefName: string
  readonly headRefOid: string
  /** null when the fork was deleted. */
  readonly headRepository: { readonly nameWithOwner: string } | null
  readonly labels: { readonly nodes: readonly { readonly name: string }[] } | null
  readonly changedFiles: number
}

export const pullFacts = `
  number title body url state isDraft author { __typename login } authorAssociation
  baseRefName baseRefOid headRefName headRefOid headRepository { nameWithOwner }
  labels(first: 100) { nodes { name } } changedFiles`

/** `repository` is the `owner/name` that the pull request is in. */
export function fromPullNode(
  node: PullFactsNode,
  repository: string,
  context: PullContext,
): PullRequest {
  const { author, headRepository } = node
  const isBot = author?.__typename === 'Bot'
  const login = author?.login ?? 'ghost'
  return {
    number: node.number,
    title: node.title,
    body: node.body,
    url: node.url,
    state: node.state === 'OPEN' ? 'open' : 'closed',
    merged: node.state === 'MERGED',
    draft: node.isDraft,
    author: {
      // REST writes bots with `[bot]`; so does everything here.
      login: isBot ? `${login}[bot]` : login,
      isBot,
      association: node.authorAssociation,
    },
    base: { ref: node.baseRefName, sha: node.baseRefOid, repository },
    head: {
      ref: node.headRefName,
      sha: node.headRefOid,
      repository: headRepository?.nameWithOwner ?? null,
    },
    isFork: headRepository?.nameWithOwner !== repository,
    labels: (node.labels?.nodes ?? []).map(({ name }) => name),
    changedFiles: node.changedFiles,
    ...context,
  }
}
