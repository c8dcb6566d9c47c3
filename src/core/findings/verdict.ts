import type { Coverage } from '../change/model.ts'
import { type Finding, type Severity, severities, type Verdict } from './model.ts'
import { countBySeverity, isAtLeast } from './severity.ts'

/** Everything a verdict rests on. */
export interface RunFacts {
  /** What broke the run, with what to do; null when nothing did. */
  readonly failure: string | null
  /** The rule by which nothing was reviewed; null when something was. */
  readonly skipped: string | null
  /** The limit (money, time, turns) that ended the review early; null when it came to its end. */
  readonly stopped: string | null
  readonly coverage: readonly Coverage[]
  /** What could not be seen of the change; null when all was. */
  readonly unseen: string | null
  /** All that is reported now and all that was reported before and is still open. */
  readonly findings: readonly Finding[]
  readonly failOn: Severity | 'none'
}

export interface Decision {
  readonly verdict: Verdict
  /** One sentence for a person. */
  readonly reason: string
  readonly job: 'success' | 'failure'
  readonly check: 'success' | 'failure' | 'neutral'
  /** How loud the reason is said in the run; null says it in the summary alone. */
  readonly annotation: 'notice' | 'warning' | 'error' | null
  /** Whether `fail-on` is met, also where the verdict leaves the job green; false for `failed`. */
  readonly isBlocked: boolean
}

/** The contract's table: green always means that everything in scope was reviewed. */
export function decideVerdict(facts: RunFacts): Decision {
  if (facts.failure !== null)
    return decision('failed', facts.failure, 'failure', 'failure', 'error')
  const blocking = blockers(facts)
  if (facts.skipped !== null)
    return {
      ...decision('skipped', facts.skipped, 'success', 'neutral', 'notice'),
      isBlocked: blocking !== null,
    }
  const job = blocking === null ? 'success' : 'failure'
  const found = describe(facts.findings)
  const missing = whatIsMissing(facts)
  if (missing !== null)
    return decision('partial', sentence(missing, found, blocking), job, 'neutral', loud(blocking))
  if (facts.findings.length === 0)
    return decision('clean', 'Every file in scope was reviewed; nothing to report.', job, job, null)
  const annotation = blocking === null ? null : 'error'
  return decision('findings', sentence(found, blocking), job, job, annotation)
}

const decision = (
  verdict: Verdict,
  reason: string,
  job: Decision['job'],
  check: Decision['check'],
  annotation: Decision['annotation'],
): Decision => ({
  verdict,
  reason,
  job,
  check,
  annotation,
  isBlocked: verdict !== 'failed' && job === 'failure',
})

const loud = (blocking: string | null) => (blocking === null ? 'warning' : 'error')

const sentence = (...parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null).join('; ')}.`

function whatIsMissing({ stopped, coverage, unseen }: RunFacts): string | null {
  const unreached = coverage.filter(({ status }) => status === 'unreached').length
  if (stopped === null && unseen === null && unreached === 0) return null
  const count = unreached === 0 ? null : `${unreached} of ${coverage.length} files not reviewed`
  const parts = [stopped, unseen, count].filter((part) => part !== null)
  return `The review is not complete: ${parts.map((part) => part.replace(/\.$/, '')).join(', ')}`
}

/** Deferred findings never block: they are what the rising bar lets pass. */
function blockers({ findings, failOn }: RunFacts): string | null {
  if (failOn === 'none') return null
  const count = findings.filter(
    ({ severity, published }) => published !== 'deferred' && isAtLeast(severity, failOn),
  ).length
  return count === 0 ? null : `\`fail-on: ${failOn}\` is met by ${count}`
}

function describe(findings: readonly Finding[]): string {
  const counts = countBySeverity(findings)
  const parts = severities.filter((one) => counts[one] > 0).map((one) => `${counts[one]} ${one}`)
  const total = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`
  return parts.length === 0 ? total : `${total}: ${parts.join(', ')}`
}
