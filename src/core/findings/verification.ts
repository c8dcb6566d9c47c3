import type { Finding, Severity } from './model.ts'

/** What a conversation that did not raise a finding says of it. */
export interface ClaimVerdict {
  readonly verdict: 'confirmed' | 'plausible' | 'refuted'
  /** The code that proves the verdict. */
  readonly quote: string
  readonly path: string
  readonly reason: string
  /** What the consequence weighs in the eyes of the verifier; null leaves the severity as it was reported. */
  readonly severity: Severity | null
}

/** The finding with its verdict; one that nobody judged stays `unverified`. */
export function withVerdict(finding: Finding, verdict: ClaimVerdict | undefined): Finding {
  if (verdict === undefined) return finding
  return {
    ...finding,
    severity: verdict.severity ?? finding.severity,
    verification: { verdict: verdict.verdict, reason: verdict.reason },
  }
}
