import type { Finding } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import { type Case, labelId } from './cases.ts'
import { type Marked, type Match, markFindings } from './marks.ts'
import type { CaseResult, Tally } from './result.ts'

/** What a reader sees of a review. What waits for a later round is not shown yet. */
export const shownFindings = ({ findings }: Pick<Outcome, 'findings'>): readonly Finding[] =>
  findings.filter(({ published }) => published !== 'deferred')

/** A reviewed case held against its labels. */
export function assess(
  one: Case,
  outcome: Outcome,
  matches: readonly Match[],
  { seconds, judgeCostUsd }: { readonly seconds: number; readonly judgeCostUsd: number | null },
): CaseResult {
  const shown = shownFindings(outcome)
  const reported = markFindings(shown, one, matches)
  const inlineOnly = shown.filter(({ published }) => published === 'inline')
  const inline = markFindings(inlineOnly, one, matches)
  const markOf = new Map(inline.map(({ finding, mark }) => [finding, mark]))
  const { usage } = outcome
  return {
    id: one.id,
    clean: one.clean,
    verdict: outcome.verdict,
    failure: null,
    seconds,
    cost_usd: usage.cost_usd,
    judge_cost_usd: judgeCostUsd,
    input_tokens: usage.input_tokens,
    cache_read_tokens: usage.cache_read_tokens,
    output_tokens: usage.output_tokens,
    inline: tally(inline),
    reported: tally(reported),
    labels: labelsOf(one, (id) =>
      isFound(inline, id) ? 'inline' : isFound(reported, id) ? 'reported' : 'missed',
    ),
    findings: reported.map(({ finding, mark, label, reason }) => ({
      id: finding.id,
      path: finding.path,
      line: finding.line,
      severity: finding.severity,
      title: finding.title,
      published: finding.published === 'inline' ? 'inline' : 'summary',
      inline: markOf.get(finding) ?? null,
      reported: mark,
      label,
      reason,
    })),
  }
}

/** A case of which nothing can be said but why. It counts in no figure. */
export const failedCase = (
  one: Case,
  failure: string,
  known: Partial<Pick<CaseResult, 'verdict' | 'seconds' | 'cost_usd'>> = {},
): CaseResult => ({
  id: one.id,
  clean: one.clean,
  verdict: null,
  seconds: 0,
  cost_usd: 0,
  judge_cost_usd: 0,
  input_tokens: 0,
  cache_read_tokens: 0,
  output_tokens: 0,
  ...known,
  failure,
  inline: tally([]),
  reported: tally([]),
  labels: labelsOf(one, () => 'missed'),
  findings: [],
})

const isFound = (marked: readonly Marked[], id: string): boolean =>
  marked.some(({ mark, label }) => mark === 'match' && label === id)

type Found = CaseResult['labels'][number]['found']

/** The faults of a case. The cases' schema gives each of them a path, lines and a severity. */
const labelsOf = (one: Case, found: (id: string) => Found): CaseResult['labels'] =>
  one.labels.flatMap((label) => {
    const { accept, path, lines, severity, category = null, description } = label
    if (accept || path === undefined || lines === undefined || severity === undefined) return []
    const id = labelId(one, label)
    return [{ id, severity, category, path, line: lines[0], description, found: found(id) }]
  })

function tally(marked: readonly Marked[]): Tally {
  const count = (wanted: Marked['mark']) => marked.filter(({ mark }) => mark === wanted).length
  return {
    comments: marked.length,
    matches: count('match'),
    duplicates: count('duplicate'),
    acceptable: count('acceptable'),
    false: count('false'),
    mislocated: marked.filter(({ isMislocated }) => isMislocated).length,
  }
}
