import { createBudget } from '../core/agent/budget.ts'
import type { Model } from '../core/agent/model.ts'
import type { World } from '../core/agent/plan.ts'
import type { ChangedFile, Coverage } from '../core/change/model.ts'
import { presentChange } from '../core/change/present.ts'
import { territories } from '../core/change/territories.ts'
import { mergeFindings } from '../core/findings/merge.ts'
import type { Finding } from '../core/findings/model.ts'
import type { UsageRecord } from '../core/findings/outcome.ts'
import { describeChange } from '../core/prompt/change.ts'
import { asOf } from '../core/prompt/discussion.ts'
import { questionsFor } from '../core/prompt/questions.ts'
import { type Asked, ask, type Territory } from './ask.ts'
import { createReviewer, type Reviewer } from './reviewer.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'
import { verify } from './verify.ts'

/** Tokens of diff that one conversation is shown; what exceeds it is split along its folders. */
export const territoryTokens = 60_000
/** Shares of money and time that finding may use, so that something is left to verify with. */
const findingShare = { money: 0.75, time: 0.7 }

export interface Interrogated {
  /** The model's findings, merged and verified; refuted ones are gone. */
  readonly findings: readonly Finding[]
  /** Of the files that were asked about. */
  readonly coverage: readonly Coverage[]
  /** The limit or fault that kept some conversation from finishing; null when all came to their end. */
  readonly stopped: string | null
  /** Set when nothing came to its end and no limit was the reason: the run failed. */
  readonly failure: string | null
}

/** A model at work on this run: one prefix, one budget. */
export interface Desk {
  readonly reviewer: Reviewer
  readonly world: World
  readonly describe: (files: readonly ChangedFile[], name: string) => Territory
  readonly spent: () => UsageRecord
}

/** Timers take whole milliseconds only. */
const after = (minutes: number): AbortSignal => AbortSignal.timeout(Math.ceil(minutes * 60_000))

/** Prepares the conversations: nothing is asked yet. */
export async function openDesk(scene: Scene, survey: Survey, model: Model): Promise<Desk> {
  const { settings, ports, open } = scene
  const facts = await model.facts()
  if (facts.notice !== null) ports.log.warning(facts.notice)
  const budget = createBudget({
    model: settings.model,
    price: facts.price,
    maxCostUsd: settings['max-cost-usd'],
    timeUp: after(settings['timeout-minutes']),
  })
  const reviewer = createReviewer({
    change: survey.change,
    repository: open.repository,
    library: survey.library,
    language: settings.language,
    instructions: settings.instructions,
    effort: facts.efforts.includes(settings.effort) ? settings.effort : null,
    maxOutput: facts.maxOutput,
  })
  const { signal, log } = ports
  return {
    reviewer,
    world: { model, budget, signal, log },
    describe: (files, name) => describe(files, name, scene, survey),
    spent: () => budget.spent(),
  }
}

export function describe(
  files: readonly ChangedFile[],
  name: string,
  scene: Scene,
  survey: Survey,
): Territory {
  const { pull, open, history, task } = scene
  const presentation = presentChange(files, territoryTokens)
  const paths = files.map(({ path }) => path)
  const threads = asOf(task.comment?.updatedAt ?? null, history?.discussion.threads ?? [])
  const text = describeChange({
    pullRequest: pull ?? open.about,
    presentation,
    apart: survey.scope.coverage.flatMap(({ path, reason, status }) =>
      status === 'skipped' ? [{ path, reason: reason ?? '' }] : [],
    ),
    threads: threads.filter((thread) => paths.includes(thread.path)),
    hits: survey.examined.hits.filter(({ path }) => paths.includes(path)),
    asked: survey.asked,
    recommended: survey.library.recommended(paths),
    focus: task.wish.kind === 'review' ? task.wish.focus : '',
  })
  return { name, files, presentation, shared: { type: 'text', text }, cachedTokens: 0 }
}

/** Asks all questions about `files` and has the answers verified. */
export async function interrogate(
  files: readonly ChangedFile[],
  desk: Desk,
  { settings }: Scene,
  { library }: Survey,
  time: Stopwatch,
): Promise<Interrogated> {
  const { reviewer, world, describe } = desk
  const parts = territories(files, territoryTokens)
  const grounds = parts.map((part, index) =>
    describe(part, parts.length === 1 ? '' : String(index + 1)),
  )
  const finding = {
    ...world,
    budget: world.budget.narrowed({
      maxCostUsd: settings['max-cost-usd'] * findingShare.money,
      timeUp: AbortSignal.any([
        world.budget.timeUp,
        after(settings['timeout-minutes'] * findingShare.time),
      ]),
    }),
  }
  const questions = questionsFor(settings.effort, { hasSkills: library.catalogue.names.length > 0 })
  const asked = await time('questions', () =>
    ask(grounds, {
      reviewer,
      library,
      questions,
      untilDry: settings.effort === 'high',
      world: finding,
      describe,
    }),
  )
  const merged = mergeFindings(asked.findings, files)
  const { coverage } = asked
  const ending = endOf(asked)
  // One conversation is the whole of a low effort; its own step of refutation has to do.
  if (settings.effort === 'low') return { findings: merged, coverage, ...ending }
  const verified = await time('verification', () => verify(merged, grounds, reviewer, world))
  return {
    findings: verified.findings.filter(({ verification }) => verification.verdict !== 'refuted'),
    coverage,
    failure: ending.failure,
    stopped: ending.stopped ?? verified.stopped,
  }
}

/** What ends a conversation without being a limit: nothing would be different the next time, so each says what to do. */
const faults: Partial<Record<Asked['unfinished'][number]['ended'], string>> = {
  failed: '',
  refused: 'Leave what it declines out with `paths-ignore`, or choose another `model`.',
  'cut-off':
    'Leave generated and very large files out with `paths-ignore`, or choose a `model` with longer replies.',
  unfinished: 'Choose a `model` that calls tools.',
}

/** Limits end a review early; faults fail it, unless other conversations came through. */
function endOf({ unfinished, finished }: Asked): Pick<Interrogated, 'stopped' | 'failure'> {
  const [first] = unfinished
  if (first === undefined) return { stopped: null, failure: null }
  const fault = unfinished.find(({ ended }) => ended in faults)
  if (finished === 0 && fault !== undefined)
    return { stopped: null, failure: `${fault.reason} ${faults[fault.ended]}`.trim() }
  const labels = unfinished.map(({ label }) => `\`${label}\``).join(', ')
  return { stopped: `${labels} did not finish: ${first.reason}`, failure: null }
}
