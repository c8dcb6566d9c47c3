import type { Side } from '../change/model.ts'

/** Worst first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

export const categories = [
  'correctness',
  'security',
  'concurrency',
  'error-handling',
  'performance',
  'data',
  'api',
  'tests',
  'dependencies',
  'maintainability',
  'style',
] as const
export type Category = (typeof categories)[number]

export type VerificationVerdict = 'confirmed' | 'plausible' | 'refuted' | 'unverified'

/** Where a finding was shown: as an inline comment, in the summary, or held back to a later round. */
export type Published = 'inline' | 'summary' | 'deferred'

/** Which skill and rule a finding rests on; `hash` is the loaded version's content hash. */
export interface SkillReference {
  readonly name: string
  readonly rule: string | null
  readonly hash: string
}

/** A place the same cause shows in besides the anchor. */
export interface Place {
  readonly path: string
  readonly line: number
}

/** One finding, in the exact shape of the findings file (`schemas/findings.schema.json`). */
export interface Finding {
  /** Short and stable over runs: what `/review explain ID` takes. Derived from the fingerprint. */
  readonly id: string
  /** Identity by content: path, normalised code around the anchor, rule. Lines may move, wording may change. */
  readonly fingerprint: string
  readonly path: string
  readonly side: Side
  /** null when the finding has no line that GitHub accepts a comment on: it goes to the summary. */
  readonly start_line: number | null
  readonly line: number | null
  readonly quote: string
  readonly severity: Severity
  readonly category: Category
  readonly confidence: Confidence
  readonly title: string
  readonly body: string
  /** Replacement of the anchored lines; '' deletes them; null when there is none. */
  readonly suggestion: string | null
  readonly skill: SkillReference | null
  readonly source: 'model' | 'check'
  readonly verification: { readonly verdict: VerificationVerdict; readonly reason: string }
  readonly published: Published
  readonly also: readonly Place[]
}

export const verdicts = ['clean', 'findings', 'partial', 'skipped', 'failed'] as const
export type Verdict = (typeof verdicts)[number]
