import type { Client } from './connect.ts'

/** One pull request and the way to it. */
export interface Target {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly number: number
}

/** The names that octokit's methods for pull requests take. */
export const pullArgs = ({ owner, repo, number }: Target) => ({ owner, repo, pull_number: number })

/** A pull request's page comments are those of an issue with its number. */
export const issueArgs = ({ owner, repo, number }: Target) => ({
  owner,
  repo,
  issue_number: number,
})

/** For messages: `octo/hello#7`. */
export const nameOf = ({ owner, repo, number }: Target): string => `${owner}/${repo}#${number}`
