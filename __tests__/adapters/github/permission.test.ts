import { expect, test } from '@jest/globals'
import type { Collaborator } from '../../support/github/identities.ts'
import { begin, requested, twoHunks } from './arrange.ts'

const ask = async (login: string, role?: Collaborator) => {
  const begun = await begin(twoHunks, {
    collaborators: role === undefined ? {} : { [login]: role },
  })
  return { begun, answer: (await begun.port()).permission(login) }
}

test.each([
  ['admin', 'admin', 'admin'],
  ['write', 'maintain', 'write'],
  ['write', 'release-mgr', 'write'],
  ['read', 'triage', 'read'],
  ['none', 'none', 'none'],
] as const)('F17 %s with the role %s may %s', async (permission, role, may) => {
  const { answer } = await ask('mona', { permission, role_name: role })
  expect(await answer).toBe(may)
})

test.each([
  ['maintain', { admin: false, push: true, pull: true }, 'write'],
  ['release-mgr', { admin: true, push: true, pull: true }, 'admin'],
  ['triage', { admin: false, push: false, pull: true }, 'read'],
  ['outsider', { admin: false, push: false, pull: false }, 'none'],
] as const)('F17 a server that sends the role %s itself is read by the rights', async (...row) => {
  const [permission, permissions, may] = row
  const begun = await begin()
  const body = { permission, role_name: permission, user: { login: 'mona', permissions } }
  begun.github.faults.add({ on: 'GET */permission', outcome: { status: 200, body } })
  expect(await (await begun.port()).permission('mona')).toBe(may)
})

test('who is no collaborator may nothing, asked once, whatever the login looks like', async () => {
  const { begun, answer } = await ask('dependabot[bot]')
  expect(await answer).toBe('none')
  expect(requested(begun)).toEqual(['GET /collaborators/dependabot%5Bbot%5D/permission'])
})

test('B16 a fault of the server is not taken for a missing permission', async () => {
  const { begun, answer } = await ask('mona', { permission: 'write', role_name: 'write' })
  begun.github.faults.add({ on: 'GET */permission', times: 2, outcome: { status: 502 } })
  expect(await answer).toBe('write')
  expect(begun.github.requests.map(({ status }) => status)).toEqual([502, 502, 200])
})

test('B16 a server that stays broken is an error, not a no', async () => {
  const { begun, answer } = await ask('mona')
  begun.github.faults.add({ on: 'GET */permission', times: 9, outcome: { status: 502 } })
  await expect(answer).rejects.toThrow('Could not ask what mona may do in octo/hello:')
})
