import type { Coverage } from '../change/model.ts'
import type { Finding } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import type { SkillMetrics } from '../skills/metrics.ts'
import { assemble, bytes, type Room, type Section } from './assemble.ts'
import { figures } from './figures.ts'
import { byFile, deferredSection } from './findingEntries.ts'
import { headline } from './headline.ts'
import { maxStepSummaryBytes } from './limits.ts'
import { folded, notes, pinned, unreached } from './sections.ts'
import { skillFigures } from './skillFigures.ts'
import { maxNoteLength, type Wording, worded } from './wording.ts'

/** The runner drops a summary that is too large whole, and other tools of the step write to the same file. */
const jobSummaryBytes = Math.floor(maxStepSummaryBytes * 0.9)

export const jobSummaryRoom: Room = bytes(jobSummaryBytes)

/**
 * A run in full, for whoever opens the job, pipes `--format markdown` or has no comments to read (a fork): the verdict with
 * its reason, all findings by file, every file with what became of it, the skills, tokens, cost and time.
 */
export function renderJobSummary(
  outcome: Outcome,
  wording: Wording,
  room: Room = jobSummaryRoom,
  open: readonly Finding[] = [],
  metrics: SkillMetrics | null = null,
): string {
  const { phrases, out } = wording
  const findings = worded(outcome.findings)
  const sections: Section[] = [
    pinned(`## Skill review: ${headline(outcome, open, phrases)}`),
    pinned(out.block(outcome.reason, maxNoteLength * 2)),
    pinned([...figures(outcome, wording), ...skillFigures(metrics, wording)].join('\n')),
    ...byFile(
      findings.filter(({ published }) => published !== 'deferred'),
      wording,
    ),
    deferredSection(
      findings.filter(({ published }) => published === 'deferred'),
      wording,
    ),
    unreached(outcome, wording),
    notes(outcome.notes, wording),
    folded(phrases.filesReviewed(count(outcome.coverage, 'reviewed')), {
      entries: outcome.coverage.map((row) => ({ text: coverageLine(row, wording), weight: 5 })),
      between: '\n',
    }),
  ]
  return `${assemble(sections, { ...room, limit: room.limit - 1 }, phrases.leftOut)}\n`
}

const count = (coverage: readonly Coverage[], wanted: Coverage['status']): number =>
  coverage.filter(({ status }) => status === wanted).length

function coverageLine({ path, status, reason }: Coverage, { out }: Wording): string {
  const why = reason === null || reason === '' ? '' : ` (${out.line(reason, maxNoteLength)})`
  return `- ${out.code(path)}: ${status}${why}`
}
