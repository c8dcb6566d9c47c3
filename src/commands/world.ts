import type { Fetch } from '../adapters/sources/request.ts'
import type { Model } from '../core/agent/model.ts'
import type { RepositoryConfig } from '../core/config.ts'
import type { Repository } from '../core/repository.ts'
import type { Settings } from '../settings.ts'

export interface Output {
  write(text: string): void
}

/** A repository on disk: its objects, and the folder of its working tree. */
export interface WorkingTree {
  readonly repository: Repository
  readonly folder: string
  close(): Promise<void>
}

/** What commands need of the world; `cli.ts` makes it once. */
export interface World {
  /** Results. */
  readonly stdout: Output
  /** Progress, warnings, errors. */
  readonly stderr: Output
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder of the program, in which `skills/` holds the bundled skills. */
  readonly root: string
  readonly fetch: Fetch
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal
  /** Milliseconds; only differences count. */
  readonly now: () => number
  /** Settings of the working tree at `cwd`, from its config file. Throws a {@link UsageError} for a malformed one. */
  settings(): Promise<{ readonly settings: Settings; readonly config: RepositoryConfig }>
  /** null where `cwd` is in no git repository. */
  openRepository(): Promise<WorkingTree | null>
  /** null without a credential. */
  openModel(): Promise<Model | null>
}

/** Exit status, as the reference docs list them. */
export const exits = { done: 0, found: 1, usage: 2, incomplete: 3 } as const

/** What the person who typed the command can mend; ends with status 2. */
export class UsageError extends Error {
  override name = 'UsageError' as const
}
