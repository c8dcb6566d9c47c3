import { maxFileBytes } from '../../core/repository.ts'

/** One git setting: key and value. */
export type Setting = readonly [string, string]

/**
 * Settings that win over those in a repository's own config file. Git runs in our own bare repositories nearly always,
 * where there is nothing to win over; in a user's repository each of these names a program that would be run, or
 * would make a reading command write.
 */
const hardening: readonly Setting[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['core.splitIndex', 'false'],
  ['credential.helper', ''],
  ['diff.external', ''],
  ['log.showSignature', 'false'],
  ['submodule.recurse', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // Files above it are binary to a diff.
  ['core.bigFileThreshold', String(maxFileBytes)],
  // A redirect would carry the token's header to another host.
  ['http.followRedirects', 'false'],
]

/**
 * Settings as environment (git 2.31 and later). In arguments every user of the machine could read a token, and a key
 * with `=` in it would be taken for another one; in a file it would lie on disk.
 */
export function settingsEnvironment(settings: readonly Setting[]): Record<string, string> {
  const all = [...hardening, ...settings]
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(all.length) }
  all.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key
    env[`GIT_CONFIG_VALUE_${index}`] = value
  })
  return env
}
