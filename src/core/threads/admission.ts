import type { PullRequest } from '../change/pullRequest.ts'
import type { AdmissionRules } from '../config.ts'
import { findCommandLine } from './commandLine.ts'
import type { TriggerComment } from './trigger.ts'

/** Who asks for a run, and what it would spend. */
export interface Application {
  readonly pullRequest: PullRequest
  /** The comment that asks; null for a run that an event of the pull request itself starts. */
  readonly comment: CommentApplication | null
  readonly rules: AdmissionRules
  readonly reviewDrafts: boolean
  /** Whether there is a credential for the model. */
  readonly hasCredential: boolean
  /** Dollars this pull request has cost, see `spendingOf`. */
  readonly spent: { readonly total: number; readonly today: number }
}

export interface CommentApplication {
  readonly said: TriggerComment
  /** What the comment says on GitHub now; null when it is gone. */
  readonly bodyNow: string | null
  /** Written by the identity the token posts as. */
  readonly isOurs: boolean
  readonly permission: 'admin' | 'write' | 'read' | 'none'
  readonly trigger: string
}

/** A refusal's reason is a sentence for the person who wonders why nothing happened. */
export type Admission =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: string
      /** Whether the checks, which cost nothing, may look all the same. */
      readonly mayCheck: boolean
    }

/** Whether this run may look at the pull request and spend money on it. */
export function admit(application: Application): Admission {
  const { pullRequest, comment } = application
  const shut =
    whyOver(pullRequest) ?? (comment === null ? whyDraft(application) : whyNotFor(comment))
  if (shut !== null) return { ok: false, reason: shut, mayCheck: false }
  const unpaid =
    whyNoCredential(application) ??
    (comment === null ? whyNotByItself(application) : null) ??
    whyTooDear(application)
  return unpaid === null ? { ok: true } : { ok: false, reason: unpaid, mayCheck: true }
}

/** Bots are known as `name` and as `name[bot]`, in any case. */
export const isAllowedBot = (login: string, bots: readonly string[]): boolean =>
  bots.some((bot) => bot === '*' || bareLogin(bot) === bareLogin(login))

const bareLogin = (login: string): string =>
  login
    .trim()
    .toLowerCase()
    .replace(/^@/, '')
    .replace(/\[bot\]$/, '')

function whyOver({ state, merged, number }: PullRequest): string | null {
  if (merged) return `Pull request #${number} is merged; there is nothing left to review.`
  if (state === 'closed') return `Pull request #${number} is closed. Reopen it to have it reviewed.`
  return null
}

function whyNotFor({ said, bodyNow, isOurs, permission, trigger }: CommentApplication) {
  const { author, isBot, body, before } = said
  if (isOurs || isBot) return `Comments by ${author} start no review: bots are not obeyed.`
  if (permission !== 'admin' && permission !== 'write')
    return `@${author} has no write permission here, so the comment was not obeyed.`
  if (before !== null && findCommandLine(before, trigger) !== null)
    return 'The comment had its command before it was edited. Write a new comment to give it again.'
  if (before !== null && findCommandLine(body, trigger) === null)
    return 'The comment was edited and gives no command.'
  if (bodyNow !== body)
    return 'The comment was changed after it was written, so it is not trusted. Write a new one.'
  return null
}

const whyDraft = ({ pullRequest, reviewDrafts }: Application): string | null =>
  pullRequest.draft && !reviewDrafts
    ? 'The pull request is a draft. It is reviewed when it is ready, on a command, or with `review-drafts: true`.'
    : null

/** Rules for runs that nobody with write permission asked for. */
function whyNotByItself({ pullRequest, rules }: Application): string | null {
  const { author, isFork } = pullRequest
  if (author.isBot)
    return isAllowedBot(author.login, rules.bots)
      ? null
      : `${author.login} is a bot that is not listed. To review its pull requests add it to \`bots\` in the configuration.`
  const isListed = rules.authors.some((one) => isSamePerson(one, author))
  if (rules.authors.length > 0)
    return isListed
      ? null
      : `${author.login} is not among the \`authors\` of the configuration. ${byCommand}`
  if (isFork && strangers.has(author.association))
    return `${author.login} contributes for the first time, from a fork. ${byCommand}`
  return null
}

const byCommand = 'Somebody with write permission can start the review by a command.'
const strangers = new Set(['FIRST_TIMER', 'FIRST_TIME_CONTRIBUTOR', 'NONE', 'MANNEQUIN'])

const isSamePerson = (entry: string, { login, association }: PullRequest['author']): boolean =>
  entry.trim().toUpperCase() === association || bareLogin(entry) === bareLogin(login)

/** Only where GitHub itself keeps secrets back; anywhere else a missing credential is a mistake that has to be told. */
function whyNoCredential({ pullRequest, hasCredential }: Application): string | null {
  if (hasCredential) return null
  if (bareLogin(pullRequest.author.login) === 'dependabot')
    return "Workflows of Dependabot's pull requests get no Actions secrets. Store the key among the Dependabot secrets of the repository to have them reviewed."
  if (pullRequest.isFork)
    return 'Workflows of pull requests from forks get no secrets, so no model was asked. The documentation on forks shows the ways to review them safely.'
  return null
}

function whyTooDear({ rules, spent }: Application): string | null {
  const { maxCostPerPullRequest, maxCostPerDay } = rules
  if (maxCostPerPullRequest !== null && spent.total >= maxCostPerPullRequest)
    return tooDear(spent.total, 'in all', 'max-cost-per-pull-request-usd', maxCostPerPullRequest)
  if (maxCostPerDay !== null && spent.today >= maxCostPerDay)
    return tooDear(spent.today, 'today', 'max-cost-per-day-usd', maxCostPerDay)
  return null
}

const tooDear = (spent: number, when: string, key: string, limit: number): string =>
  `Reviews of this pull request have cost $${spent.toFixed(2)} ${when}; \`${key}\` allows $${limit.toFixed(2)}.`
