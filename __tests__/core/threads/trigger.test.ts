import { expect, test } from '@jest/globals'
import { readTrigger } from '../../../src/core/threads/trigger.ts'

const user = { login: 'ada', type: 'User' }
const comment = { id: 5, body: '/review', updated_at: '2026-11-30T10:00:00Z', user }

test.each(['opened', 'synchronize', 'reopened', 'ready_for_review', 'labeled'])(
  'pull_request %s is reviewed',
  (action) => {
    expect(readTrigger('pull_request', { action, pull_request: { number: 7 } })).toEqual({
      kind: 'review',
      number: 7,
      onPush: true,
    })
  },
)

test.each(['closed', 'edited', 'converted_to_draft'])(
  'pull_request %s brings no new code',
  (action) => {
    expect(readTrigger('pull_request_target', { action, pull_request: { number: 7 } }).kind).toBe(
      'skip',
    )
  },
)

test('a dispatch names its pull request, and no push starts another one', () => {
  expect(readTrigger('workflow_dispatch', { inputs: { 'pull-request': '7' } })).toEqual({
    kind: 'review',
    number: 7,
    onPush: false,
  })
})

test('a new base branch is a new change', () => {
  const payload = {
    action: 'edited',
    pull_request: { number: 7 },
    changes: { base: { ref: { from: 'v1' } } },
  }
  expect(readTrigger('pull_request', payload)).toEqual({ kind: 'review', number: 7, onPush: true })
})

test.each([
  [
    'an issue',
    'issue_comment',
    { action: 'created', comment, issue: { number: 3 } },
    '#3 is an issue',
  ],
  ['a push', 'push', { ref: 'refs/heads/main' }, 'pull_request'],
  ['a dispatch without a number', 'workflow_dispatch', { inputs: {} }, '`pull-request`'],
  ['a dispatch with a word', 'workflow_dispatch', { inputs: { 'pull-request': 'x' } }, '"x"'],
  ['a merge group', 'merge_group', {}, 'merge queue'],
  ['an unknown event', 'fork', {}, '"fork"'],
  ['nothing at all', 'pull_request', null, 'does not name a pull request'],
])('B08 %s is skipped with the reason', (_what, name, payload, reason) => {
  const trigger = readTrigger(name, payload)
  expect(trigger.kind).toBe('skip')
  if (trigger.kind === 'skip') expect(trigger.reason).toContain(reason)
})

test('a comment keeps what an edit replaced', () => {
  const payload = {
    action: 'edited',
    comment,
    issue: { number: 3, pull_request: {} },
    changes: { body: { from: 'please' } },
  }
  expect(readTrigger('issue_comment', payload)).toMatchObject({
    kind: 'comment',
    number: 3,
    comment: { body: '/review', before: 'please', author: 'ada', isBot: false, kind: 'issue' },
  })
})

test('B06 an edit that hides what stood there before counts as no change', () => {
  const payload = { action: 'edited', comment, issue: { number: 3, pull_request: {} } }
  expect(readTrigger('issue_comment', payload)).toMatchObject({ comment: { before: '/review' } })
})

test.each([{ login: 'x', type: 'Bot' }, { login: 'renovate[bot]' }])('F07 %j is a bot', (bot) => {
  const payload = {
    action: 'created',
    comment: { ...comment, user: bot },
    pull_request: { number: 3 },
  }
  expect(readTrigger('pull_request_review_comment', payload)).toMatchObject({
    comment: { isBot: true },
  })
})

const run = {
  id: 4711,
  event: 'pull_request',
  head_sha: 'a'.repeat(40),
  head_branch: 'topic',
  head_repository: { full_name: 'x/y' },
  pull_requests: [],
}

test('B21 a workflow run tells only the head it worked on', () => {
  // Of the list nothing is believed: for a fork it is empty, and it may name pull requests of another repository.
  for (const pull_requests of [[], [{ number: 3 }]])
    expect(readTrigger('workflow_run', { workflow_run: { ...run, pull_requests } })).toEqual({
      kind: 'workflow-run',
      runId: '4711',
      headSha: 'a'.repeat(40),
      headBranch: 'topic',
      headRepository: 'x/y',
    })
})

test.each(['push', 'schedule', 'pull_request_target', 'issue_comment'])(
  'the end of a run of %s tells no pull request',
  (event) => {
    const trigger = readTrigger('workflow_run', { workflow_run: { ...run, event } })
    expect(trigger.kind === 'skip' && trigger.reason).toContain(`started by "${event}"`)
  },
)
