import { expect, test } from '@jest/globals'
import { type Match, markFindings } from '../../../src/core/eval/marks.ts'
import type { Finding } from '../../../src/core/findings/model.ts'
import { caseWith, finding, judged } from '../../support/eval/match.ts'

const fault = (line: number) => ({
  path: 'a.ts',
  lines: line,
  severity: 'medium',
  description: `At ${line}.`,
})
const one = caseWith([fault(10), fault(12), { accept: true, description: 'A name.' }])
const [first, second, third] = [finding('a.ts', 10), finding('a.ts', 12), finding('a.ts', 30)]

const marks = (findings: readonly Finding[], matches: readonly Match[]) =>
  markFindings(findings, one, matches).map(({ mark, label }) => `${mark} ${label}`)

test('a finding that no label knows is false', () => {
  expect(marks([first], [])).toEqual(['false null'])
})

test('the surest match is taken first, whatever the order', () => {
  const matches = judged(one, [
    [first, 0, 'low'],
    [second, 0, 'high'],
  ])
  expect(marks([first, second], matches)).toEqual(['duplicate l1', 'match l1'])
})

test('of two as sure the nearer is taken', () => {
  const matches = judged(one, [
    [second, 0, 'high'],
    [first, 0, 'high'],
  ])
  expect(marks([second, first], matches)).toEqual(['duplicate l1', 'match l1'])
})

test('a finding that matches two faults finds one, and leaves the other to the next', () => {
  const matches = judged(one, [
    [first, 0, 'high'],
    [first, 1, 'high'],
    [second, 1, 'medium'],
  ])
  expect(marks([first, second], matches)).toEqual(['match l1', 'match l2'])
})

test('a fault goes before what is acceptable, even as a duplicate', () => {
  const matches = judged(one, [
    [first, 0, 'low'],
    [second, 2, 'high'],
    [second, 0, 'low'],
    [third, 2, 'low'],
  ])
  expect(marks([first, second, third], matches)).toEqual([
    'match l1',
    'duplicate l1',
    'acceptable l3',
  ])
})

test('findings without a line, both as far as can be, do not upset the order', () => {
  const nowhere = (title: string) => finding('a.ts', 1, { title, line: null, start_line: null })
  const [one1, one2] = [nowhere('A'), nowhere('B')]
  const matches = judged(one, [
    [one1, 0, 'high'],
    [one2, 0, 'high'],
    [first, 0, 'high'],
  ])
  expect(marks([one1, one2, first], matches)).toEqual(['duplicate l1', 'duplicate l1', 'match l1'])
})

test('a match away from its place is mislocated', () => {
  const matches = judged(one, [[third, 0, 'high']])
  expect(markFindings([third], one, matches)).toMatchObject([{ mark: 'match', isMislocated: true }])
})
