import { describe, test } from '@jest/globals'
import { check, type Expected, play } from './arrange.ts'

describe('another event', () => {
  test.each<[string, (number: number) => unknown, Expected]>([
    ['workflow_dispatch', (number) => ({ inputs: { 'pull-request': `${number}` } }), 'clean'],
    ['workflow_dispatch', () => ({ inputs: {} }), ['skipped', /needs the input `pull-request`/]],
    ['push', () => ({ ref: 'refs/heads/main' }), ['skipped', /reviewed through its pull request/]],
    ['merge_group', () => ({ action: 'checks_requested' }), ['skipped', /merge queue/]],
    ['schedule', () => ({}), ['skipped', /does not act on the event/]],
    ['release', () => ({ action: 'published' }), ['skipped', /does not act on the event/]],
  ])('%s %#', async (name, payload, expected) => {
    check(await play({}, (number) => ({ name, payload: payload(number) })), expected)
  })
})
