import type { Severity } from '../../findings/model.ts'
import type { ReplyNote } from '../../threads/markers.ts'

/** The fixed words of comments and summaries in one language. Names in code (`/review`, ids, paths) are never translated. */
export interface Phrases {
  /** What people write for `language`, in lower case: tag, English and own name. */
  readonly names: readonly string[]
  readonly severity: Readonly<Record<Severity, string>>
  /** Beside a severity: likely, but no proof was found. */
  readonly unproven: string
  readonly alsoAt: string
  readonly skill: string
  readonly rule: string

  /** Headlines, one a verdict; `open` counts findings of earlier reviews that are still there. */
  readonly clean: string
  readonly findings: (count: number) => string
  readonly nothingNew: (open: number) => string
  readonly partial: string
  readonly skipped: string
  readonly failed: string
  readonly inline: (count: number) => string
  readonly filesReviewed: (count: number) => string
  readonly round: (round: number) => string

  readonly minor: string
  readonly stillOpen: string
  readonly notReviewed: string
  readonly deferred: string
  /** Why findings are deferred, in one sentence. */
  readonly whyDeferred: string
  readonly dismissed: string
  readonly notes: string
  readonly details: string
  readonly moreFiles: (count: number) => string
  readonly leftOut: (count: number) => string
  /** How to end or question a finding; `trigger` is the command's first word. */
  readonly help: (trigger: string) => string

  /** What became of a finding, said in its thread; a reason may follow after a colon. */
  readonly reply: Readonly<Record<ReplyNote['event'], string>>
  /** Above a line for a skill's text; `skill` is its name as code. */
  readonly exception: (skill: string) => string

  readonly skillsOffered: string
  readonly skillsLoaded: string
  readonly skillLoads: string
  readonly skillsUnknown: string
  readonly model: string
  readonly tokens: string
  readonly cost: string
  readonly perFinding: string
  readonly fromCache: string
  readonly saved: string
  readonly time: string
}
