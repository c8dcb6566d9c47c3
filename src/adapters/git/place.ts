import type { Setting } from './settings.ts'

/** Where git runs, and with what beside {@link gitEnvironment}. */
export interface GitPlace {
  /** The current folder; with `GIT_DIR` in `env` git looks for its repository nowhere else. */
  readonly dir: string
  /** Stands in for the user's home folder. */
  readonly home: string
  readonly env?: Readonly<Record<string, string>>
  readonly settings?: readonly Setting[]
}
