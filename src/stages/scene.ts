import type { PullRequest } from '../core/change/pullRequest.ts'
import { type Admission, admit } from '../core/threads/admission.ts'
import { spendingOf } from '../core/threads/state.ts'
import type { OpenChange, Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'
import type { Task } from '../task.ts'
import { readSettings, type TrustedSettings } from './readSettings.ts'
import { type History, remember } from './remember.ts'

/** What every later stage works with: the pull request, its repository, the settings that hold, what was said before. */
export interface Scene extends TrustedSettings {
  readonly task: Task
  readonly ports: Ports
  /** null on a local change. */
  readonly pull: PullRequest | null
  readonly open: OpenChange
  /** null on a local change. */
  readonly history: History | null
}

/** Opens everything there is to open, without a model and without spending anything. */
export async function setScene(task: Task, ports: Ports): Promise<Scene> {
  const pull = (await ports.pullRequests?.read()) ?? null
  const open = await ports.openChange(pull)
  const trusted = await readSettings(task.inputs, open, pull, ports.log)
  const history =
    ports.pullRequests === null
      ? null
      : await remember(ports.pullRequests, task.instance, ports.log)
  return {
    ...trusted,
    settings: asWished(trusted.settings, task),
    task,
    ports,
    pull,
    open,
    history,
  }
}

/** The settings with what the command says instead. A command may spend less than the settings allow, never more. */
function asWished(settings: Settings, { wish }: Task): Settings {
  if (wish.kind !== 'review') return settings
  return {
    ...settings,
    effort: wish.effort ?? settings.effort,
    paths: wish.paths.length > 0 ? [...wish.paths] : settings.paths,
    'dry-run': wish.dryRun || settings['dry-run'],
    'max-cost-usd': Math.min(wish.budget ?? Number.POSITIVE_INFINITY, settings['max-cost-usd']),
    incremental: wish.scope === null ? settings.incremental : wish.scope === 'incremental',
  }
}

/** Why this run may not even look at the pull request; null when it may. A stranger's fork is looked at by the checks. */
export async function whyNot(scene: Scene): Promise<string | null> {
  const { task, settings } = scene
  const isReview = task.wish.kind === 'review'
  if (!isReview && (settings.mode === 'analyze' || settings.mode === 'plan'))
    return 'No review was asked for; the job with `mode: publish` acts on what was.'
  const admission = await admitted(scene, true)
  return admission.ok || (admission.mayCheck && isReview) ? null : admission.reason
}

/** Why this run may not ask a model; null when it may. */
export async function whyNoModel(scene: Scene, hasCredential: boolean): Promise<string | null> {
  const admission = await admitted(scene, hasCredential)
  return admission.ok ? null : admission.reason
}

async function admitted(scene: Scene, hasCredential: boolean): Promise<Admission> {
  const { task, pull, history, settings, config, ports } = scene
  if (pull === null || history === null) return { ok: true }
  return admit({
    pullRequest: pull,
    comment: task.comment === null ? null : await applicant(scene, task.comment, history),
    rules: config.admission,
    reviewDrafts: settings['review-drafts'],
    hasCredential,
    spent: spendingOf(history.memory.state, ports.clock.now()),
  })
}

async function applicant(
  { settings }: Scene,
  said: NonNullable<Task['comment']>,
  { discussion, permission }: History,
) {
  const spoken = [...discussion.comments, ...discussion.threads.flatMap(({ comments }) => comments)]
  const now = spoken.find(({ id }) => id === said.id)
  return {
    said,
    bodyNow: now?.body ?? null,
    isOurs: now?.isOurs ?? false,
    permission: said.isBot ? ('none' as const) : await permission(said.author),
    trigger: settings.trigger,
  }
}
