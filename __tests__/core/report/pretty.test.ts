import { expect, test } from '@jest/globals'
import { renderPretty } from '../../../src/core/report/pretty.ts'
import { colourStyle, plainStyle } from '../../../src/core/report/style.ts'
import { createRedactor } from '../../../src/core/safety/redact.ts'
import { finding, outcome } from '../../support/findings/outcome.ts'

const options = { style: plainStyle, redact: createRedactor([]) }

test('findings by file with a place to click on, then the verdict and what it took', () => {
  const findings = [
    finding({ path: 'src/b.ts', severity: 'low', title: 'Second' }),
    finding({
      path: 'src/a.ts',
      title: 'First',
      body: 'Why.\nMore.',
      suggestion: 'one\ntwo',
      skill: { name: 'go', rule: 'errors', hash: '' },
      also: [{ path: 'src/c.ts', line: 3 }],
      id: 'a1b2c3d4',
    }),
  ]
  const text = renderPretty(outcome({ findings }), options)
  expect(text).toMatch(
    /^src\/a\.ts:12 High First\n {2}Why\.\n {2}More\.\n {2}\+ one\n {2}\+ two\n {2}also src\/c\.ts:3 · skill go, errors · a1b2c3d4\n\nsrc\/b\.ts:12 Low Second\n/,
  )
  expect(text).toMatch(
    /\n2 findings · 2 files reviewed\nclaude-sonnet-5-5, 9 requests, 90 % from the cache · \$0\.12 · 50\.8 s · skills: security\n$/,
  )
})

test('what was not reached and why, and what a reader should know', () => {
  const coverage = [
    { path: 'src/x.ts', status: 'unreached' as const, reason: 'the budget is spent' },
  ]
  const text = renderPretty(
    outcome({
      verdict: 'partial',
      reason: 'The budget is spent.',
      coverage,
      notes: ['A skill is broken.'],
    }),
    options,
  )
  expect(text).toBe(
    'not reviewed: src/x.ts (the budget is spent)\n\nnote: A skill is broken.\n\nThe review is not complete\nThe budget is spent.\nclaude-sonnet-5-5, 9 requests, 90 % from the cache · $0.12 · 50.8 s · skills: security\n',
  )
})

test('without a model it says so', () => {
  const usage = { ...outcome().usage, requests: 0, model: null, cost_usd: null }
  expect(renderPretty(outcome({ usage, timings: {} }), options)).toContain('no model asked · 0.0 s')
})

test('colours are only ours: those in the model’s words are shown, not obeyed', () => {
  const findings = [finding({ title: '\u001B[31mred\u001B[0m', body: 'a\rb' })]
  const plain = renderPretty(outcome({ findings }), options)
  expect(plain).toContain('⟨U+001B⟩[31mred')
  expect(plain).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(renderPretty(outcome({ findings }), { ...options, style: colourStyle })).toContain(
    '\u001B[31mHigh\u001B[39m',
  )
})
