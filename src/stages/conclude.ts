import { routeFindings } from '../core/findings/route.ts'
import { NotPermitted } from '../ports.ts'
import { cleanse } from './cleanse.ts'
import type { Ended, Facts } from './outcome.ts'
import { HeadMoved, place } from './post.ts'
import { publish } from './publish.ts'
import type { History } from './remember.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import { type Ground, type Thought, tally } from './tally.ts'
import { actedOn } from './tell.ts'

/** Decides where everything goes, posts it where it may be posted, and gives the verdict. */
export async function conclude(
  thought: Thought,
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
): Promise<Ended> {
  const { ports, settings, history } = scene
  const { pullRequests } = ports
  // What was cut off looks as if a limit had ended it; whoever cancels wants nothing published.
  ports.signal.throwIfAborted()
  // Where GitHub keeps secrets back it keeps the right to write back too; a job that only publishes has it.
  const isSkipped = thought.skipped !== null && settings.mode !== 'publish'
  const isOver = isSkipped || thought.failure !== null
  if (pullRequests === null || history === null || isOver) {
    const findings = routeFindings(thought.findings, {
      minSeverity: settings['min-severity'],
      maxComments: settings['max-comments'],
      deferred: () => false,
    })
    return tally({ ...thought, findings }, scene, ground, time)
  }
  if (settings.mode === 'analyze') {
    const { findings, carried, ledger } = place(thought, ground.change.files, scene, history)
    const open = carried.map((one) => cleanse(one, ports.redact))
    return tally({ ...thought, findings }, scene, ground, time, { open }, { ledger })
  }
  const { wish } = scene.task
  if (wish.kind !== 'review' && thought.endings.length + thought.judgements.length === 0)
    return tally(thought, scene, ground, time, actedOn(wish, thought.stopped, false))
  try {
    return await time('publishing', () =>
      publish({ thought, scene, ground }, time, history, pullRequests),
    )
  } catch (error) {
    if (ports.signal.aborted || !(error instanceof Error)) throw error
    return unposted(error, thought, scene, ground, time, history)
  }
}

/** What could not be posted is not lost: the run itself shows it. */
function unposted(
  error: Error,
  thought: Thought,
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
  history: History,
): Ended {
  const { findings, carried, ledger } = place(thought, ground.change.files, scene, history)
  const open = carried.map((one) => cleanse(one, scene.ports.redact))
  const facts: Facts =
    error instanceof HeadMoved
      ? { stopped: `${error.message} ${afterMove(scene)}` }
      : error instanceof NotPermitted && scene.pull?.isFork
        ? {}
        : { failure: error.message }
  if (facts.failure === undefined) scene.ports.log.notice(error.message)
  return tally({ ...thought, findings }, scene, ground, time, { ...facts, open }, { ledger })
}

const afterMove = ({ task: { hasSuccessor } }: Scene): string =>
  hasSuccessor
    ? 'The run for the new head takes over'
    : 'Nothing was posted on lines that may have moved; run it again'
