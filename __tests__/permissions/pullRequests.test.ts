import { describe, test } from '@jest/globals'
import {
  type Author,
  check,
  type Expected,
  noWrite,
  opened,
  play,
  type ScopeName,
  strangers,
} from './arrange.ts'

describe('a pull request, opened', () => {
  test.each<[Author, Expected]>([
    ['an owner', 'clean'],
    ['a member', 'clean'],
    ['a member nobody may know of', 'clean'],
    ['a collaborator from a fork', 'clean'],
    ['a known contributor from a fork', 'clean'],
    ['a first-timer from a fork', strangers],
    ['a stranger whose fork is gone', strangers],
    ['a bot', ['skipped', /renovate\[bot\] is a bot that is not listed/]],
    ['a listed bot', 'clean'],
    ['Dependabot', ['skipped', /dependabot\[bot\] is a bot that is not listed/]],
    ['a member, as a draft', ['skipped', /is a draft/]],
    ['a member, closed', ['skipped', /is closed/]],
    ['a member, merged', ['skipped', /is merged/]],
  ])('by %s', async (author, expected) => {
    for (const name of ['pull_request', 'pull_request_target'])
      check(await play({ author }, (number) => ({ ...opened(number), name })), expected)
  })

  test.each<[Author, Expected]>([
    ['a member', ['failed', /no credential for the model.*anthropic-api-key/]],
    ['a known contributor from a fork', ['skipped', /forks get no secrets/]],
    ['a first-timer from a fork', ['skipped', /forks get no secrets/]],
    ['Dependabot', ['skipped', /Dependabot secrets/]],
    ['a listed bot', ['failed', /no credential/]],
  ])('by %s, without the secret', async (author, expected) => {
    check(await play({ author, hasKey: false }, opened), expected)
  })

  test.each<[ScopeName, Author, Expected]>([
    ['no checks', 'a member', 'clean'],
    ['no contents', 'a member', 'clean'],
    ['reads only', 'a member', noWrite],
    ['nothing', 'a member', noWrite],
    ['no checks', 'a known contributor from a fork', 'clean'],
    ['reads only', 'a known contributor from a fork', 'clean'],
    ['nothing', 'a known contributor from a fork', 'clean'],
  ])('with a token of the scope "%s", by %s', async (scope, author, expected) => {
    check(await play({ scope, author }, opened), expected)
  })

  test.each<[ScopeName, Expected]>([
    ['all', 'clean'],
    ['no checks', 'clean'],
    ['no contents', ['failed', /contents: read/]],
    ['reads only', noWrite],
    ['nothing', ['failed', /pull-requests: read/]],
  ])('in a private repository with a token of the scope "%s"', async (scope, expected) => {
    check(await play({ scope, isPrivate: true }, opened), expected)
  })

  test.each<[string, Expected]>([
    ['synchronize', 'clean'],
    ['reopened', 'clean'],
    ['ready_for_review', 'clean'],
    ['labeled', 'clean'],
    ['closed', ['skipped', /was closed/]],
    ['edited', ['skipped', /was edited/]],
    ['converted_to_draft', ['skipped', /converted to draft/]],
  ])('or %s', async (action, expected) => {
    const event = (number: number) => ({
      name: 'pull_request',
      payload: { action, pull_request: { number } },
    })
    check(await play({}, event), expected)
  })
})
