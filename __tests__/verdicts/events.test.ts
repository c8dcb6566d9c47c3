import { expect, test } from '@jest/globals'
import { clean, type End, expectEnd, failed, skipped } from '../support/run/end.ts'
import { pullRequestEvent } from '../support/run/stage.ts'
import { type Play, play, posted } from './arrange.ts'

const event = (name: string, payload: unknown): Play => ({ run: { event: { name, payload } } })

const comment = (body: string, login = 'mona') => ({
  action: 'created',
  issue: { number: 7, pull_request: {} },
  comment: { id: 1, body, updated_at: '2026-01-01T00:00:00Z', user: { login, type: 'User' } },
})

test.each<[string, Play, RegExp]>([
  ['a push', event('push', { ref: 'refs/heads/main' }), /a push is reviewed through its pull/],
  ['a merge queue', event('merge_group', { action: 'checks_requested' }), /merge queue/],
  ['a schedule', event('schedule', { schedule: '0 0 * * *' }), /does not act on .*"schedule"/],
  [
    'a pull request event without a pull request',
    event('pull_request', { action: 'opened' }),
    /payload of the pull_request event does not name a pull request/,
  ],
  [
    'a payload that is no object',
    event('pull_request', ['opened']),
    /payload of the pull_request event/,
  ],
  [
    'a pull request that was just closed',
    { run: { event: pullRequestEvent('closed') } },
    /was closed, which brings no new code/,
  ],
  [
    'a comment on an issue',
    event('issue_comment', { ...comment('/review'), issue: { number: 3 } }),
    /#3`? is an issue, not a pull request/,
  ],
  ['a comment that is talk', event('issue_comment', comment('Nice!')), /gives no command/],
  [
    'a dispatch for no pull request',
    event('workflow_dispatch', { inputs: { 'pull-request': 'seven' } }),
    /needs the input `pull-request`.*"seven"/,
  ],
])('%s: skipped, and neither GitHub nor a model is asked', async (_, options, reason) => {
  const { stage, result } = await play(options)
  expectEnd(result, stage, skipped(reason))
  expect(stage.github.requests).toEqual([])
  expect(stage.anthropic.requests).toEqual([])
})

test.each<[string, Play, RegExp, End['check']]>([
  ['closed', { pull: { state: 'closed' } }, /closed/, null],
  ['merged', { pull: { state: 'closed', merged: true } }, /merged/, null],
  ['a draft', { pull: { draft: true } }, /draft.*`review-drafts: true`/, null],
  [
    'outside the path filters',
    { run: { inputs: { paths: 'docs/**' } } },
    /Nothing to review: left out by the path filters/,
    'neutral',
  ],
])('a pull request that is %s: skipped, no model is asked', async (_, options, reason, check) => {
  const { stage, result } = await play(options)
  expectEnd(result, stage, skipped(reason, check))
  expect(stage.anthropic.asked()).toEqual([])
  expect(stage.github.world.reviews).toEqual([])
})

test('a command of somebody who may not write: skipped, and nobody is answered', async () => {
  const { stage, result } = await play({
    ...event('issue_comment', comment('/review', 'stranger')),
    prepare: ({ github }) => void github.people.comment(7, 'stranger', '/review'),
  })
  expectEnd(result, stage, skipped(/@stranger`? has no write permission here/))
  expect(posted(stage)).toEqual({ inline: 0, comments: 1 })
})

test('a dispatch for a pull request is a review', async () => {
  const { stage, result } = await play(
    event('workflow_dispatch', { inputs: { 'pull-request': '7' } }),
  )
  expectEnd(result, stage, clean)
})

test('a pull request that is not there: failed, and it says what to look at', async () => {
  const { stage, result } = await play(
    event('workflow_dispatch', { inputs: { 'pull-request': '8' } }),
  )
  expectEnd(result, stage, failed(/404|Not Found.*Check the number/s, null))
})

test.each<[string, Record<string, string>, RegExp]>([
  ['no event file', { GITHUB_EVENT_PATH: '/nowhere/event.json' }, /cannot be read/],
  ['no event at all', { GITHUB_EVENT_PATH: '' }, /GITHUB_EVENT_PATH is not set.*command line/],
  ['an event file that is not JSON', { GITHUB_EVENT_PATH: '/etc/hostname' }, /is not JSON/],
])('%s: failed, and it says where to run', async (_, env, reason) => {
  const { stage, result } = await play({ run: { env } })
  expectEnd(result, stage, failed(reason, null))
  expect(stage.github.requests).toEqual([])
})
