import { expect, test } from '@jest/globals'
import { prefixHash, primingRequest, withBreakpoints } from '../../../src/core/agent/cache.ts'
import type { Block, Message, ModelRequest } from '../../../src/core/agent/messages.ts'

const text = (words: string): Block => ({ type: 'text', text: words })
const user = (...content: Block[]): Message => ({ role: 'user', content })
const said = (words: string): Message => ({ role: 'assistant', content: [text(words)] })
const tool = { name: 'read', description: 'Reads.', input_schema: { type: 'object' } }
const prefix = { system: [{ type: 'text', text: 'Review.' } as const], tools: [tool] }

const request = (...messages: Message[]): ModelRequest => ({
  ...prefix,
  messages,
  max_tokens: 1,
  effort: null,
  format: null,
})

/** Where the marks are, as `message.block`; `s` is the system prompt. */
function marks(of: ModelRequest): string[] {
  const { system, messages } = withBreakpoints(of)
  const isMarked = (block: object) => 'cache_control' in block
  return [
    ...system.flatMap((block) => (isMarked(block) ? ['s'] : [])),
    ...messages.flatMap(({ content }, m) =>
      content.flatMap((block, b) => (isMarked(block) ? [`${m}.${b}`] : [])),
    ),
  ]
}

test('D10 never more than four marks, however long the conversation', () => {
  const turns = Array.from({ length: 8 }, (_, n) => [said(`${n}`), user(text('a'), text('b'))])
  const conversation = [user(text('change'), text('question')), ...turns.flat()]
  expect(marks(request(...conversation.slice(0, 1)))).toEqual(['s', '0.0', '0.1'])
  expect(marks(request(...conversation.slice(0, 3)))).toEqual(['s', '0.0', '0.1', '2.1'])
  expect(marks(request(...conversation))).toEqual(['s', '0.0', '14.1', '16.1'])
})

test('the end of one request is marked again in the next, whatever lies between', () => {
  const many = Array.from({ length: 30 }, (_, n) => text(`${n}`))
  const before = [user(text('change'), text('question')), said('x'), user(text('a'))]
  const after = [...before, { role: 'assistant' as const, content: many }, user(...many)]
  expect(marks(request(...before))).toContain('2.0')
  expect(marks(request(...after))).toContain('2.0')
})

test('the question may be all there is', () => {
  expect(marks(request(user(text('question'))))).toEqual(['s', '0.0'])
  expect(marks({ ...request(user(text('question'))), system: [] })).toEqual(['0.0'])
})

test('priming asks for nothing and marks the end of what is shared', () => {
  const priming = primingRequest(prefix, text('change'), 'medium')
  expect(priming).toMatchObject({ max_tokens: 0, format: null, effort: 'medium' })
  expect(marks(priming)).toEqual(['s', '0.0'])
})

test('the hash of the prefix changes with every byte of it', () => {
  const hash = prefixHash(prefix)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(prefixHash(structuredClone(prefix))).toBe(hash)
  const other = { ...prefix, tools: [{ ...tool, description: 'Reads!' }] }
  expect(prefixHash(other)).not.toBe(hash)
})
