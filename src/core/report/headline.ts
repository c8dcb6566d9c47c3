import type { Finding } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import type { Phrases } from './phrases/model.ts'
import { worded } from './wording.ts'

/**
 * The verdict in one line. `open` are findings of earlier reviews that are still there: silence on a second look must not
 * read as all clear.
 */
export function headline(
  { verdict, findings, coverage }: Outcome,
  open: readonly Finding[],
  phrases: Phrases,
): string {
  const told = worded(findings).filter(({ published }) => published !== 'deferred')
  const inline = told.filter(({ published }) => published === 'inline').length
  const found = told.length === 0 ? null : phrases.findings(told.length)
  const earlier = worded(open).length
  const verdictWords = {
    clean: earlier > 0 ? phrases.nothingNew(earlier) : phrases.clean,
    findings: found ?? (earlier > 0 ? phrases.nothingNew(earlier) : phrases.clean),
    partial: phrases.partial,
    skipped: phrases.skipped,
    failed: phrases.failed,
  }[verdict]
  const reviewed = coverage.filter(({ status }) => status === 'reviewed').length
  return [
    verdictWords,
    verdict === 'partial' ? found : null,
    inline === 0 ? null : phrases.inline(inline),
    reviewed === 0 ? null : phrases.filesReviewed(reviewed),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** Verdicts whose reason tells more than the headline. */
export const needsReason = ({ verdict }: Pick<Outcome, 'verdict'>): boolean =>
  verdict === 'partial' || verdict === 'skipped' || verdict === 'failed'
