import { type CheckRun, renderCheckRun } from '../core/report/checkRun.ts'
import { maxBodyLength } from '../core/report/wording.ts'
import { saysWhy } from '../core/saysWhy.ts'
import type { PullRequests } from '../ports.ts'
import type { Ended } from './outcome.ts'
import type { Scene } from './scene.ts'
import { wordingFor } from './wording.ts'

const checkName = 'skill-review'

/** Shows on the pull request that a run is at work, and how it ended, however it ends: by reactions and by a check run. */
export async function visibly(scene: Scene, work: () => Promise<Ended>): Promise<Ended> {
  const { pullRequests } = scene.ports
  // Jobs that analyze or plan may not write; the one that publishes shows how it ended.
  const { mode } = scene.settings
  if (pullRequests === null || mode === 'analyze' || mode === 'plan') return work()
  const [check] = await Promise.all([
    startCheck(scene, pullRequests),
    react(scene, pullRequests, 'eyes'),
  ])
  try {
    const end = await work()
    await finish(scene, pullRequests, check, () => resultOf(end, scene))
    const isDone = end.outcome.verdict !== 'failed' && !end.isRefusal
    await react(scene, pullRequests, isDone ? 'rocket' : 'confused')
    return end
  } catch (error) {
    await finish(scene, pullRequests, check, () => brokenBy(error, scene))
    await react(scene, pullRequests, 'confused')
    throw error
  }
}

async function startCheck(
  { settings, open, task }: Scene,
  pullRequests: PullRequests,
): Promise<number | null> {
  const isWanted =
    settings['check-run'] !== 'false' && task.wish.kind === 'review' && !settings['dry-run']
  return isWanted ? pullRequests.startCheck(checkName, open.commits.head) : null
}

async function react(
  { task: { comment, wish } }: Scene,
  pullRequests: PullRequests,
  reaction: 'eyes' | 'rocket' | 'confused',
): Promise<void> {
  if (comment === null || wish.kind === 'answers') return
  await pullRequests.react(comment, reaction)
}

async function finish(
  { ports }: Scene,
  pullRequests: PullRequests,
  check: number | null,
  result: () => CheckRun,
): Promise<void> {
  if (check === null) return
  try {
    await pullRequests.finishCheck(check, result())
  } catch (error) {
    ports.log.warning(`The check run could not be finished: ${(error as Error).message}`)
  }
}

function resultOf({ outcome, decision, open }: Ended, scene: Scene): CheckRun {
  const wording = wordingFor(scene, scene.history?.discussion ?? null)
  return renderCheckRun(outcome, decision.check, open, wording, scene.ports.redact)
}

/** An error may repeat what others wrote: a server's message, a name of the change. */
function brokenBy(error: unknown, scene: Scene): CheckRun {
  const isCancelled = scene.ports.signal.aborted
  const { out } = wordingFor(scene, scene.history?.discussion ?? null)
  return {
    conclusion: isCancelled ? 'cancelled' : 'failure',
    title: isCancelled ? 'The review was cancelled' : 'The review failed',
    summary: out.block(saysWhy(error), maxBodyLength),
    annotations: [],
  }
}
