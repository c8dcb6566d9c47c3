import { describe, expect, test } from '@jest/globals'
import type { Finding, Severity } from '../../../src/core/findings/model.ts'
import { rankFindings } from '../../../src/core/findings/rank.ts'
import { routeFindings } from '../../../src/core/findings/route.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'

const file = addedFile('a.ts', ['one()', 'two()', 'three()'])
const make = (title: string, facts: Partial<Finding> = {}) =>
  findingOn(file, 'one()', { title, ...facts })
const limits = { minSeverity: 'low' as Severity, maxComments: 20, deferred: () => false }
const places = (findings: readonly Finding[]) => findings.map(({ published }) => published)

test('ranks by severity, then proof, then confidence, then the order of report', () => {
  const findings = [
    make('low', { severity: 'low' }),
    make('unsure', { severity: 'high', confidence: 'medium' }),
    make('plausible', { severity: 'high', verification: { verdict: 'plausible', reason: '' } }),
    make('first', { severity: 'high' }),
    make('second', { severity: 'high' }),
    make('worst', { severity: 'critical', confidence: 'low' }),
  ]
  expect(rankFindings(findings).map(({ title }) => title)).toEqual([
    'worst',
    'first',
    'second',
    'unsure',
    'plausible',
    'low',
  ])
})

describe('routing', () => {
  test('sends to the summary what has no line, is below the floor, or is a guess', () => {
    const findings = [
      make('inline'),
      make('no line', { line: null, start_line: null }),
      make('minor', { severity: 'low' }),
      make('guess', { confidence: 'low', verification: { verdict: 'plausible', reason: '' } }),
      make('true, but nothing to fix now', { confidence: 'low' }),
    ]
    expect(places(routeFindings(findings, { ...limits, minSeverity: 'medium' }))).toEqual([
      'inline',
      'summary',
      'summary',
      'summary',
      'summary',
    ])
  })

  test('gives the inline places to the worst and keeps the order', () => {
    const findings = [make('a', { severity: 'low' }), make('b', { severity: 'high' }), make('c')]
    const routed = routeFindings(findings, { ...limits, maxComments: 2 })
    expect(routed.map(({ title, published }) => `${title} ${published}`)).toEqual([
      'a summary',
      'b inline',
      'c inline',
    ])
  })

  test('C05 a flood of 200 findings yields as many comments as allowed and loses none', () => {
    const flood = Array.from({ length: 200 }, (_, at) => make(`finding ${at}`))
    const routed = routeFindings(flood, limits)
    expect(routed).toHaveLength(200)
    expect(places(routed).filter((place) => place === 'inline')).toHaveLength(20)
  })

  test('deferred findings take no inline place', () => {
    const routed = routeFindings([make('wait', { severity: 'critical' }), make('now')], {
      ...limits,
      maxComments: 1,
      deferred: ({ title }) => title === 'wait',
    })
    expect(places(routed)).toEqual(['deferred', 'inline'])
  })

  test('E24 a finding without a suggestion stands like any other', () => {
    expect(
      places(
        routeFindings(
          [make('bare', { suggestion: null }), make('delete', { suggestion: '' })],
          limits,
        ),
      ),
    ).toEqual(['inline', 'inline'])
  })
})
