import { NotPermitted } from '../../ports.ts'
import { type Failure, failureOf } from './failure.ts'

/** GitHub did not do what the run needs. The message is whole sentences for a person, with what to do at the end. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
}

/**
 * Runs what the review cannot do without. `tried` completes "Could not …"; `permission` is the line of the workflow's
 * `permissions:` that it takes.
 */
export async function attempt<T>(
  tried: string,
  permission: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw explain(error, tried, permission)
  }
}

/** NotPermitted where writing is refused, GitHubError for every other failure of GitHub's; other errors as they are. */
export function explain(error: unknown, tried: string, permission: string): unknown {
  const failure = failureOf(error)
  if (failure.status === 0) return error
  const reason = failure.reason.replace(/\.?$/, '.')
  const text = `Could not ${tried}: ${reason} ${advice(failure, permission)}`
  const isRefused = failure.kind === 'forbidden' && permission.endsWith(': write')
  return new (isRefused ? NotPermitted : GitHubError)(text, { cause: error })
}

function advice({ kind, status, reason, resetsAt }: Failure, permission: string): string {
  if (kind === 'rate limit')
    return `Run again ${resetsAt === null ? 'later' : `after ${resetsAt}`}.`
  if (kind === 'no answer')
    return "Run again; if it stays, look at the runner's network and GitHub's status page."
  if (kind === 'forbidden') {
    return /not accessible/.test(reason)
      ? `Add \`${permission}\` to the \`permissions:\` of the workflow; for a pull request from a fork GitHub lets the token only read.`
      : 'The token in `github-token` is not allowed to do that.'
  }
  if (status === 401) return 'The token in `github-token` is wrong or has expired.'
  if (status === 404)
    return 'Check the number and that the token in `github-token` may see the repository.'
  if (/one pending review/.test(reason)) {
    return "The token's user has begun a review there and not submitted it: submit or discard it, then run again."
  }
  return 'Run again; if it stays, please report it with this message.'
}
