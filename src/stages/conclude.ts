import type { Coverage } from '../core/change/model.ts'
import { idOf } from '../core/findings/identity.ts'
import type { Finding } from '../core/findings/model.ts'
import type { Outcome, UsageRecord } from '../core/findings/outcome.ts'
import { routeFindings } from '../core/findings/route.ts'
import { renderSummary } from '../core/report/summary.ts'
import type { SkillMetrics } from '../core/skills/metrics.ts'
import type { Plan } from '../core/threads/ledger.ts'
import { nextState } from '../core/threads/nextState.ts'
import { encodeState } from '../core/threads/state.ts'
import { NotPermitted, type PullRequests } from '../ports.ts'
import { cleanse } from './cleanse.ts'
import { type Ended, ended, type Facts, joinCoverage, nothingYet, noUsage } from './outcome.ts'
import { type Draft, HeadMoved, place, post } from './publish.ts'
import { type History, remember } from './remember.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'
import { wordingFor } from './wording.ts'

/** A run at the end of its thinking. */
export interface Thought extends Draft {
  /** Of the files that were asked about in this run. */
  readonly coverage: readonly Coverage[]
  /** The limit that ended the review early. */
  readonly stopped: string | null
  /** The rule by which no model was asked; what the checks found is told nevertheless. */
  readonly skipped: string | null
  /** What broke the run, with what to do. */
  readonly failure: string | null
  readonly usage: UsageRecord
  readonly prompt: Outcome['prompt']
}

/** What a conclusion rests on: a survey has it, and what other jobs surveyed has it too. */
export interface Ground extends Pick<Survey, 'change' | 'scope' | 'increment' | 'setup' | 'notes'> {
  readonly library: {
    record(): Outcome['skills']
    metrics(): SkillMetrics | null
  }
}

/** Decides where everything goes, posts it where it may be posted, and gives the verdict. */
export async function conclude(
  thought: Thought,
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
): Promise<Ended> {
  const { ports, settings, history } = scene
  const { pullRequests } = ports
  // What a cancelled run did not come to must not look as if a limit had cut it off.
  if (ports.signal.aborted) throw ports.signal.reason
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
  try {
    return await time('publishing', () => publish(thought, scene, ground, time, pullRequests))
  } catch (error) {
    if (ports.signal.aborted || !(error instanceof Error)) throw error
    return unposted(error, thought, scene, ground, time, history)
  }
}

async function publish(
  thought: Thought,
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
  pullRequests: PullRequests,
): Promise<Ended> {
  const { ports, open, task, settings } = scene
  // Read again right before posting: another run may have posted meanwhile, and people may have pushed.
  const [history, head] = await Promise.all([
    remember(pullRequests, task.instance, ports.log, scene.history ?? undefined),
    pullRequests.head(),
  ])
  if (head !== open.commits.head) throw new HeadMoved()
  const wording = wordingFor(scene, history.discussion)
  const plan = place(thought, ground.change.files, scene, history)
  const posted = await post(plan, scene, pullRequests, history, wording)
  const { findings, ledger } = posted.plan
  const carried = posted.plan.carried.map((one) => cleanse(one, ports.redact))
  const end = tally(
    { ...thought, findings },
    scene,
    ground,
    time,
    { open: carried },
    { ledger, isPosted: true },
  )
  const state = stateAfter(posted.plan, thought, end, scene, ground, history)
  const summary = await pullRequests.saveComment(
    renderSummary(end.outcome, {
      ...wording,
      trigger: settings.trigger,
      round: thought.round,
      open: carried,
      ledger,
      links: linksOf(history),
      stateMarker: encodeState(state, task.instance),
    }),
    history.memory.summary?.id ?? null,
  )
  return { ...end, url: posted.url ?? summary.url }
}

function stateAfter(
  plan: Plan,
  { round, usage }: Thought,
  { outcome }: Ended,
  { open, ports }: Scene,
  { change, setup }: Ground,
  { memory }: History,
) {
  const reviewed = outcome.coverage.flatMap(({ path, status }) =>
    status === 'reviewed' ? [path] : [],
  )
  return nextState({
    previous: memory.state,
    ledger: plan.ledger,
    files: change.files,
    reviewed: new Set(reviewed),
    head: open.commits.head,
    setup,
    round,
    dollars: usage.cost_usd ?? 0,
    now: ports.clock.now(),
  })
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
      ? { stopped: error.message }
      : error instanceof NotPermitted && scene.pull?.isFork
        ? {}
        : { failure: error.message }
  if (facts.failure === undefined) scene.ports.log.notice(error.message)
  return tally({ ...thought, findings }, scene, ground, time, { ...facts, open }, { ledger })
}

/** Counts up what the run did, for a verdict. */
export function tally(
  thought: Partial<Thought> & { readonly findings: readonly Finding[] },
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
  facts: Facts = {},
  rest: Partial<Ended> = {},
): Ended {
  const { task, pull, open, settings } = scene
  const { scope, increment, change, library, notes } = ground
  const settled = new Set(increment.settled.map(({ path }) => path))
  return ended(
    {
      ...nothingYet,
      repository: task.repository,
      pull_number: pull?.number ?? null,
      base_sha: open.commits.base,
      merge_base_sha: open.commits.mergeBase,
      head_sha: open.commits.head,
      coverage: joinCoverage(scope.coverage, thought.coverage ?? [], settled),
      findings: thought.findings,
      skills: library.record(),
      usage: thought.usage ?? noUsage,
      prompt: thought.prompt ?? nothingYet.prompt,
      timings: { ...time.timings() },
      notes,
    },
    {
      failure: thought.failure ?? null,
      skipped: thought.skipped ?? null,
      stopped: thought.stopped ?? null,
      unseen: change.unseen,
      failOn: settings['fail-on'],
      ...facts,
    },
    { metrics: library.metrics(), ...rest },
  )
}

const linksOf = ({ memory }: History): ReadonlyMap<string, string> =>
  new Map(
    memory.tracked.flatMap(({ known, thread }) => {
      const url = thread?.comments[0]?.url
      return url === undefined ? [] : [[idOf(known.fingerprint), url] as const]
    }),
  )
