import { expect, test } from '@jest/globals'
import type { AnthropicOptions, Fault } from '../support/anthropic/types.ts'
import { expectEnd, failed, skipped } from '../support/run/end.ts'
import { play, posted } from './arrange.ts'

const answering = (status: number, message: string, error?: string): AnthropicOptions => ({
  faults: [{ kind: 'status', status, message, ...(error && { error }) } satisfies Fault],
})

test('no key: failed, and it names the input', async () => {
  const run = { inputs: { 'anthropic-api-key': '' } }
  const { stage, result } = await play({ run })
  expectEnd(result, stage, failed(/no credential.*Set the input `anthropic-api-key`/))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  expect(stage.anthropic.requests).toEqual([])
})

test('D17 a key with a line feed at its end works', async () => {
  const run = { inputs: { 'anthropic-api-key': 'sk-ant-test-key\n' } }
  const { result, stage } = await play({ anthropic: { apiKeys: ['sk-ant-test-key'] }, run })
  expect(result.outputs['verdict']).toBe('clean')
  expect(stage.anthropic.refusals()).toEqual([])
})

test('D17 a key with a line feed inside is refused without being shown', async () => {
  const run = { inputs: { 'anthropic-api-key': 'sk-ant-first\nsecond-half' } }
  const { result, stage } = await play({ run })
  expectEnd(result, stage, failed(/`anthropic-api-key` has blanks.*Paste the secret again/))
  const shown = result.log.split('\n').filter((line) => !line.startsWith('::add-mask::'))
  expect([...shown, result.summary].join('\n')).not.toContain('second-half')
})

test('a token with a line feed inside is refused without being shown', async () => {
  const run = { inputs: { 'github-token': 'ghs_first\nsecond-half' } }
  const { result, stage } = await play({ run })
  expectEnd(result, stage, failed(/`github-token` has blanks.*Paste the secret again/, null))
  const shown = result.log.split('\n').filter((line) => !line.startsWith('::add-mask::'))
  expect([...shown, result.summary].join('\n')).not.toContain('second-half')
})

test.each(['https//gateway.example.com', 'https://me:pass-word@gateway.example.com'])(
  'an address of the API that cannot be asked (%s): failed at once, and it names the input',
  async (address) => {
    const { stage, result } = await play({ run: { inputs: { 'anthropic-base-url': address } } })
    expectEnd(result, stage, failed(/`anthropic-base-url`.*is not an http address/))
    expect(result.log + result.summary).not.toContain('pass-word')
  },
)

test('half of a keyless way in: failed, and it names the other half', async () => {
  const inputs = { 'anthropic-api-key': '', 'anthropic-federation-rule-id': 'rule' }
  const { result, stage } = await play({ run: { inputs } })
  expectEnd(result, stage, failed(/needs the input `anthropic-organization-id` too/))
})

test.each<[string, AnthropicOptions, RegExp]>([
  ['a wrong key', { apiKeys: ['another'] }, /answered 401.*Check the input `anthropic-api-key`/],
  [
    'no credit',
    answering(400, 'Your credit balance is too low to access the Anthropic API.'),
    /credit balance is too low.*Add credit/,
  ],
  ['a bill that is not paid', answering(402, 'Payment required'), /answered 402.*Add credit/],
  [
    'a key without the right',
    answering(403, 'Your API key does not have permission to use the specified resource.'),
    /answered 403.*may not use the model `claude-sonnet-5-5`/,
  ],
])('%s: failed, nothing is posted, no second try', async (_, anthropic, reason) => {
  const { stage, result } = await play({ anthropic })
  expectEnd(result, stage, failed(reason))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  expect(stage.anthropic.asked().length).toBeLessThanOrEqual(4)
})

test('D19 a model that is not there: failed, and it names input and model', async () => {
  const run = { inputs: { model: 'claude-sonnet-9' } }
  const { stage, result } = await play({ run })
  expectEnd(result, stage, failed(/404.*Check the input `model`: `claude-sonnet-9` is mistyped/))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
})

test('a fork without a secret: skipped, and what the checks find is annotated', async () => {
  const skill =
    '---\nname: money\ndescription: How amounts are handled.\nchecks:\n  - id: percent\n    pattern: "/ 100"\n    severity: high\n    message: Divides cents.\n---\nBody.\n'
  const { stage, result } = await play({
    commits: [
      { files: { 'a.ts': 'one\n', '.skills/money.md': skill } },
      { files: { 'a.ts': 'one\nprice / 100\n' } },
    ],
    pull: { headRepository: 'stranger/hello', association: 'CONTRIBUTOR' },
    run: { inputs: { 'anthropic-api-key': '' } },
  })
  expectEnd(result, stage, skipped(/forks get no secrets/, 'neutral'))
  expect(result.log).toMatch(/^::error file=a\.ts,line=2.*Divides cents/m)
  expect(result.outputs).toMatchObject({ 'findings-count': '1', 'high-count': '1' })
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
})
