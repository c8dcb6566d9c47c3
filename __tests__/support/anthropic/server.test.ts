import { afterEach, expect, test } from '@jest/globals'
import { call } from './reply.ts'
import { startAnthropic } from './server.ts'
import type { Anthropic, MessagesBody, WireBlock } from './types.ts'

let api: Anthropic
afterEach(() => api.stop())

const tool = { name: 'read', description: 'Reads.', input_schema: { type: 'object' } }
const user = (content: string | WireBlock[]) => ({ role: 'user', content })
const valid: MessagesBody = {
  model: 'claude-sonnet-5-5',
  max_tokens: 1000,
  system: 'Review.',
  tools: [tool],
  messages: [user('Hello')],
}

async function post(body: object, path = '/v1/messages') {
  const headers = { authorization: 'Bearer key', 'content-type': 'application/json' }
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

test('answers a whole conversation with tools and thinking', async () => {
  api = await startAnthropic({ script: [call('read', { path: 'a' }), 'Done.'] })
  const first = await post(valid)
  expect(first.body.content.map((block: WireBlock) => block.type)).toEqual(['thinking', 'tool_use'])
  const result = { type: 'tool_result', tool_use_id: first.body.content[1].id, content: 'text' }
  const messages = [
    ...valid.messages,
    { role: 'assistant', content: first.body.content },
    user([result]),
  ]
  const second = await post({ ...valid, messages })
  expect(second.body.content[1].text).toBe('Done.')
  expect(api.refusals()).toEqual([])
})

const said = { role: 'assistant', content: 'Hm.' }
const mark = { cache_control: { type: 'ephemeral' } }
const marked = { type: 'text', text: 'x', ...mark }
test.each([
  ['sampling parameters', { temperature: 1 }, 'Extra inputs'],
  ['forced tools', { tool_choice: { type: 'any' } }, 'tool_choice'],
  ['prefill', { messages: [user('Hello'), said] }, 'prefill'],
  ['foreign history', { messages: [user('Hello'), said, user('?')] }, 'cannot be modified'],
  ['empty text', { messages: [user([{ type: 'text', text: ' ' }])] }, 'non-whitespace'],
  ['empty content', { messages: [user([])] }, 'non-empty content'],
  ['five marks', { messages: [user(Array(5).fill(marked))] }, 'maximum of 4'],
  ['doubled tools', { tools: [tool, tool] }, 'unique'],
  ['more output than there is', { max_tokens: 200_000 }, 'maximum allowed'],
  ['a stream for nothing', { max_tokens: 0, stream: true }, 'stream'],
  ['an unknown effort', { output_config: { effort: 'huge' } }, 'effort'],
  [
    'results nobody asked for',
    { messages: [user([{ type: 'tool_result', tool_use_id: 'x', content: '' }])] },
    'unexpected `tool_use_id`',
  ],
])('refuses %s', async (_, change, message) => {
  api = await startAnthropic()
  const answer = await post({ ...valid, ...change })
  expect(answer.status).toBe(400)
  expect(answer.body.error.message).toContain(message)
  expect(api.refusals()).toHaveLength(1)
})

test('refuses an unanswered call and an edited history', async () => {
  api = await startAnthropic({ script: [call('read', {}), 'Done.'] })
  const { content } = (await post(valid)).body
  const open = [...valid.messages, { role: 'assistant', content }]
  const results = [{ type: 'tool_result', tool_use_id: content[1].id, content: 'x' }]
  const without = await post({ ...valid, messages: [...open, user('Go on')] })
  expect(without.body.error.message).toContain('without `tool_result`')
  const edited = [user('Good day'), ...open.slice(1), user(results)]
  expect((await post({ ...valid, messages: edited })).body.error.message).toContain('edited')
  const bare = [valid.messages[0], { role: 'assistant', content: [content[1]] }, user(results)]
  expect((await post({ ...valid, messages: bare })).body.error.message).toContain('modified')
})

test('counts what is read from the cache, above the minimum only', async () => {
  api = await startAnthropic()
  const long = 'word '.repeat(1000)
  const body = { ...valid, system: [{ type: 'text', text: long, ...mark }] }
  const first = (await post({ ...body, max_tokens: 0 })).body.usage
  expect(first.cache_creation_input_tokens).toBeGreaterThan(1000)
  const second = (await post(body)).body.usage
  expect(second.cache_read_input_tokens).toBe(first.cache_creation_input_tokens)
  const short = { ...valid, system: [{ type: 'text', text: 'Short.', ...mark }] }
  expect((await post(short)).body.usage.cache_creation_input_tokens).toBe(0)
})

test('streams, counts tokens, names models, gives tokens for identity', async () => {
  const federation = { assertion: 'jwt', ruleId: 'fdrl_1', organizationId: 'org' }
  api = await startAnthropic({ federation })
  expect((await post(valid)).status).toBe(401)
  const grant = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: 'jwt',
    federation_rule_id: 'fdrl_1',
    organization_id: 'org',
  }
  const { access_token: token } = (await post(grant, '/v1/oauth/token')).body
  const send = (path: string, body: object) =>
    fetch(api.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).then((response) => response.text())
  expect(await send('/v1/messages', { ...valid, stream: true })).toMatch(/message_stop/)
  const { max_tokens: _, ...counted } = valid
  expect(JSON.parse(await send('/v1/messages/count_tokens', counted)).input_tokens).toBeGreaterThan(
    10,
  )
  const model = await (await fetch(`${api.url}/v1/models/claude-sonnet-5-5`)).json()
  expect(model).toMatchObject({ id: 'claude-sonnet-5-5', max_input_tokens: 1_000_000 })
})
