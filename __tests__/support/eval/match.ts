import { type Case, parseCases } from '../../../src/core/eval/cases.ts'
import type { Match } from '../../../src/core/eval/marks.ts'
import { pairsOf } from '../../../src/core/eval/pairs.ts'
import type { Confidence, Finding } from '../../../src/core/findings/model.ts'
import { finding as anyFinding } from '../findings/outcome.ts'

/** A finding on a line of a file, shown inline. */
export const finding = (path: string, line: number, facts: Partial<Finding> = {}): Finding =>
  anyFinding({ path, start_line: line, line, published: 'inline', ...facts })

/** A case with these labels, as the file has them. */
export function caseWith(labels: readonly object[], facts: object = {}): Case {
  const read = parseCases(JSON.stringify({ id: 'one', labels, ...facts }))
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const [one] = read.set.cases
  if (one === undefined) throw new Error('there is no case')
  return one
}

/** What a judge says: `[finding, number of the label, confidence]`, only of pairs it would be asked about. */
export const judged = (
  one: Case,
  said: readonly (readonly [Finding, number, Confidence])[],
): readonly Match[] =>
  said.map(([about, number, confidence]) => {
    const pair = pairsOf([about], one, 5).find(({ label }) => label === one.labels[number])
    if (pair === undefined) throw new Error(`label ${number} is not asked about`)
    return { ...pair, confidence, reason: '' }
  })
