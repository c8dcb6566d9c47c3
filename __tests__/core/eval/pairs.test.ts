import { expect, test } from '@jest/globals'
import { pairsOf } from '../../../src/core/eval/pairs.ts'
import type { Finding } from '../../../src/core/findings/model.ts'
import { caseWith, finding } from '../../support/eval/match.ts'

const fault = { path: 'a.ts', lines: [20, 22], severity: 'high', description: 'It throws.' }
const pairs = (about: Finding, labels: readonly object[]) =>
  pairsOf([about], caseWith([...labels, { ...fault, path: 'other.ts' }]), 5).map(
    ({ distance, isLocated }) => [distance, isLocated],
  )

test.each([
  [21, 0, true],
  [15, 5, true],
  [27, 5, true],
  [14, 6, false],
  [28, 6, false],
])('line %i lies %i beside lines 20 to 22', (line, distance, isLocated) => {
  expect(pairs(finding('a.ts', line), [fault])).toEqual([[distance, isLocated]])
})

test('a finding over several lines lies where it comes nearest', () => {
  expect(pairs(finding('a.ts', 15, { start_line: 3, line: 19 }), [fault])).toEqual([[1, true]])
  expect(pairs(finding('a.ts', 30, { start_line: 21, line: 30 }), [fault])).toEqual([[0, true]])
})

test('a finding without a line may match anything in its file', () => {
  const about = finding('a.ts', 1, { line: null, start_line: null })
  expect(pairs(about, [fault])).toEqual([[Number.POSITIVE_INFINITY, false]])
})

test('another file is met at its further places only', () => {
  const label = { ...fault, also: [{ path: 'b.ts', lines: [10, 10] }] }
  expect(pairs(finding('b.ts', 12), [label])).toEqual([[2, true]])
  expect(pairs(finding('b.ts', 30), [label])).toEqual([])
  expect(pairs(finding('c.ts', 10), [label])).toEqual([])
})

test('what is acceptable is met in its file, or anywhere when it names none', () => {
  const inFile = { accept: true, path: 'b.ts', description: 'A name.' }
  const anywhere = { accept: true, description: 'No tests.' }
  expect(pairs(finding('b.ts', 1), [inFile])).toHaveLength(1)
  expect(pairs(finding('c.ts', 1), [inFile])).toHaveLength(0)
  expect(pairs(finding('c.ts', 1), [anywhere])).toHaveLength(1)
})
