import { afterEach, expect, test } from '@jest/globals'
import { parseFindingsFile } from '../src/core/report/findingsFile.ts'
import { cart, cartFindings } from './support/run/cart.ts'
import { cleanUp } from './support/run/runner.ts'
import { scriptedReviewer } from './support/run/scripted.ts'
import { type Stage, setStage } from './support/run/stage.ts'

let stage: Stage | null = null

afterEach(async () => {
  await stage?.close()
  stage = null
  await cleanUp()
})

test('a pull request gets one review with comments on the right lines, and a summary', async () => {
  stage = await setStage({
    commits: cart,
    anthropic: { script: scriptedReviewer({ findings: cartFindings, skills: ['money'] }) },
  })
  const result = await stage.run()
  expect(result.log).not.toContain('::error::')
  expect(result.status).toBe(0)
  expect(result.outputs).toMatchObject({
    verdict: 'findings',
    'findings-count': '2',
    'high-count': '1',
    'medium-count': '1',
    'skills-loaded': '["money"]',
  })
  const { world } = stage.github
  expect(world.reviews).toHaveLength(1)
  expect(world.reviewComments.map(({ place, body }) => [place, body.split('\n')[0]])).toEqual([
    [
      expect.objectContaining({ path: 'src/cart.ts', line: 2 }),
      expect.stringContaining('An empty cart throws'),
    ],
    [
      expect.objectContaining({ path: 'src/cart.ts', line: 6 }),
      expect.stringContaining('fractions of a cent'),
    ],
  ])
  expect(world.reviewComments[0]?.body).toContain(
    '```suggestion\n  return prices.reduce((a, b) => a + b, 0)\n```',
  )
  expect(world.issueComments).toHaveLength(1)
  expect(stage.anthropic.refusals()).toEqual([])
  const file = parseFindingsFile(await result.file('findings-file'))
  expect(file.ok).toBe(true)
})

test('a second run on the same head posts nothing twice', async () => {
  stage = await setStage({
    commits: cart,
    anthropic: { script: scriptedReviewer({ findings: cartFindings, skills: ['money'] }) },
  })
  await stage.run()
  const second = await stage.run()
  expect(second.status).toBe(0)
  expect(second.outputs['verdict']).toBe('findings')
  expect(stage.github.world.reviewComments).toHaveLength(2)
  expect(stage.github.world.issueComments).toHaveLength(1)
})

test('a time limit may be any fraction of a minute', async () => {
  stage = await setStage({
    commits: cart,
    anthropic: { script: scriptedReviewer({ findings: cartFindings }) },
  })
  const { outputs } = await stage.run({ inputs: { 'timeout-minutes': '7.77' } })
  expect(outputs['verdict']).toBe('findings')
})
