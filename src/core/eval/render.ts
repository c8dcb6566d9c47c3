import { dollars, percent } from '../report/figures.ts'
import type { Style } from '../report/style.ts'
import { showInvisible } from '../safety/invisible.ts'
import type { CaseResult, EvalResult, Figures, Tally, View } from './result.ts'
import { columns } from './table.ts'

/** A run for a person at a terminal: each change on a line, what was missed and what was false, then the figures. */
export function renderResult(result: EvalResult, style: Style): string {
  const { cases, total } = result
  const failed = cases.filter(({ failure }) => failure !== null)
  const counted = cases.filter(({ failure }) => failure === null)
  const remarks = counted.flatMap((one) => remarksOn(one, style))
  return [
    [style.bold(howRun(result)), ...columns([caseHead, ...counted.map(caseRow)])].join('\n'),
    ...(remarks.length === 0 ? [] : [remarks.join('\n')]),
    ...failed.map(({ id, failure }) => style.red(`${id}: not counted. ${plain(failure ?? '')}`)),
    columns([
      [changes(total), 'inline', 'reported'],
      ...figureRows((field, view) => figure(total[view], field)),
    ]).join('\n'),
    `Reviews ${money(total.cost_usd)}, judging ${money(total.judge_cost_usd)}, ${Math.round(total.seconds)} s in all.`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** A row a figure: its name, and what `cell` has for the inline comments alone and for everything reported. */
export const figureRows = (cell: (field: keyof Figures, view: View) => string): string[][] =>
  figureNames.map(([name, field]) => [name, cell(field, 'inline'), cell(field, 'reported')])

export function figure(figures: Figures, field: keyof Figures): string {
  const value = figures[field]
  if (value === null) return '–'
  if (field === 'comments_per_change') return value.toFixed(1)
  return counts.has(field) ? String(value) : percent(value)
}

const counts: ReadonlySet<keyof Figures> = new Set(['false_on_clean', 'duplicates', 'mislocated'])

const figureNames: readonly (readonly [string, keyof Figures])[] = [
  ['recall', 'recall'],
  ['  mean of the changes', 'recall_by_change'],
  ['  by weight of severity', 'recall_by_weight'],
  ['  of high and critical', 'recall_high'],
  ['  of security', 'recall_security'],
  ['precision', 'precision'],
  ['comments on a labelled fault', 'comments_on_faults'],
  ['comments a change', 'comments_per_change'],
  ['false on clean changes', 'false_on_clean'],
  ['duplicates', 'duplicates'],
  ['mislocated', 'mislocated'],
]

const caseHead = ['change', 'verdict', 'inline', 'false', 'reported', 'false', 'cost', 'time']

const caseRow = (one: CaseResult): string[] => [
  one.id,
  one.verdict ?? '',
  found(one.inline, one),
  String(one.inline.false),
  found(one.reported, one),
  String(one.reported.false),
  money(one.cost_usd),
  `${Math.round(one.seconds)} s`,
]

/** `2 of 3 in 4`: faults found, faults there are, comments it took. */
const found = ({ matches, comments }: Tally, { clean, labels }: CaseResult): string =>
  clean ? `clean, ${comments}` : `${matches} of ${labels.length} in ${comments}`

function remarksOn({ id, labels, findings }: CaseResult, style: Style): string[] {
  const missed = labels.filter((label) => label.found === 'missed')
  const wrong = findings.filter(({ reported }) => reported === 'false')
  return [
    ...missed.map(
      (label) =>
        `${style.yellow('missed')} ${id} ${plain(label.path)}:${label.line} ${label.severity} ${label.id}: ${plain(label.description)}`,
    ),
    ...wrong.map(
      ({ path, line, severity, title }) =>
        `${style.red('false')} ${id} ${plain(path)}${line === null ? '' : `:${line}`} ${severity}: ${plain(title)}`,
    ),
  ]
}

export const howRun = ({ settings: { model, effort, judge } }: EvalResult): string =>
  `${model}, effort ${effort}, judged by ${judge}`

const changes = ({ changes, clean_changes }: EvalResult['total']): string =>
  `${changes} ${changes === 1 ? 'change' : 'changes'}, ${clean_changes || 'none'} of them clean`

const money = (usd: number | null): string => (usd === null ? 'no price' : dollars(usd))

const plain = (text: string): string => showInvisible(text).replace(/\s+/g, ' ').trim()
