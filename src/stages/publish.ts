import { idOf } from '../core/findings/identity.ts'
import { renderSummary } from '../core/report/summary.ts'
import type { Plan } from '../core/threads/ledger.ts'
import type { Comment } from '../core/threads/model.ts'
import { nextState, withRefusals } from '../core/threads/nextState.ts'
import { encodeState, type ReviewState } from '../core/threads/state.ts'
import type { PullRequests } from '../ports.ts'
import { cleanse } from './cleanse.ts'
import { type Bearings, followHead } from './followHead.ts'
import type { Ended, Facts } from './outcome.ts'
import { HeadMoved, place, post } from './post.ts'
import { type History, lookAgain } from './remember.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import { type Ground, type Thought, tally } from './tally.ts'
import { actedOn } from './tell.ts'
import { wordingFor } from './wording.ts'

/** Pushes that one run follows; whoever pushes faster is not waiting for a review. */
const maxMoves = 2

/** Says on the pull request what there is to say: in comments, in threads, in the one summary with the hidden memory. */
export async function publish(
  bearings: Bearings,
  time: Stopwatch,
  history: History,
  pullRequests: PullRequests,
): Promise<Ended> {
  let now = bearings
  for (let moves = 0; ; moves += 1) {
    try {
      return await publishHere(now, time, history, pullRequests)
    } catch (error) {
      const isLeft = now.scene.task.hasSuccessor || moves === maxMoves
      if (!(error instanceof HeadMoved) || isLeft) throw error
      now = await followHead(now, pullRequests)
    }
  }
}

async function publishHere(
  { thought, scene, ground }: Bearings,
  time: Stopwatch,
  earlier: History,
  pullRequests: PullRequests,
): Promise<Ended> {
  const { ports, open, task } = scene
  const isReview = task.wish.kind === 'review'
  // Right before posting: another run may have posted meanwhile, and people may have pushed.
  const before = await lookAgain(earlier, pullRequests, task.instance)
  if (isReview && before.head !== open.commits.head) throw new HeadMoved()
  const wording = wordingFor(scene, before.history.discussion)
  const draft = place(thought, ground.change.files, scene, before.history)
  const { refused, url } = await post(draft, scene, pullRequests, before.history, wording)
  // And right after: where another run posted at the same moment, the later comment says what the earlier one says.
  const { history } = hasSaid(draft)
    ? await lookAgain(before.history, pullRequests, task.instance)
    : before
  const { repeated, olderSummaries } = history.memory
  for (const comment of repeated) await pullRequests.withdraw(comment, 'review')
  for (const comment of olderSummaries) await pullRequests.withdraw(comment, 'issue')
  const plan = withRefusals(place(thought, ground.change.files, scene, history), refused)
  const { findings, ledger } = plan
  const carried = plan.carried.map((one) => cleanse(one, ports.redact))
  const count = (facts: Facts) =>
    tally(
      { ...thought, findings },
      scene,
      ground,
      time,
      { ...facts, open: carried },
      { ledger, isPosted: true },
    )
  const end = count({})
  const saved = await save(end, thought, scene, ground, history, pullRequests)
  return {
    ...(isReview ? end : count(actedOn(task.wish, thought.stopped, true))),
    url: url ?? saved?.url ?? null,
  }
}

const hasSaid = ({ post, actions }: Plan): boolean =>
  post.length > 0 || actions.some(({ note }) => note !== null)

/** The summary with the memory. A run that reviews nothing has none to begin: what it said stands in the threads. */
async function save(
  end: Ended,
  thought: Thought,
  scene: Scene,
  ground: Ground,
  history: History,
  pullRequests: PullRequests,
): Promise<Comment | null> {
  const { task, settings } = scene
  const { summary, state } = history.memory
  if (task.wish.kind !== 'review' && state === null) return null
  const body = renderSummary(end.outcome, {
    ...wordingFor(scene, history.discussion),
    trigger: settings.trigger,
    round: thought.round,
    open: end.open,
    ledger: end.ledger,
    links: linksOf(history),
    stateMarker: encodeState(stateAfter(end, thought, scene, ground, history), task.instance),
  })
  return pullRequests.saveComment(body, summary?.id ?? null)
}

function stateAfter(
  { outcome, ledger }: Ended,
  { round, usage }: Thought,
  { open, ports, task }: Scene,
  { change, setup }: Ground,
  { memory }: History,
): ReviewState {
  const reviewed = outcome.coverage.filter(({ status }) => status === 'reviewed')
  const { head } = task.wish.kind === 'review' ? open.commits : (memory.state ?? open.commits)
  return nextState({
    previous: memory.state,
    ledger,
    files: change.files,
    reviewed: new Set(reviewed.map(({ path }) => path)),
    head,
    setup,
    round,
    dollars: usage.cost_usd ?? 0,
    now: ports.clock.now(),
  })
}

const linksOf = ({ memory }: History): ReadonlyMap<string, string> =>
  new Map(
    memory.tracked.flatMap(({ known, thread }) => {
      const url = thread?.comments[0]?.url
      return url === undefined ? [] : [[idOf(known.fingerprint), url] as const]
    }),
  )
