import { describe, expect, test } from '@jest/globals'
import type { PullRequest } from '../../../src/core/change/pullRequest.ts'
import { noConfig } from '../../../src/core/config.ts'
import {
  type Application,
  admit,
  type CommentApplication,
  isAllowedBot,
} from '../../../src/core/threads/admission.ts'

const pullRequest: PullRequest = {
  number: 7,
  title: '',
  body: '',
  url: '',
  state: 'open',
  merged: false,
  draft: false,
  author: { login: 'ann', isBot: false, association: 'MEMBER' },
  base: { ref: 'main', sha: '', repository: 'o/r' },
  head: { ref: 'x', sha: '', repository: 'o/r' },
  isFork: false,
  labels: [],
  changedFiles: 1,
  commitMessages: [],
  linkedIssues: [],
}
const bot = { login: 'renovate[bot]', isBot: true, association: 'NONE' } as const
const stranger = { login: 'eve', isBot: false, association: 'FIRST_TIME_CONTRIBUTOR' } as const
const comment: CommentApplication = {
  said: {
    id: 1,
    kind: 'issue',
    body: '/review',
    updatedAt: '',
    author: 'bob',
    isBot: false,
    before: null,
  },
  bodyNow: '/review',
  isOurs: false,
  permission: 'write',
  trigger: '/review',
}
const application: Application = {
  pullRequest,
  comment: null,
  rules: noConfig.admission,
  reviewDrafts: false,
  hasCredential: true,
  spent: { total: 0, today: 0 },
}
const reasonFor = (said: Partial<Application>): string | null => {
  const admission = admit({ ...application, ...said })
  return admission.ok ? null : admission.reason
}
const about = (facts: Partial<PullRequest>, said: Partial<Application> = {}) =>
  reasonFor({ ...said, pullRequest: { ...pullRequest, ...facts } })
const saidBy = (
  facts: Partial<CommentApplication>,
  said: Partial<CommentApplication['said']> = {},
) => reasonFor({ comment: { ...comment, ...facts, said: { ...comment.said, ...said } } })

describe('runs that start by themselves', () => {
  test('an open pull request of a member is reviewed', () => {
    expect(reasonFor({})).toBeNull()
  })

  test('B14 closed and merged ones are not, not even by command', () => {
    expect(about({ state: 'closed', merged: true })).toContain('is merged')
    expect(about({ state: 'closed' }, { comment })).toContain('is closed')
  })

  test('drafts are not, until they are ready or somebody asks', () => {
    expect(about({ draft: true })).toContain('`review-drafts: true`')
    expect(about({ draft: true }, { reviewDrafts: true })).toBeNull()
    expect(about({ draft: true }, { comment })).toBeNull()
  })

  test('B18 those of bots are when the bot is listed, or when somebody asks', () => {
    const listed = { ...noConfig.admission, bots: ['Renovate'] }
    expect(about({ author: bot })).toContain('add it to `bots`')
    expect(about({ author: bot }, { rules: listed })).toBeNull()
    expect(about({ author: bot }, { comment })).toBeNull()
  })

  test('B04 a bot is listed by any of its names', () => {
    for (const name of ['dependabot', 'Dependabot[bot]', ' DEPENDABOT ', '@dependabot', '*'])
      expect(isAllowedBot('dependabot[bot]', [name])).toBe(true)
    expect(isAllowedBot('dependabot-preview[bot]', ['dependabot'])).toBe(false)
    expect(isAllowedBot('dependabot[bot]', [])).toBe(false)
  })

  test('F18 those of first-time contributors from forks wait for somebody who may write', () => {
    expect(about({ author: stranger, isFork: true })).toContain(
      'Somebody with write permission can start the review',
    )
    expect(about({ author: { ...stranger, association: 'NONE' }, isFork: true })).not.toBeNull()
    expect(about({ author: { ...stranger, association: 'CONTRIBUTOR' }, isFork: true })).toBeNull()
    expect(about({ author: stranger, isFork: true }, { comment })).toBeNull()
  })

  test('where `authors` are listed, only those of them', () => {
    const rules = { ...noConfig.admission, authors: ['member', '@Zoe'] }
    expect(about({}, { rules })).toBeNull()
    expect(about({ author: { ...stranger, login: 'zoe' }, isFork: true }, { rules })).toBeNull()
    expect(about({ author: stranger }, { rules })).toContain('not among the `authors`')
  })
})

describe('without a credential', () => {
  test('B03 Dependabot gets one clear notice about its own secret store', () => {
    expect(
      about({ author: { ...bot, login: 'dependabot[bot]' } }, { hasCredential: false }),
    ).toContain('Dependabot secrets')
  })

  test('B17 a fork is told that its workflows get no secrets', () => {
    expect(about({ author: stranger, isFork: true }, { hasCredential: false })).toContain(
      'get no secrets',
    )
  })

  test('anywhere else it is a mistake that somebody else has to tell', () => {
    expect(reasonFor({ hasCredential: false })).toBeNull()
  })
})

describe('comments', () => {
  test('people with write permission are obeyed', () => {
    expect(saidBy({})).toBeNull()
    expect(saidBy({ permission: 'admin' })).toBeNull()
    expect(saidBy({ permission: 'read' })).toContain('@bob has no write permission')
    expect(saidBy({ permission: 'none' })).toContain('no write permission')
  })

  test('F07 bots and our own comments never are, whatever they may do', () => {
    expect(saidBy({}, { isBot: true, author: 'x[bot]' })).toContain('bots are not obeyed')
    expect(saidBy({ isOurs: true })).toContain('are not obeyed')
  })

  test('B06 an edit starts a run only where it adds the command', () => {
    expect(saidBy({}, { before: '/reveiw' })).toBeNull()
    expect(saidBy({}, { before: '/review  with a typpo' })).toContain('had its command before')
    expect(saidBy({ bodyNow: 'fixed now' }, { before: 'fixd', body: 'fixed now' })).toContain(
      'gives no command',
    )
  })

  test('one that was changed after the event is not trusted', () => {
    expect(saidBy({ bodyNow: '/review budget=100' })).toContain('is not trusted')
    expect(saidBy({ bodyNow: null })).toContain('is not trusted')
  })
})

test('F07 F18 a pull request has what it may cost, in all and a day, whoever asks', () => {
  const rules = { ...noConfig.admission, maxCostPerPullRequest: 10, maxCostPerDay: 3 }
  expect(reasonFor({ rules, spent: { total: 9, today: 2 } })).toBeNull()
  expect(reasonFor({ rules, comment, spent: { total: 10, today: 0 } })).toContain(
    'have cost $10.00 in all; `max-cost-per-pull-request-usd` allows $10.00',
  )
  expect(reasonFor({ rules, spent: { total: 4, today: 3.5 } })).toContain(
    '$3.50 today; `max-cost-per-day-usd`',
  )
})
