import { join } from 'node:path'
import { recordPorts } from '../../adapters/transcript/recordPorts.ts'
import { openTranscript } from '../../adapters/transcript/transcriptFile.ts'
import { type Model, ModelError } from '../../core/agent/model.ts'
import type { ChangedFile } from '../../core/change/model.ts'
import { parseDiff } from '../../core/change/parse.ts'
import { assess, failedCase, shownFindings } from '../../core/eval/assess.ts'
import type { Case } from '../../core/eval/cases.ts'
import { judgePairs } from '../../core/eval/judge.ts'
import { pairsOf } from '../../core/eval/pairs.ts'
import type { CaseResult } from '../../core/eval/result.ts'
import type { Outcome } from '../../core/findings/outcome.ts'
import type { Log } from '../../core/log.ts'
import { saysWhy } from '../../core/saysWhy.ts'
import type { OpenChange, Ports } from '../../ports.ts'
import { review } from '../../review.ts'
import { plainReview, type Task } from '../../task.ts'
import { localPorts } from '../../wiring/localPorts.ts'
import type { World } from '../world.ts'
import type { PlacedCase } from './readCases.ts'

export interface CaseRun {
  /** Settings of every review, by name. */
  readonly inputs: Readonly<Record<string, string>>
  readonly judge: Model
  readonly tolerance: number
  /** Folder for the transcripts; null writes none. */
  readonly transcripts: string | null
  readonly log: Log
}

/** Reviews one case as `review` would and has its findings judged. What goes wrong is a result, so that the others still run. */
export async function runCase(
  placed: PlacedCase,
  plan: CaseRun,
  world: World,
): Promise<CaseResult> {
  const { one, folder } = placed
  const { judge, tolerance, log } = plan
  const started = world.now()
  // What is known when something goes wrong.
  let known: Parameters<typeof failedCase>[2] = {}
  const live = portsFor(placed, log, world)
  try {
    const { outcome, files } = await reviewCase(one, live, plan)
    const { verdict, reason, usage } = outcome
    const seconds = Math.round(world.now() - started) / 1000
    known = { verdict, seconds, cost_usd: usage.cost_usd }
    if (verdict === 'failed' || verdict === 'skipped') return failedCase(one, reason, known)
    log.info(`${one.id}: ${verdict}. Judging what was found.`)
    const pairs = pairsOf(shownFindings(outcome), one, tolerance)
    const { matches, costUsd } = await judgePairs(judge, pairs, files, world.signal)
    return assess(one, outcome, matches, { seconds, judgeCostUsd: costUsd })
  } catch (error) {
    return failedCase(one, `${tell(error)} (${one.base}...${one.head} in ${folder})`, known)
  } finally {
    await live.close()
  }
}

/** The review of a case, and the change it saw. */
async function reviewCase(
  one: Case,
  live: Ports,
  { inputs, transcripts, log }: CaseRun,
): Promise<{ outcome: Outcome; files: readonly ChangedFile[] }> {
  const task: Task = {
    repository: one.id,
    inputs,
    wish: plainReview,
    comment: null,
    instance: '',
    analyses: null,
    hasSuccessor: false,
  }
  let opened: OpenChange | null = null
  const watched: Ports = {
    ...live,
    async openChange(pull) {
      opened = await live.openChange(pull)
      return opened
    },
  }
  const ports =
    transcripts === null
      ? watched
      : recordPorts(
          watched,
          task,
          openTranscript(join(transcripts, `${one.id}.jsonl`), live.redact, log),
        )
  const { outcome } = await review(task, ports)
  return { outcome, files: await filesOf(opened) }
}

const portsFor = ({ one, folder }: PlacedCase, log: Log, world: World) =>
  localPorts({
    change: { dir: folder, base: one.base, head: one.head, staged: false, worktree: false },
    about:
      one.title === '' && one.body === ''
        ? null
        : { title: one.title, body: one.body, commitMessages: [], linkedIssues: [] },
    root: world.root,
    env: world.env,
    fetch: world.fetch,
    log,
    signal: world.signal,
  })

async function filesOf(opened: OpenChange | null): Promise<readonly ChangedFile[]> {
  if (opened === null) return []
  const { repository, commits } = opened
  return parseDiff((await repository.diff(commits.mergeBase, commits.head)) ?? '')
}

/** Whatever it was: hours of other cases must not be lost for one. */
function tell(error: unknown): string {
  if (error instanceof ModelError) return `${error.message} ${error.advice}`
  return saysWhy(error)
}
