import { describe, expect, test } from '@jest/globals'
import { decideVerdict, type RunFacts } from '../../../src/core/findings/verdict.ts'
import { withVerdict } from '../../../src/core/findings/verification.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'

const file = addedFile('a.ts', ['one()'])
const high = findingOn(file, 'one()', { severity: 'high' })
const facts: RunFacts = {
  failure: null,
  skipped: null,
  stopped: null,
  coverage: [{ path: 'a.ts', status: 'reviewed', reason: null }],
  unseen: null,
  findings: [],
  failOn: 'none',
}
const decide = (said: Partial<RunFacts>) => decideVerdict({ ...facts, ...said })

describe('the verdict', () => {
  test('clean: everything in scope reviewed, nothing to report', () => {
    const skipped = { path: 'b.lock', status: 'skipped', reason: 'lock file' } as const
    expect(decide({ coverage: [...facts.coverage, skipped] })).toMatchObject({
      verdict: 'clean',
      job: 'success',
      check: 'success',
      annotation: null,
    })
  })

  test('findings: success, or failure where fail-on is met', () => {
    expect(decide({ findings: [high] })).toMatchObject({
      verdict: 'findings',
      reason: '1 finding: 1 high.',
      job: 'success',
      check: 'success',
    })
    expect(decide({ findings: [high], failOn: 'critical' })).toMatchObject({
      job: 'success',
      check: 'success',
    })
    expect(decide({ findings: [high], failOn: 'high' })).toMatchObject({
      job: 'failure',
      check: 'failure',
      annotation: 'error',
      reason: '1 finding: 1 high; `fail-on: high` is met by 1.',
    })
  })

  test('a deferred finding is reported but never fails the check', () => {
    expect(decide({ findings: [{ ...high, published: 'deferred' }], failOn: 'low' })).toMatchObject(
      { verdict: 'findings', job: 'success' },
    )
  })

  test.each([
    ['a limit', { stopped: 'the budget of $2.00 is spent' }],
    [
      'a file that was not reached',
      { coverage: [{ path: 'a.ts', status: 'unreached' as const, reason: 'time' }] },
    ],
    ['a change that could not be seen whole', { unseen: 'GitHub lists 3,000 of 3,412 files' }],
  ])('partial: %s, with a warning and a neutral check', (_, said) => {
    expect(decide(said)).toMatchObject({
      verdict: 'partial',
      job: 'success',
      check: 'neutral',
      annotation: 'warning',
    })
    expect(decide({ ...said, findings: [high], failOn: 'high' })).toMatchObject({
      verdict: 'partial',
      job: 'failure',
      check: 'neutral',
      annotation: 'error',
    })
  })

  test('D16 partial says how much was not reviewed', () => {
    const coverage = [
      ...facts.coverage,
      { path: 'b.ts', status: 'unreached' as const, reason: 'budget' },
    ]
    expect(decide({ coverage, stopped: 'the budget of $2.00 is spent' }).reason).toBe(
      'The review is not complete: the budget of $2.00 is spent, 1 of 2 files not reviewed; 0 findings.',
    )
  })

  test('skipped is quiet and neutral, failed is red', () => {
    expect(decide({ skipped: 'Draft.' })).toEqual({
      verdict: 'skipped',
      reason: 'Draft.',
      job: 'success',
      check: 'neutral',
      annotation: 'notice',
      isBlocked: false,
    })
    expect(decide({ skipped: 'No key.', findings: [high], failOn: 'high' })).toMatchObject({
      job: 'success',
      isBlocked: true,
    })
    expect(decide({ failure: 'Bad key.', skipped: 'Draft.' })).toMatchObject({
      verdict: 'failed',
      job: 'failure',
      check: 'failure',
      annotation: 'error',
    })
  })
})

describe('a verdict of the verifier', () => {
  const raw = { ...high, verification: { verdict: 'unverified' as const, reason: '' } }
  const verdict = {
    verdict: 'confirmed',
    reason: 'seen',
    severity: null,
    fixNow: null,
    sameAs: null,
  } as const

  test('sets the severity right', () => {
    const judged = withVerdict(raw, { ...verdict, severity: 'low' })
    expect(judged).toMatchObject({
      severity: 'low',
      confidence: 'high',
      verification: { verdict: 'confirmed', reason: 'seen' },
    })
  })

  test('keeps from the author what need not be fixed now, and vouches for what must', () => {
    expect(withVerdict(raw, { ...verdict, fixNow: false }).confidence).toBe('low')
    const unsure = { ...raw, confidence: 'low' as const }
    expect(withVerdict(unsure, { ...verdict, fixNow: true }).confidence).toBe('medium')
  })

  test('is not needed for a finding to live: it stays unverified', () => {
    expect(withVerdict(raw, undefined)).toBe(raw)
  })
})
