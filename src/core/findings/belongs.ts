import type { Outcome } from './outcome.ts'

/** The run that is to publish what others found out. */
export interface Publication {
  readonly repository: string
  readonly pullNumber: number
  /** The run that made the findings. */
  readonly runId: string
  /** The head that run worked on; null where only the files tell. */
  readonly headSha: string | null
}

/** Why an account is not about the pull request that is published to, or not of the run it must be of; null when it is. */
export function whyForeign(
  { repository, pull_number, head_sha, run_id }: Outcome,
  { repository: ours, pullNumber, runId, headSha }: Publication,
): string | null {
  if (repository !== ours)
    return `it is about the repository ${JSON.stringify(repository)}, and this run publishes to ${ours}`
  if (pull_number !== pullNumber)
    return `it is about ${pull_number === null ? 'no pull request' : `pull request #${pull_number}`}, and this run publishes to #${pullNumber}`
  if (run_id !== runId)
    return `it is from ${run_id === null ? 'no workflow run' : `the workflow run ${JSON.stringify(run_id)}`}, and this run publishes what the run ${runId} found`
  if (headSha !== null && head_sha !== headSha)
    return `it is about the commit ${head_sha.slice(0, 7)}, and the run that made it worked on ${headSha.slice(0, 7)}`
  return null
}
