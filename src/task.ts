import type { Command } from './core/threads/command.ts'
import type { TriggerComment } from './core/threads/trigger.ts'

/** What is wanted: what a command says, a command that cannot be read, or a look at the answers in the threads. */
export type Wish =
  | Command
  | { readonly kind: 'unclear'; readonly problem: string }
  | { readonly kind: 'answers' }

/** One run, as the event or the command line asks for it. */
export interface Task {
  /** `owner/name`; on a local change the folder's name. */
  readonly repository: string
  /** Settings in the workflow's or the command line's own words, by setting name; '' or missing was not said. */
  readonly inputs: Readonly<Record<string, string | undefined>>
  readonly wish: Wish
  /** The comment that asks; null where nobody had to. */
  readonly comment: TriggerComment | null
  /** Whether a push of commits starts a run like this one, which then takes over. */
  readonly hasSuccessor: boolean
  /** Names this review where several share a pull request, see `instanceName`. */
  readonly instance: string
  /** `GITHUB_RUN_ID`; missing outside of GitHub Actions. */
  readonly runId?: string
  /** What other jobs found out, to be posted (mode `publish`); null for a run that finds out for itself. */
  readonly analyses: Analyses | null
}

/** Findings files, and the run they must come from. */
export interface Analyses {
  /** At least one. Whoever can change a workflow may have written them. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly source: SourceRun
}

/** The workflow run whose jobs analyzed: this one, or the one whose end started it. */
export interface SourceRun {
  readonly runId: string
  /** The head it worked on; null where only the files tell. */
  readonly headSha: string | null
}

/** A review as the settings describe it. */
export const plainReview: Extract<Command, { kind: 'review' }> = {
  kind: 'review',
  scope: null,
  skills: [],
  paths: [],
  effort: null,
  budget: null,
  dryRun: false,
  focus: '',
}
