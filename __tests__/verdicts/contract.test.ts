import { expect, test } from '@jest/globals'
import { cartFindings } from '../support/run/cart.ts'
import { clean, type End, expectEnd } from '../support/run/end.ts'
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
    const { stage, result } = await play(node)
    expectEnd(result, stage, clean)
    expect(result.outputs).toMatchObject({ 'findings-count': '0', 'skills-loaded': '[]' })
    expect(posted(stage)).toEqual({ inline: 0, comments: 1 })
  })

  test('findings: published, and the job passes', async () => {
    const { stage, result } = await play(node, { anthropic: reviewer })
    expectEnd(result, stage, found)
    expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
  })

  test('findings below `fail-on`: the job passes', async () => {
    const run = { inputs: { 'fail-on': 'critical' } }
    const { stage, result } = await play(node, { anthropic: reviewer, run })
    expectEnd(result, stage, found)
  })

  test('findings at `fail-on`: published all the same, the job fails and says by what', async () => {
    const run = { inputs: { 'fail-on': 'high' } }
    const { stage, result } = await play(node, { anthropic: reviewer, run })
    const reason = /`fail-on: high` is met by 1/
    expectEnd(result, stage, { ...found, status: 1, annotation: 'error', check: 'failure', reason })
    expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
  })
})
