import type { CaseSet } from './cases.ts'
import type { CaseResult, EvalResult, Figures, Tally, View } from './result.ts'

type Label = CaseResult['labels'][number]

/** The figures of a whole run. Cases that failed count in none but their own number and the cost. */
export function totalOf(
  cases: readonly CaseResult[],
  weights: CaseSet['severity_weights'],
): EvalResult['total'] {
  const counted = cases.filter(({ failure }) => failure === null)
  return {
    changes: counted.length,
    clean_changes: counted.filter(({ clean }) => clean).length,
    failed: cases.length - counted.length,
    cost_usd: total(cases.map(({ cost_usd }) => cost_usd)),
    judge_cost_usd: total(cases.map(({ judge_cost_usd }) => judge_cost_usd)),
    seconds: sum(cases.map(({ seconds }) => seconds)),
    inline: figuresOf(counted, 'inline', weights),
    reported: figuresOf(counted, 'reported', weights),
  }
}

function figuresOf(
  cases: readonly CaseResult[],
  view: View,
  weights: CaseSet['severity_weights'],
): Figures {
  const labels = cases.flatMap((one) => one.labels)
  const one = () => 1
  const recall = (chosen: readonly Label[], weigh: (label: Label) => number) =>
    ratio(sum(chosen.filter((label) => isFound(label, view)).map(weigh)), sum(chosen.map(weigh)))
  const count = (field: keyof Tally, among = cases) => sum(among.map((each) => each[view][field]))
  return {
    recall: recall(labels, one),
    recall_by_change: mean(cases.flatMap((each) => recall(each.labels, one) ?? [])),
    recall_by_weight: recall(labels, ({ severity }) => weights[severity]),
    recall_high: recall(
      labels.filter(({ severity }) => severity === 'high' || severity === 'critical'),
      one,
    ),
    recall_security: recall(
      labels.filter(({ category }) => category === 'security'),
      one,
    ),
    precision: ratio(count('matches'), count('matches') + count('false')),
    comments_on_faults: ratio(count('matches') + count('duplicates'), count('comments')),
    comments_per_change: ratio(count('comments'), cases.length),
    false_on_clean: count(
      'false',
      cases.filter(({ clean }) => clean),
    ),
    duplicates: count('duplicates'),
    mislocated: count('mislocated'),
  }
}

const isFound = ({ found }: Label, view: View): boolean =>
  found === 'inline' || (view === 'reported' && found === 'reported')

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** null where there is nothing to divide by: no share is not a share of nought. */
const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const mean = (numbers: readonly number[]): number | null => ratio(sum(numbers), numbers.length)

/** null as soon as one part is not known. */
const total = (parts: readonly (number | null)[]): number | null =>
  parts.includes(null) ? null : sum(parts.flatMap((part) => part ?? []))
