import type { Style } from '../report/style.ts'
import { totalOf } from './figures.ts'
import { figure, figureRows, howRun } from './render.ts'
import type { CaseResult, EvalResult } from './result.ts'
import { columns } from './table.ts'

/** What differs between two runs, for a person, over the changes that both of them count; the others are named. */
export function renderComparison(before: EvalResult, after: EvalResult, style: Style): string {
  const pairs = after.cases.flatMap((now) => {
    const then = before.cases.find(({ id }) => id === now.id)
    const isCounted = then !== undefined && then.failure === null && now.failure === null
    return isCounted ? [{ then, now }] : []
  })
  const total = (cases: readonly CaseResult[]) => totalOf(cases, after.severity_weights)
  const was = total(pairs.map(({ then }) => then))
  const is = total(pairs.map(({ now }) => now))
  const compared = new Set(pairs.map(({ now }) => now.id))
  const all = new Set([...before.cases, ...after.cases].map(({ id }) => id))
  const alone = [...all].filter((id) => !compared.has(id))
  return [
    style.bold(`Compared with ${howRun(before)}`),
    ...columns([
      [`${pairs.length} changes`, 'inline', 'reported'],
      ...figureRows((field, view) => arrow(figure(was[view], field), figure(is[view], field))),
    ]),
    ...pairs.flatMap(({ then, now }) => labelChanges(then, now, style)),
    ...(alone.length === 0 ? [] : [`Not counted in both runs: ${alone.join(', ')}`]),
    '',
  ].join('\n')
}

const arrow = (was: string, is: string): string => (was === is ? is : `${was} → ${is}`)

/** Faults that stand elsewhere in the two runs: inline, only reported, or missed. */
const labelChanges = (then: CaseResult, now: CaseResult, style: Style): string[] =>
  now.labels.flatMap(({ id, path, line, found }) => {
    const was = then.labels.find((label) => label.id === id)?.found
    if (was === undefined || was === found) return []
    const paint = found === 'missed' ? style.red : found === 'inline' ? style.green : style.yellow
    return [`${paint(`${was} → ${found}`)} ${now.id} ${path}:${line} ${id}`]
  })
