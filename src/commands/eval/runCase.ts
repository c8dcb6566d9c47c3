import { join } from 'node:path'
import { LocalRepositoryError } from '../../adapters/git/view.ts'
import { recordPorts } from '../../adapters/transcript/recordPorts.ts'
import { openTranscript } from '../../adapters/transcript/transcriptFile.ts'
import { type Model, ModelError } from '../../core/agent/model.ts'
import type { ChangedFile } from '../../core/change/model.ts'
import { parseDiff } from '../../core/change/parse.ts'
import { assess, failedCase, shownFindings } from '../../core/eval/assess.ts'
import { JudgeError, judgePairs } from '../../core/eval/judge.ts'
import { pairsOf } from '../../core/eval/pairs.ts'
import type { CaseResult } from '../../core/eval/result.ts'
import type { Log } from '../../core/log.ts'
import type { OpenChange, Ports } from '../../ports.ts'
import { review } from '../../review.ts'
import { SettingsError } from '../../settings.ts'
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
  { inputs, judge, tolerance, transcripts, log }: CaseRun,
  world: World,
): Promise<CaseResult> {
  const { one, folder } = placed
  const { signal, now } = world
  const live = portsFor(placed, log, world)
  const task: Task = {
    repository: one.id,
    inputs,
    wish: plainReview,
    comment: null,
    instance: '',
    analyses: null,
  }
  // The judge sees the change that the review saw.
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
  const started = now()
  try {
    const { outcome } = await review(task, ports)
    const seconds = Math.round(now() - started) / 1000
    const { verdict, reason, usage } = outcome
    if (verdict === 'failed' || verdict === 'skipped')
      return failedCase(one, reason, { verdict, seconds, cost_usd: usage.cost_usd })
    log.info(`${one.id}: ${verdict}. Judging what was found.`)
    const pairs = pairsOf(shownFindings(outcome), one, tolerance)
    try {
      const judged = await judgePairs(judge, pairs, await filesOf(opened), signal)
      return assess(one, outcome, judged.matches, { seconds, judgeCostUsd: judged.costUsd })
    } catch (error) {
      return failedCase(one, tell(error), { verdict, seconds, cost_usd: usage.cost_usd })
    }
  } catch (error) {
    return failedCase(one, `${tell(error)} (${one.base}...${one.head} in ${folder})`)
  } finally {
    await live.close()
  }
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

/** What a person can mend of a case; anything else is a bug of ours and ends the run. */
function tell(error: unknown): string {
  if (error instanceof ModelError) return `${error.message} ${error.advice}`
  if (
    error instanceof SettingsError ||
    error instanceof LocalRepositoryError ||
    error instanceof JudgeError
  )
    return error.message
  throw error
}
