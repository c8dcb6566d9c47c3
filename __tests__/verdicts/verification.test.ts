import { expect, test } from '@jest/globals'
import type { Answer } from '../support/anthropic/types.ts'
import { cartFindings } from '../support/run/cart.ts'
import { clean, expectEnd, partial } from '../support/run/end.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { openingOf, play } from './arrange.ts'

const reviewer = scriptedReviewer({ findings: cartFindings.slice(0, 1) })
const given = {
  id: 'c1',
  verdict: 'refuted',
  path: 'src/cart.ts',
  quote: '  return prices.reduce((a, b) => a + b)',
  reason: 'Every caller checks that the cart has something in it.',
}

/** A verifier that never calls a tool, and answers when it is asked for JSON. */
const inJson = (verdict: typeof given): Answer => {
  return (body, turn) => {
    if (!openingOf(body).includes('Which of the claims below')) return reviewer(body, turn)
    return body.output_config?.format ? JSON.stringify({ verdicts: [verdict] }) : 'It is refuted.'
  }
}

test('a verdict given as JSON counts as a call does', async () => {
  const { stage, result } = await play({ anthropic: { script: inJson(given) } })
  expectEnd(result, stage, clean)
})

test.each([
  ['rests on code that is not there', { ...given, quote: 'if (prices.length === 0) return 0' }],
  ['names a file that is not there', { ...given, path: 'src/checkout.ts' }],
  ['is about another claim', { ...given, id: 'c2' }],
])('a verdict given as JSON that %s refutes nothing', async (_, verdict) => {
  const { stage, result } = await play({ anthropic: { script: inJson(verdict) } })
  expectEnd(result, stage, partial(/not every finding could be verified/))
  const { findings } = JSON.parse(await result.file('findings-file'))
  expect(findings).toEqual([
    expect.objectContaining({
      title: 'An empty cart throws',
      verification: expect.objectContaining({ verdict: 'unverified' }),
    }),
  ])
})

test('what two questions tell of one fault in other words and places is one comment that names both', async () => {
  const script = scriptedReviewer({
    findings: [
      ...cartFindings.slice(0, 1),
      {
        path: 'src/cart.ts',
        quote: 'export function discount(total: number, percent: number): number {',
        title: 'Nobody guards against nothing being bought',
        category: 'error-handling',
        to: 'security',
      },
    ],
    verdict: (claim) => {
      const isTwin = claim.includes('Nobody guards')
      const { path, quote } = given
      return isTwin
        ? { verdict: 'refuted', path, quote, same_as: 'c1' }
        : { verdict: 'confirmed', path, quote, fix_now: true }
    },
  })
  const { stage } = await play({ anthropic: { script } })
  const comments = stage.github.world.reviewComments
  expect(comments).toHaveLength(1)
  expect(comments[0]?.body).toContain('An empty cart throws')
  expect(comments[0]?.body).toContain('`src/cart.ts:5`')
})
