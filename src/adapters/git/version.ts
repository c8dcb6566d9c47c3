import { tmpdir } from 'node:os'
import { askGit } from './run.ts'

/** The first that takes settings from the environment (`GIT_CONFIG_COUNT`): neither arguments nor files hold the token. */
export const oldestGit = '2.31'

/** git's version as `2.39.5`; null when there is no git to run. */
export async function gitVersion(): Promise<string | null> {
  try {
    const said = await askGit({ dir: tmpdir(), home: tmpdir() }, ['version'])
    return /\d+(\.\d+)+/.exec(said)?.[0] ?? null
  } catch {
    return null
  }
}

/** Compares by number: 2.9 is older than 2.30. */
export function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = than.split('.').map(Number)
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}
