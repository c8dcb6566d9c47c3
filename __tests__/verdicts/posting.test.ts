import { expect, test } from '@jest/globals'
import { actionsBot, actionsToken, type Identity } from '../support/github/identities.ts'
import { cartFindings } from '../support/run/cart.ts'
import { expectEnd, failed, partial } from '../support/run/end.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { play, posted } from './arrange.ts'

const anthropic = { script: scriptedReviewer({ findings: cartFindings }) }

test('a token that may not post: failed with the line to add, and the findings are kept', async () => {
  const reader: Identity = { ...actionsBot, permissions: { contents: 'read', checks: 'write' } }
  const { stage, result } = await play({
    anthropic,
    github: { tokens: { [actionsToken]: reader } },
  })
  expectEnd(result, stage, failed(/Add `pull-requests: write` to the `permissions:`/))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  const { findings } = JSON.parse(await result.file('findings-file'))
  expect(findings).toHaveLength(2)
  expect(result.log).toMatch(/^::(error|warning) .*file=src\/cart\.ts,line=2/m)
})

test('GitHub refuses the post: failed, and the findings are kept', async () => {
  const { stage, result } = await play({
    anthropic,
    prepare: ({ github }) =>
      github.faults.add({
        on: 'POST */reviews',
        times: 50,
        outcome: { status: 422, body: { message: 'Validation Failed' } },
      }),
  })
  expect(result.outputs['verdict']).toBe('failed')
  expectEnd(result, stage, failed(/Could not .*review.*Validation Failed/))
  const { findings } = JSON.parse(await result.file('findings-file'))
  expect(findings).toHaveLength(2)
})

test('GitHub is down when the review is posted: failed, and a second run posts it once', async () => {
  const { stage, result } = await play({
    anthropic,
    prepare: ({ github }) =>
      github.faults.add({ on: 'POST */reviews', times: 4, outcome: { status: 503 } }),
  })
  expectEnd(result, stage, failed(/503.*Run again/))
  const again = await stage.run()
  expect(again.outputs['verdict']).toBe('findings')
  expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
})

test('the head moves while the model thinks: partial, nothing lands on the wrong lines', async () => {
  const push = { now: () => Promise.resolve() }
  const { stage, result } = await play({
    anthropic: {
      script: async (body, turn) => {
        await push.now()
        return anthropic.script(body, turn)
      },
    },
    prepare: ({ github, shas }) => {
      push.now = () => github.push(7, shas[0] ?? '')
    },
  })
  expectEnd(result, stage, partial(/got new commits while they were reviewed/))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
})

test('a token without `checks: write` costs the check run alone', async () => {
  const plain: Identity = {
    ...actionsBot,
    permissions: { contents: 'read', pull_requests: 'write' },
  }
  const { stage, result } = await play({ anthropic, github: { tokens: { [actionsToken]: plain } } })
  expect(result.outputs['verdict']).toBe('findings')
  expect(stage.github.world.checks).toEqual([])
  expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
})
