/** GitHub's `author_association`. */
export type Association =
  | 'COLLABORATOR'
  | 'CONTRIBUTOR'
  | 'FIRST_TIMER'
  | 'FIRST_TIME_CONTRIBUTOR'
  | 'MANNEQUIN'
  | 'MEMBER'
  | 'NONE'
  | 'OWNER'

/** The facts of a pull request that a review uses. Everything textual in it is written by strangers: data, never orders. */
export interface PullRequest {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly url: string
  readonly state: 'open' | 'closed'
  readonly merged: boolean
  readonly draft: boolean
  readonly author: {
    readonly login: string
    readonly isBot: boolean
    readonly association: Association
  }
  readonly base: { readonly ref: string; readonly sha: string; readonly repository: string }
  /** `repository` is null when the fork was deleted. */
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: string | null }
  readonly isFork: boolean
  readonly labels: readonly string[]
  /** GitHub's own count, to compare with what a listing returned. */
  readonly changedFiles: number
  readonly commitMessages: readonly string[]
  readonly linkedIssues: readonly {
    readonly number: number
    readonly title: string
    readonly body: string
  }[]
}
