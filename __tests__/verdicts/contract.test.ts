import { expect, test } from '@jest/globals'
import { cartFindings } from '../support/run/cart.ts'
import { clean, type End, expectEnd, failed, partial, skipped } from '../support/run/end.ts'
import { onEveryNode } from '../support/run/nodes.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { play, posted } from './arrange.ts'

const reviewer = { script: scriptedReviewer({ findings: cartFindings, skills: ['money'] }) }

const found: End = {
  verdict: 'findings',
  status: 0,
  annotation: null,
  reason: /2 findings: 1 high, 1 medium/,
  check: 'success',
}

onEveryNode((node) => {
  test('clean: every file reviewed, nothing to report', async () => {
    const { stage, result } = await play({ run: { node } })
    expectEnd(result, stage, clean)
    expect(result.outputs).toMatchObject({ 'findings-count': '0', 'skills-loaded': '[]' })
    expect(posted(stage)).toEqual({ inline: 0, comments: 1 })
  })

  test('findings: published, and the job passes', async () => {
    const { stage, result } = await play({ anthropic: reviewer, run: { node } })
    expectEnd(result, stage, found)
    expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
  })

  test('findings below `fail-on`: the job passes', async () => {
    const run = { node, inputs: { 'fail-on': 'critical' } }
    const { stage, result } = await play({ anthropic: reviewer, run })
    expectEnd(result, stage, found)
  })

  test('findings at `fail-on`: published all the same, the job fails and says by what', async () => {
    const run = { node, inputs: { 'fail-on': 'high' } }
    const { stage, result } = await play({ anthropic: reviewer, run })
    const reason = /`fail-on: high` is met by 1/
    expectEnd(result, stage, { ...found, status: 1, annotation: 'error', check: 'failure', reason })
    expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
  })

  test('partial: the money is used up before the first question', async () => {
    const run = { node, inputs: { 'max-cost-usd': '0.001' } }
    const { stage, result } = await play({ run })
    expectEnd(result, stage, partial(/`max-cost-usd`.*1 of 1 files not reviewed/))
  })

  test('skipped: a rule says so, and no model is asked', async () => {
    const { stage, result } = await play({ pull: { draft: true }, run: { node } })
    expectEnd(result, stage, skipped(/The pull request is a draft/))
    expect(stage.anthropic.requests).toEqual([])
  })

  test('failed: the key is wrong, and nothing is posted', async () => {
    const { stage, result } = await play({ anthropic: { apiKeys: ['another'] }, run: { node } })
    expectEnd(result, stage, failed(/answered 401.*Check the input `anthropic-api-key`/))
    expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  })
})
