import type { Finding } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import type { Decision } from '../findings/verdict.ts'
import { type Annotation, annotate } from './annotations.ts'
import { characters } from './assemble.ts'
import { headline } from './headline.ts'
import { renderJobSummary } from './jobSummary.ts'
import { maxCheckSummaryLength } from './limits.ts'
import type { Wording } from './wording.ts'

export interface CheckRun {
  readonly conclusion: Decision['check'] | 'cancelled'
  readonly title: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
}

/** What a check run shows: the verdict as its title, the whole run as its summary, findings that have a line beside the code. */
export function renderCheckRun(
  outcome: Outcome,
  conclusion: Decision['check'],
  open: readonly Finding[],
  wording: Wording,
  redact: (text: string) => string,
): CheckRun {
  const visible = outcome.findings.filter(({ published }) => published !== 'deferred')
  return {
    conclusion,
    title: headline(outcome, open, wording.phrases),
    summary: renderJobSummary(outcome, wording, characters(maxCheckSummaryLength), open),
    annotations: annotate(visible, wording.phrases, redact),
  }
}
