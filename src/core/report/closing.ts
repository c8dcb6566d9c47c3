import { severities } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import { countBySeverity } from '../findings/severity.ts'
import { dollars } from './figures.ts'
import { worded } from './wording.ts'

/**
 * The last line of every run's log: verdict, findings, where they went, cost. Without it nobody can tell a review that found
 * nothing from one that failed to post.
 */
export function closingLine(outcome: Outcome): string {
  const { verdict, reason, usage, coverage } = outcome
  const findings = worded(outcome.findings)
  const counts = countBySeverity(findings)
  const bySeverity = severities.flatMap((one) => (counts[one] > 0 ? [`${counts[one]} ${one}`] : []))
  const shown = (['inline', 'summary', 'deferred'] as const).flatMap((place) => {
    const count = findings.filter(({ published }) => published === place).length
    return count === 0 ? [] : [`${count} ${place}`]
  })
  const reviewed = coverage.filter(({ status }) => status === 'reviewed').length
  return [
    `${verdict}: ${reason}`,
    `${findings.length} findings${findings.length === 0 ? '' : ` (${bySeverity.join(', ')}; ${shown.join(', ')})`}`,
    `${reviewed} of ${coverage.length} files reviewed`,
    usage.cost_usd === null ? 'cost unknown' : dollars(usage.cost_usd),
  ].join(' · ')
}
