import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from '@jest/globals'
import { exits } from '../src/commands/world.ts'
import type { Answer } from './support/anthropic/types.ts'
import type { Fault as FaultOfGitHub } from './support/github/faults.ts'
import { cart, cartFindings } from './support/run/cart.ts'
import { expectEnd, failed } from './support/run/end.ts'
import { onEveryNode } from './support/run/nodes.ts'
import { bundle, cleanUp } from './support/run/runner.ts'
import { scriptedReviewer } from './support/run/scripted.ts'
import { type Stage, setStage } from './support/run/stage.ts'

let stage: Stage
afterEach(async () => {
  await stage.close()
  await cleanUp()
})

const reviewer = scriptedReviewer({ findings: cartFindings })
const posted = ({ github: { world } }: Stage) => [
  world.reviews.length,
  world.reviewComments.length,
  world.issueComments.length,
]
const cancelled = failed(/cancelled before it was finished; nothing half was published/, null)

/** A run that is interrupted the first time that the moment comes, and one that is not. */
async function interrupted(
  node: string,
  signal: NodeJS.Signals,
  arrange: (interrupt: () => void) => {
    readonly script?: Answer
    readonly on?: FaultOfGitHub['on']
  },
) {
  let kill: ((signal: NodeJS.Signals) => void) | null = null
  const interrupt = () => {
    kill?.(signal)
    kill = null
  }
  const { script = reviewer, on } = arrange(interrupt)
  stage = await setStage({ commits: cart, anthropic: { script } })
  if (on !== undefined) stage.github.faults.add({ on, outcome: interrupt })
  const onStart = (send: (signal: NodeJS.Signals) => void) => {
    kill = send
  }
  return stage.run({ node, onStart })
}

/** The next run finds a pull request it can review as if nothing had been. */
async function expectNextRunWhole(node: string) {
  const next = await stage.run({ node })
  expect(next.outputs['verdict']).toBe('findings')
  expect(posted(stage)).toEqual([1, 2, 1])
  expect(stage.github.world.checks.every(({ status }) => status === 'completed')).toBe(true)
  expect(stage.anthropic.refusals()).toEqual([])
}

test('SIGINT on the command line: exit status 3, and one line that says so', async () => {
  stage = await setStage({
    commits: cart,
    anthropic: { script: () => ({ content: 'Late.', delay: 600_000 }) },
  })
  const [base = '', head = ''] = stage.shas
  const env = {
    PATH: process.env['PATH'],
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: stage.anthropic.url,
  }
  const args = ['review', '--repo', stage.dir, '--base', base, '--head', head, '--effort', 'low']
  const child = spawn(process.execPath, [bundle, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk
  })
  while (stage.anthropic.asked().length === 0) await new Promise((next) => setTimeout(next, 20))
  child.kill('SIGINT')
  const [status] = await once(child, 'close')
  expect(told.trimEnd().split('\n').at(-1)).toBe('Cancelled before it was finished.')
  expect(status).toBe(exits.incomplete)
})

onEveryNode((node) => {
  test.each<[NodeJS.Signals, string, string]>([
    ['SIGINT', 'while the questions are asked', '# Your question'],
    ['SIGTERM', 'while the questions are asked', '# Your question'],
    ['SIGINT', 'while the findings are verified', 'Which of the claims below'],
  ])('%s %s: failed, nothing is posted, and the next run is whole', async (signal, _, words) => {
    let isFirst = true
    const result = await interrupted(node, signal, (interrupt) => ({
      script: (body, turn) => {
        if (!isFirst || !JSON.stringify(body.messages).includes(words)) return reviewer(body, turn)
        isFirst = false
        interrupt()
        // Longer than this test may take: only who hangs up gets away.
        return { content: 'Late.', delay: 600_000 }
      },
    }))
    expectEnd(result, stage, { ...cancelled, check: 'cancelled' })
    expect(posted(stage)).toEqual([0, 0, 0])
    await expectNextRunWhole(node)
  })
})

test('SIGINT at the first request: failed, and the next run is whole', async () => {
  const result = await interrupted(process.execPath, 'SIGINT', () => ({ on: () => true }))
  expectEnd(result, stage, cancelled)
  expect(posted(stage)).toEqual([0, 0, 0])
  await expectNextRunWhole(process.execPath)
})

test('SIGINT while it is posted: what was begun is finished, and nothing is posted twice', async () => {
  await interrupted(process.execPath, 'SIGINT', () => ({ on: 'POST */reviews' }))
  expect(posted(stage)).toEqual([1, 2, 1])
  await expectNextRunWhole(process.execPath)
})
