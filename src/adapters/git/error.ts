/** How a git command ended that did not do what it was asked to. */
export type GitEnding = 'failed' | 'not-started' | 'cancelled' | 'timeout' | 'too-much-output'

/** What was tried, where, how it ended and what git said. */
export class GitError extends Error {
  override name = 'GitError' as const
  readonly ending: GitEnding
  /** The end of what git wrote to standard error. */
  readonly stderr: string
  constructor(
    args: readonly string[],
    dir: string,
    ending: GitEnding,
    details: { readonly why: string; readonly stderr: string; readonly cause?: unknown },
  ) {
    const said = details.stderr.trim().replaceAll(/\s*\n\s*/g, ' · ')
    // The subcommand alone: the rest may be a long list of strangers' paths.
    super(`git ${args[0]} in ${dir} ${details.why}${said && `: ${said}`}`, {
      cause: details.cause,
    })
    this.ending = ending
    this.stderr = details.stderr
  }
}
