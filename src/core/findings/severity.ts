import { type Finding, type Severity, severities } from './model.ts'

/** Negative when `a` is worse than `b`. */
export const bySeverity = (a: Severity, b: Severity): number =>
  severities.indexOf(a) - severities.indexOf(b)

export const isAtLeast = (severity: Severity, floor: Severity): boolean =>
  bySeverity(severity, floor) <= 0

export const worse = (a: Severity, b: Severity): Severity => (isAtLeast(a, b) ? a : b)

/** How many of each severity, worst first; every severity has its number. */
export function countBySeverity(
  findings: readonly Pick<Finding, 'severity'>[],
): Record<Severity, number> {
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0 }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}
