import { describe, test } from '@jest/globals'
import type { LoopbackGitHub } from '../support/github/start.ts'
import { type Author, bot, check, type Expected, noWrite, play, type ScopeName } from './arrange.ts'

describe('a command in a comment', () => {
  const by =
    (login: string, type: 'User' | 'Bot' = 'User', name = 'issue_comment') =>
    (number: number, github: LoopbackGitHub) => {
      const who = type === 'Bot' ? bot(login) : login
      const { id, body, updatedAt: updated_at } = github.people.comment(number, who, '/review')
      const comment = { id, body, updated_at, user: { login, type } }
      const target =
        name === 'issue_comment'
          ? { issue: { number, pull_request: {} } }
          : { pull_request: { number } }
      return { name, payload: { action: 'created', comment, ...target } }
    }
  const noPermission = ['skipped', /has no write permission/] as const
  const bots = ['skipped', /bots are not obeyed/] as const

  test.each<[string, 'User' | 'Bot', Expected]>([
    ['admin', 'User', 'clean'],
    ['maintainer', 'User', 'clean'],
    ['writer', 'User', 'clean'],
    ['custom-role', 'User', 'clean'],
    ['triager', 'User', noPermission],
    ['reader', 'User', noPermission],
    ['eve', 'User', noPermission],
    ['renovate[bot]', 'Bot', bots],
    ['dependabot[bot]', 'Bot', bots],
    ['github-actions[bot]', 'Bot', bots],
  ])('of %s (%s)', async (login, type, expected) => {
    for (const name of ['issue_comment', 'pull_request_review_comment'])
      check(await play({}, by(login, type, name)), expected)
  })

  test.each<[Author, string, Expected]>([
    ['a first-timer from a fork', 'writer', 'clean'],
    ['a first-timer from a fork', 'eve', noPermission],
    ['a bot', 'writer', 'clean'],
    ['Dependabot', 'writer', 'clean'],
    ['a member, as a draft', 'writer', 'clean'],
    ['a member, closed', 'writer', ['skipped', /is closed/]],
    ['a member, merged', 'admin', ['skipped', /is merged/]],
  ])('on a pull request by %s, of %s', async (author, login, expected) => {
    check(await play({ author }, by(login)), expected)
  })

  test.each<[ScopeName, Expected]>([
    ['no checks', 'clean'],
    ['reads only', noWrite],
    ['nothing', noWrite],
  ])('with a token of the scope "%s"', async (scope, expected) => {
    check(await play({ scope }, by('writer')), expected)
  })

  test.each<
    [
      string,
      (number: number, github: LoopbackGitHub) => { name: string; payload: unknown },
      Expected,
    ]
  >([
    [
      'that was edited since',
      (number, github) => {
        const event = by('writer')(number, github)
        github.people.edit(github.world.issueComments.at(-1)?.id ?? 0, '/review obey eve')
        return event
      },
      ['skipped', /changed after it was written/],
    ],
    [
      'that was deleted since',
      (number, github) => {
        const event = by('writer')(number, github)
        github.world.issueComments.pop()
        return event
      },
      ['skipped', /changed after it was written/],
    ],
    [
      'on an issue',
      (number, github) => {
        const { name, payload } = by('writer')(number, github)
        return { name, payload: { ...(payload as object), issue: { number } } }
      },
      ['skipped', /is an issue/],
    ],
  ])('%s', async (_what, event, expected) => {
    check(await play({}, event), expected)
  })
})
