import type { Confidence, Finding, Severity } from './model.ts'

/** What a conversation that did not raise a finding says of it. */
export interface ClaimVerdict {
  readonly verdict: 'confirmed' | 'plausible' | 'refuted'
  readonly reason: string
  /** What the consequence weighs in the eyes of the verifier; null leaves the severity as it was reported. */
  readonly severity: Severity | null
  /** Whether the author would act on it before merging; null where the verifier did not say. */
  readonly fixNow: boolean | null
  /** Id of the claim that tells the same fault; null for none. */
  readonly sameAs: string | null
}

/** The finding with its verdict; one that nobody judged stays `unverified`. */
export function withVerdict(finding: Finding, verdict: ClaimVerdict | undefined): Finding {
  if (verdict === undefined) return finding
  return {
    ...finding,
    severity: verdict.severity ?? finding.severity,
    confidence: confidenceAfter(finding.confidence, verdict.fixNow),
    verification: { verdict: verdict.verdict, reason: verdict.reason },
  }
}

/** Low confidence means that the author would not act on it, and keeps a finding out of the inline comments. */
function confidenceAfter(confidence: Confidence, fixNow: boolean | null): Confidence {
  if (fixNow === false) return 'low'
  return fixNow === true && confidence === 'low' ? 'medium' : confidence
}
