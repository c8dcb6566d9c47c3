import { confidences, type Finding, type VerificationVerdict } from './model.ts'
import { bySeverity } from './severity.ts'

const proof: readonly VerificationVerdict[] = ['confirmed', 'plausible', 'unverified', 'refuted']

/** Worst first; then what is better proven, then what is surer, then the order of report. */
export const rankFindings = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) =>
      bySeverity(a.severity, b.severity) ||
      proof.indexOf(a.verification.verdict) - proof.indexOf(b.verification.verdict) ||
      confidences.indexOf(a.confidence) - confidences.indexOf(b.confidence),
  )
