import { expect, test } from '@jest/globals'
import { assess, failedCase } from '../../../src/core/eval/assess.ts'
import type { Case } from '../../../src/core/eval/cases.ts'
import { totalOf } from '../../../src/core/eval/figures.ts'
import type { Confidence, Finding } from '../../../src/core/findings/model.ts'
import { caseWith, finding, judged } from '../../support/eval/match.ts'
import { outcome } from '../../support/findings/outcome.ts'

const weights = { critical: 5, high: 3, medium: 2, low: 1 }
const fault = (line: number, severity: string, category?: string) => ({
  path: 'a.ts',
  lines: line,
  severity,
  category,
  description: `At ${line}.`,
})

const reviewed = (
  one: Case,
  findings: readonly Finding[],
  said: readonly (readonly [Finding, number, Confidence])[] = [],
) => assess(one, outcome({ findings }), judged(one, said), { seconds: 2, judgeCostUsd: 0.5 })

const bug = caseWith([
  fault(5, 'critical', 'security'),
  fault(15, 'high'),
  fault(25, 'low'),
  { accept: true, description: 'A name.' },
])
const small = caseWith([fault(5, 'medium')], { id: 'small' })
const clean = caseWith([], { id: 'clean', clean: true })

const inline = finding('a.ts', 5)
const summary = finding('a.ts', 15, { published: 'summary' })
const doubled = finding('a.ts', 6)
const neutral = finding('b.ts', 1)
const wrong = finding('c.ts', 1)
const deferred = finding('c.ts', 2, { published: 'deferred' })

const results = [
  reviewed(
    bug,
    [inline, summary, doubled, neutral, wrong, deferred],
    [
      [inline, 0, 'high'],
      [summary, 1, 'high'],
      [doubled, 0, 'low'],
      [neutral, 3, 'high'],
    ],
  ),
  reviewed(small, []),
  reviewed(clean, [wrong]),
]

test('the figures of inline comments alone and of everything reported', () => {
  const total = totalOf(results, weights)
  expect(total).toMatchObject({ changes: 3, clean_changes: 1, failed: 0, seconds: 6 })
  expect(total.inline).toEqual({
    recall: 1 / 4,
    recall_by_change: (1 / 3 + 0) / 2,
    recall_by_weight: 5 / (5 + 3 + 1 + 2),
    recall_high: 1 / 2,
    recall_security: 1,
    precision: 1 / (1 + 2),
    comments_on_faults: 2 / 5,
    comments_per_change: 5 / 3,
    false_on_clean: 1,
    duplicates: 1,
    mislocated: 0,
  })
  expect(total.reported).toMatchObject({
    recall: 2 / 4,
    recall_by_weight: 8 / 11,
    recall_high: 1,
    precision: 2 / (2 + 2),
    comments_per_change: 6 / 3,
  })
})

test('a finding held back for a later round is not counted: nobody sees it', () => {
  expect(results[0]?.findings.map(({ path, line }) => [path, line])).not.toContainEqual(['c.ts', 2])
})

test('each fault says where it was found', () => {
  expect(results[0]?.labels.map(({ id, found }) => [id, found])).toEqual([
    ['l1', 'inline'],
    ['l2', 'reported'],
    ['l3', 'missed'],
  ])
})

test('a failed case counts in no figure but in the cost', () => {
  const failed = failedCase(small, 'The key is refused.', { cost_usd: 1.5 })
  const total = totalOf([...results, failed], weights)
  expect(total).toMatchObject({ changes: 3, failed: 1 })
  expect(total.inline).toEqual(totalOf(results, weights).inline)
  expect(total.cost_usd).toBe((totalOf(results, weights).cost_usd ?? 0) + 1.5)
})

test('where nothing is there to divide by there is no figure', () => {
  const total = totalOf([reviewed(clean, [])], weights)
  expect(total.inline).toMatchObject({ recall: null, precision: null, comments_per_change: 0 })
})

test('one price that is not known leaves the sum unknown', () => {
  const [first] = results
  if (first === undefined) throw new Error('there is no result')
  expect(totalOf([...results, { ...first, cost_usd: null }], weights).cost_usd).toBeNull()
})
