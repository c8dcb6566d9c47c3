import { expect, test } from '@jest/globals'
import { chooseCredential } from '../../../src/adapters/anthropic/credential.ts'

const identityToken = async () => 'jwt'
const nothing = {
  provider: 'anthropic',
  apiKey: '',
  federationRuleId: '',
  organizationId: '',
  serviceAccountId: '',
  workspaceId: '',
  identityToken,
} as const

test('D17 a key pasted with a line break works', () => {
  expect(chooseCredential({ ...nothing, apiKey: ' sk-ant-x\n' })).toEqual({
    ok: true,
    credential: { kind: 'key', key: 'sk-ant-x' },
  })
})

test.each(['sk-ant\nx', 'sk ant', 'sk-änt', 'sk-ant-\u200bx'])(
  'D17 a key that no header takes is refused without showing it (%j)',
  (apiKey) => {
    const choice = chooseCredential({ ...nothing, apiKey })
    expect(choice).toMatchObject({
      ok: false,
      reason: expect.stringContaining('`anthropic-api-key`'),
    })
    expect(JSON.stringify(choice)).not.toContain(apiKey)
  },
)

test('nothing said is no credential, not an error', () => {
  expect(chooseCredential(nothing)).toEqual({ ok: true, credential: null })
})

test('a key wins over federation, a cloud over both', () => {
  const both = { ...nothing, apiKey: 'sk', federationRuleId: 'fdrl', organizationId: 'org' }
  expect(chooseCredential(both)).toMatchObject({ credential: { kind: 'key' } })
  expect(chooseCredential({ ...both, provider: 'bedrock' })).toMatchObject({
    credential: { kind: 'cloud' },
  })
})

test('half a federation names the missing half', () => {
  expect(chooseCredential({ ...nothing, organizationId: 'org' })).toMatchObject({
    reason: expect.stringContaining('`anthropic-federation-rule-id`'),
  })
  expect(chooseCredential({ ...nothing, federationRuleId: 'fdrl' })).toMatchObject({
    reason: expect.stringContaining('`anthropic-organization-id`'),
  })
})

test('federation without an identity token is no way in: jobs of a fork have none', () => {
  const ids = { federationRuleId: 'fdrl', organizationId: 'org' }
  expect(chooseCredential({ ...nothing, ...ids, identityToken: null })).toEqual({
    ok: true,
    credential: null,
  })
  expect(chooseCredential({ ...nothing, ...ids })).toMatchObject({
    credential: { kind: 'federation', ruleId: 'fdrl', serviceAccountId: '' },
  })
})
