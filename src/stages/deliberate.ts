import { prefixHash } from '../core/agent/cache.ts'
import { estimateJson } from '../core/agent/estimate.ts'
import type { Model } from '../core/agent/model.ts'
import { mergeFindings } from '../core/findings/merge.ts'
import {
  type Answers,
  type Ending,
  peopleWhoAnswered,
  readAnswers,
} from '../core/threads/answers.ts'
import { followAll } from '../core/threads/follow.ts'
import { findById, roundOf } from '../core/threads/memory.ts'
import { cleanse, withoutSecrets } from './cleanse.ts'
import { interrogate, openDesk } from './interrogate.ts'
import { nothingYet, noUsage } from './outcome.ts'
import { deciders } from './remember.ts'
import { type Scene, whyNoModel } from './scene.ts'
import { judgeAnswers, recheck } from './secondLook.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'
import type { Thought } from './tally.ts'

const noAnswers: Answers = { endings: [], open: [] }

const unjudged = 'answers could not be judged: there is no credential for the model'

/** All the thinking of a run: what the checks and the model find, and what becomes of what was found before. */
export async function deliberate(
  scene: Scene,
  survey: Survey,
  model: Model | null,
  time: Stopwatch,
): Promise<Thought> {
  const { history, task, settings } = scene
  const { redact } = scene.ports
  const { change, examined, increment } = survey
  const isReview = task.wish.kind === 'review'
  const files = isReview ? increment.ask : []
  const answers = await readThreads(scene, survey)
  const own: Thought = {
    findings: isReview ? examined.findings.map((one) => cleanse(one, redact)) : [],
    asked: new Set(),
    round: history === null ? 1 : roundOf(history.memory, files.length > 0),
    endings: [...endingsOf(scene), ...answers.endings].map((one) => withoutSecrets(one, redact)),
    judgements: [],
    rechecks: new Map(),
    coverage: [],
    stopped: null,
    skipped: null,
    failure: null,
    usage: noUsage,
    prompt: nothingYet.prompt,
  }
  if (isReview && survey.scope.files.length === 0)
    return { ...own, skipped: nothingToReview(survey) }
  if (files.length === 0 && answers.open.length === 0) return own
  if (model === null)
    return { ...own, ...(isReview ? await withoutModel(scene) : { stopped: unjudged }) }
  const unpaid = await whyNoModel(scene, true)
  if (unpaid !== null) return { ...own, skipped: unpaid }

  const desk = await openDesk(scene, survey, model)
  const { reviewer, spent } = desk
  const found = await interrogate(files, desk, scene, survey, time)
  const asked = new Set(
    found.coverage.flatMap(({ path, status }) => (status === 'reviewed' ? [path] : [])),
  )
  // Where a check and the model tell the same, the model tells it better.
  const all = mergeFindings([...found.findings, ...own.findings], change.files)
  const known = { files: change.files, asked }
  // A findings file has no place for what a second look says: where another job posts, none is paid for.
  const isPosting = settings.mode === 'review' && history !== null
  const [rechecks, judged] = await time('second look', () =>
    Promise.all([
      isPosting ? recheck(history.memory, known, all, desk) : new Map(),
      isPosting
        ? judgeAnswers(answers.open, change.files, desk)
        : { judgements: [], stopped: null },
    ]),
  )
  return {
    ...own,
    findings: all.map((one) => cleanse(one, redact)),
    asked,
    rechecks: new Map(
      [...rechecks].map(([key, verdict]) => [key, withoutSecrets(verdict, redact)]),
    ),
    judgements: judged.judgements.map((one) => ({
      ...withoutSecrets(one, redact),
      said: redact(one.said),
    })),
    coverage: found.coverage,
    stopped: found.stopped ?? judged.stopped,
    failure: found.failure,
    usage: spent(),
    prompt: { hash: prefixHash(reviewer.prefix), tokens: estimateJson(reviewer.prefix) },
  }
}

/** What people with write permission said under the findings that are open. */
export async function readThreads(
  { history }: Scene,
  { change }: Pick<Survey, 'change'>,
): Promise<Answers> {
  if (history === null) return noAnswers
  const { memory, discussion } = history
  const followed = followAll(memory, change.files)
  const people = peopleWhoAnswered(followed, discussion.viewer)
  return readAnswers(followed, await deciders(people, history), discussion.viewer)
}

/** What a command ends. Whether there is such a finding was looked up before. */
export function endingsOf({ task: { wish, comment }, history }: Scene): Ending[] {
  if ((wish.kind !== 'dismiss' && wish.kind !== 'resolve') || history === null) return []
  const found = findById(history.memory, wish.id)
  const by = comment?.author ?? ''
  if (found === null) return []
  const { fingerprint } = found.known
  return wish.kind === 'dismiss'
    ? [{ fingerprint, how: 'dismissed', by, reason: wish.reason }]
    : [{ fingerprint, how: 'resolved', by, reason: '' }]
}

/** Where GitHub keeps secrets back, and on a person's own machine, the checks are the whole review; elsewhere it is a mistake. */
async function withoutModel(scene: Scene): Promise<Pick<Thought, 'skipped' | 'failure'>> {
  if (scene.pull === null)
    return {
      skipped:
        'No model was asked, because there is no credential: only the deterministic checks of the skills ran. Set ANTHROPIC_API_KEY to have the change reviewed.',
      failure: null,
    }
  const skipped = await whyNoModel(scene, false)
  const failure =
    skipped === null
      ? 'There is no credential for the model. Set the input `anthropic-api-key` from a secret of the repository (an unknown secret is an empty text). Keyless access needs `id-token: write` in the `permissions` of the job.'
      : null
  return { skipped, failure }
}

function nothingToReview({ scope, change }: Survey): string {
  if (change.files.length === 0) return 'The change is empty.'
  const [first] = scope.coverage
  const reasons = new Set(scope.coverage.map(({ reason }) => reason))
  if (reasons.size === 1 && first?.reason) return `Nothing to review: ${first.reason}.`
  return `Nothing to review: none of the ${change.files.length} files is in scope.`
}
