import { idOf } from '../findings/identity.ts'
import type { Finding } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import type { KnownFinding } from '../threads/known.ts'
import { assemble, characters, type Section } from './assemble.ts'
import { figures } from './figures.ts'
import { byFile, deferredSection, findingLine, inFull, weights } from './findingEntries.ts'
import { headline, needsReason } from './headline.ts'
import { maxCommentLength } from './limits.ts'
import { folded, list, notes, pinned, unreached } from './sections.ts'
import { maxNoteLength, type Wording, worded } from './wording.ts'

export interface SummaryContext extends Wording {
  /** The command's first word, such as `/review`. */
  readonly trigger: string
  readonly round: number
  /** Findings of earlier reviews that this one did not tell again and that are still open. */
  readonly open: readonly Finding[]
  /** All that is remembered of this pull request's findings; what people ended is listed from it. */
  readonly ledger: readonly KnownFinding[]
  /** The page of a finding's inline comment, by id, where one is known. */
  readonly links: ReadonlyMap<string, string>
  /** The hidden memory for the next run. */
  readonly stateMarker: string
}

/**
 * The one comment that sums up a pull request. It repeats nothing that stands inline: what is inline is counted, what is not
 * is written out by file, what is minor, deferred, dismissed or only of interest to some is folded.
 */
export function renderSummary(outcome: Outcome, context: SummaryContext): string {
  const { phrases, out, trigger, round, links, stateMarker } = context
  const findings = worded(outcome.findings)
  const open = worded(context.open)
  const here = findings.filter(({ published }) => published === 'summary')
  const minor = here.filter(({ severity }) => severity === 'low')
  const deferred = findings.filter(({ published }) => published === 'deferred')
  const ended = context.ledger.filter(({ status }) => status.is === 'ended')
  const title = round > 1 ? ` · ${phrases.round(round)}` : ''
  const sections: Section[] = [
    pinned(`### Skill review: ${headline(outcome, open, phrases)}${title}`),
    pinned(needsReason(outcome) ? out.block(outcome.reason, maxNoteLength * 2) : ''),
    ...byFile(
      here.filter(({ severity }) => severity !== 'low'),
      context,
    ),
    list(
      phrases.stillOpen,
      open.map((finding) => ({
        text: findingLine(finding, context, links.get(finding.id)),
        weight: weights[finding.severity] - 5,
      })),
    ),
    unreached(outcome, context),
    notes(outcome.notes, context),
    folded(phrases.minor, { entries: inFull(minor, context), between: '\n\n' }),
    deferredSection(deferred, context),
    folded(phrases.dismissed, {
      entries: ended.map((known) => ({ text: endedLine(known, context), weight: 6 })),
      between: '\n',
    }),
    folded(phrases.details, {
      entries: figures(outcome, context).map((text) => ({ text, weight: 20 })),
      between: '\n',
    }),
    pinned(findings.length + open.length === 0 ? '' : `<sub>${phrases.help(trigger)}</sub>`),
  ]
  const room = maxCommentLength - stateMarker.length - 2
  return `${assemble(sections, characters(room), phrases.leftOut)}\n\n${stateMarker}`
}

function endedLine(known: KnownFinding, context: SummaryContext): string {
  const { out, links } = context
  const id = idOf(known.fingerprint)
  const verification = { verdict: known.verdict, reason: known.evidence }
  const line = findingLine({ ...known, id, verification }, context, links.get(id))
  if (known.status.is !== 'ended') return line
  const { by, reason } = known.status
  const words = out.line(reason, maxNoteLength)
  return `${line} · ${out.code(by)}${words === '' ? '' : `: ${words}`}`
}
