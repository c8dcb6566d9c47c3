import type { Entry } from '../indexSource.ts'

/** Something `skills lint` says of a skill. `note` is advice; a skill with notes alone is clean. */
export interface LintRemark {
  readonly level: 'error' | 'warning' | 'note'
  /** Which rule speaks, for programs. */
  readonly rule: string
  readonly file: string
  readonly line: number | null
  readonly message: string
}

/** One skill as the rules see it. */
export interface LintSubject {
  readonly entry: Entry
  /** Lines of the body, with their numbers in the file. */
  readonly lines: readonly BodyLine[]
  /** Top-level keys of the front matter, with their lines. */
  readonly keys: ReadonlyMap<string, number>
}

export interface BodyLine {
  readonly number: number
  readonly text: string
  /** Inside a code fence, so an example and no instruction. */
  readonly isCode: boolean
}

/** What a rule found; where and by whom it was found is added by the caller. */
export interface Found {
  readonly level: LintRemark['level']
  readonly line: number | null
  readonly message: string
}

export type LintRule = (subject: LintSubject) => readonly Found[]
