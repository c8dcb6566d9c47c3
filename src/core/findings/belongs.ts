import type { Outcome } from './outcome.ts'

/** The run that is to publish what others found out. */
export interface Publication {
  readonly repository: string
  readonly pullNumber: number
  /** The head that the run which made the files worked on; null where only the files tell. */
  readonly headSha: string | null
}

/** Why an account is not about the pull request that is published to; null when it is. */
export function whyForeign(
  { repository, pull_number, head_sha }: Outcome,
  { repository: ours, pullNumber, headSha }: Publication,
): string | null {
  if (repository !== ours)
    return `it is about the repository ${JSON.stringify(repository)}, and this run publishes to ${ours}`
  if (pull_number !== pullNumber)
    return `it is about ${pull_number === null ? 'no pull request' : `pull request #${pull_number}`}, and this run publishes to #${pullNumber}`
  if (headSha !== null && head_sha !== headSha)
    return `it is about the commit ${head_sha.slice(0, 7)}, and the run that made it worked on ${headSha.slice(0, 7)}`
  return null
}
