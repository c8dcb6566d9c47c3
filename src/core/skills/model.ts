import type { Severity } from '../findings/model.ts'

/** Where a skill came from, in order of precedence: a name found twice belongs to the first. */
export type SkillOrigin = 'repository' | 'folder' | 'github' | 'index' | 'guideline' | 'bundled'

/** A deterministic rule: RE2 over the added lines of files that match. */
export interface Check {
  readonly id: string
  readonly pattern: string
  readonly globs: readonly string[]
  readonly severity: Severity
  readonly message: string
  /** A line that also matches this is fine. */
  readonly not: string | null
  /** RE2 replacement (`$1`) for the matched text, offered as a suggestion. */
  readonly fix: string | null
}

export interface SkillTestCase {
  readonly input: string
  /** `flag`, `clean`, or the fixed code. */
  readonly expect: string
  readonly lang: string | null
  readonly path: string | null
}

/** A skill's front matter, read: all the catalogue, the checks and the loader need without the body. */
export interface Skill {
  readonly name: string
  /** One line. */
  readonly description: string
  readonly tags: readonly string[]
  readonly globs: readonly string[]
  readonly requires: readonly string[]
  /** Skills that load with this one as one pack; usually empty. */
  readonly pack: readonly string[]
  readonly priority: number
  readonly version: string | null
  readonly compatibility: string | null
  /** The migration hint ('' when none was given); null when the skill is current. */
  readonly deprecated: string | null
  /** Kept from the model: `disable-model-invocation` or `metadata.internal`. */
  readonly hidden: boolean
  readonly checks: readonly Check[]
  readonly testCases: readonly SkillTestCase[]
  readonly origin: SkillOrigin
  /** Where the source has it, for people: `.skills/go.md`, `owner/repo@v2:skills/go/SKILL.md`. */
  readonly location: string
  /** Path of the skill's file inside its source, and of the folder its bundled files lie in (null for a flat file). */
  readonly file: string
  readonly folder: string | null
  /** sha256 of the file's text, hex. */
  readonly hash: string
}

/** Something a person should know about a skill file. */
export interface Diagnostic {
  readonly level: 'error' | 'warning'
  readonly file: string
  readonly line: number | null
  readonly message: string
}
