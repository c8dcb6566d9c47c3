import type { Finding, Published, Severity } from './model.ts'
import { rankFindings } from './rank.ts'
import { isAtLeast } from './severity.ts'

export interface RouteLimits {
  /** Findings below it never stand inline. */
  readonly minSeverity: Severity
  /** Most inline comments that may be written now. */
  readonly maxComments: number
  /** True for a finding that has to wait: what is new on code that was reviewed before. */
  readonly deferred: (finding: Finding) => boolean
}

/**
 * Says of each finding where it is shown; the order stays. Nothing is dropped: what may not stand inline goes to the
 * summary, and the best-ranked get the inline comments there are.
 */
export function routeFindings(findings: readonly Finding[], limits: RouteLimits): Finding[] {
  let left = limits.maxComments
  const places = new Map<Finding, Published>()
  for (const finding of rankFindings(findings)) {
    const place = limits.deferred(finding)
      ? 'deferred'
      : mayStandInline(finding, limits.minSeverity) && left > 0
        ? 'inline'
        : 'summary'
    if (place === 'inline') left -= 1
    places.set(finding, place)
  }
  return findings.map((finding) => ({ ...finding, published: places.get(finding) ?? 'summary' }))
}

/** Low confidence is said of what its finder or its verifier would not interrupt the author for. */
const mayStandInline = (finding: Finding, minSeverity: Severity): boolean =>
  finding.line !== null && finding.confidence !== 'low' && isAtLeast(finding.severity, minSeverity)
