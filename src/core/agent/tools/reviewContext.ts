import type { Candidates } from '../../findings/candidates.ts'
import type { ClaimVerdict } from '../../findings/verification.ts'
import type { Claim } from '../../prompt/claims.ts'
import type { ReadingContext } from '../tool.ts'

/** A conversation that looks for faults. */
export interface QuestionTask {
  readonly kind: 'question'
  readonly candidates: Candidates
  /** The skill a name stands for, with its content hash; null when it was neither offered nor loaded. */
  readonly cite: (name: string) => { readonly name: string; readonly hash: string } | null
}

/** A conversation that judges what others found. */
export interface VerificationTask {
  readonly kind: 'verification'
  readonly claims: readonly Claim[]
  /** By the claim's id. */
  readonly verdicts: Map<string, ClaimVerdict>
}

/**
 * What the reporting tools need. Every conversation is offered all of them, because the list of tools is part of the
 * cached prompt; the task decides which may be used.
 */
export interface ReviewContext extends ReadingContext {
  readonly task: QuestionTask | VerificationTask
  /** What the model said on finishing; null until it does. */
  readonly finish: { summary: string | null }
}
