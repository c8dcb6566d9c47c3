import { maxTextBytes } from './limits.ts'

/** Where git runs, and with what beside {@link gitEnvironment}. */
export interface GitPlace {
  /** The current folder; with `GIT_DIR` in `env` git looks for its repository nowhere else. */
  readonly dir: string
  /** Stands in for the user's home folder. */
  readonly home: string
  readonly env?: Readonly<Record<string, string>>
  /** `key=value` settings beside those that hold everywhere. */
  readonly settings?: readonly string[]
}

/**
 * Settings that win over those in a repository's own config file. Git runs in our own bare repositories nearly always,
 * where there is nothing to win over; in a user's repository each of these names a program that would be run, or
 * would make a reading command write.
 */
const hardening = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  'credential.helper=',
  'diff.external=',
  'log.showSignature=false',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
  `core.bigFileThreshold=${maxTextBytes}`,
  // A redirect would carry the token's header to another host.
  'http.followRedirects=false',
]

/** The arguments that come before git's subcommand. */
export function leadingArguments(place: GitPlace): readonly string[] {
  const settings = [...hardening, ...(place.settings ?? [])]
  return ['--no-pager', ...settings.flatMap((setting) => ['-c', setting])]
}
