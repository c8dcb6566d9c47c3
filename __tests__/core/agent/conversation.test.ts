import { expect, test } from '@jest/globals'
import {
  answerCalls,
  begin,
  type Rules,
  receive,
  type Step,
  say,
} from '../../../src/core/agent/conversation.ts'
import type { Block, ModelReply, StopReason } from '../../../src/core/agent/messages.ts'
import { NO_USAGE } from '../../../src/core/agent/usage.ts'

const text = (words: string): Block => ({ type: 'text', text: words })
const thought: Block = { type: 'thinking', thinking: '', signature: 'sig' }
const call = (id: string, input: object = {}): Block => ({
  type: 'tool_use',
  id,
  name: 'report_finding',
  input,
})
const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' }) as const
const reply = (stop_reason: StopReason, ...content: Block[]): ModelReply => ({
  content,
  stop_reason,
  usage: { ...NO_USAGE, output_tokens: 900 },
  model: 'm',
  refusal: 'Not this.',
  wasted: null,
})

const rules = (finished: string | null = null, maxTurns = 9): Rules => ({
  maxTurns,
  isFinished: () => finished,
  nudge: 'Call finish_review.',
})
const opened = begin([text('change'), text('question')])
const spoken = ({ conversation }: Step) => conversation.messages.slice(1)

test('calls are to be run, then answered in one message', () => {
  const step = receive(opened, reply('tool_use', thought, call('a'), call('b')), rules())
  expect(step).toMatchObject({ next: 'run', calls: [{ id: 'a' }, { id: 'b' }] })
  const next = answerCalls(step.conversation, [result('a'), result('b')], rules())
  expect(next.next).toBe('ask')
  expect(spoken(next)).toEqual([
    { role: 'assistant', content: [thought, call('a'), call('b')] },
    { role: 'user', content: [result('a'), result('b')] },
  ])
})

test('calls count whatever stop reason a gateway gives them', () => {
  expect(receive(opened, reply('end_turn', call('a')), rules()).next).toBe('run')
})

test('nothing that was said is ever changed', () => {
  const before = structuredClone(opened)
  const step = receive(opened, reply('tool_use', call('a')), rules())
  answerCalls(step.conversation, [result('a')], rules())
  say(step.conversation, [text('more')])
  expect(opened).toEqual(before)
})

test('a call that was refused in the turn that finishes may be corrected, while there are turns', () => {
  const step = receive(opened, reply('tool_use', call('a'), call('b')), rules())
  const results = [{ ...result('a'), is_error: true }, result('b')]
  expect(answerCalls(step.conversation, results, rules('done')).next).toBe('ask')
  expect(answerCalls(step.conversation, results, rules('done', 1))).toMatchObject({
    next: 'end',
    ended: 'finished',
  })
})

test('the end of a turn is the end when nothing is left to do', () => {
  const step = receive(opened, reply('end_turn', text('All good.')), rules('reported'))
  expect(step).toMatchObject({ next: 'end', ended: 'finished', reason: 'reported' })
  const called = receive(opened, reply('tool_use', call('a')), rules())
  const end = answerCalls(called.conversation, [result('a')], rules('finish_review was called'))
  expect(end).toMatchObject({ next: 'end', ended: 'finished' })
})

test.each([
  ['nothing at all', []],
  ['only a thought', [thought]],
  ['blank text', [text(' \n')]],
  ['words instead of a call', [text('It looks good overall.')]],
])('D09 D28 a turn that ends with %s is nudged once, then over', (_, content) => {
  const first = receive(opened, reply('end_turn', ...content), rules())
  expect(first.next).toBe('ask')
  expect(spoken(first).at(-1)).toEqual({ role: 'user', content: [text('Call finish_review.')] })
  const second = receive(first.conversation, reply('end_turn', ...content), rules())
  expect(second).toMatchObject({ next: 'end', ended: 'unfinished' })
})

test('D11 blank text is never sent, D09 an empty reply leaves no empty message', () => {
  expect(begin([text('change'), text('  ')]).messages[0]?.content).toEqual([text('change')])
  const step = receive(opened, reply('end_turn', text('')), rules())
  expect(spoken(step)).toEqual([{ role: 'user', content: [text('Call finish_review.')] }])
})

test('D01 the limit of turns is named', () => {
  const first = receive(opened, reply('tool_use', call('a')), rules(null, 2))
  const asked = answerCalls(first.conversation, [result('a')], rules(null, 2))
  const second = receive(asked.conversation, reply('tool_use', call('b')), rules(null, 2))
  expect(second.next).toBe('run')
  const end = answerCalls(second.conversation, [result('b')], rules(null, 2))
  expect(end).toMatchObject({
    next: 'end',
    ended: 'turns',
    reason: 'The limit of 2 turns was reached.',
  })
})

test('a pause is gone on from with what was said', () => {
  const step = receive(opened, reply('pause_turn', text('Working on it.')), rules())
  expect(step.next).toBe('ask')
  expect(spoken(step)).toEqual([{ role: 'assistant', content: [text('Working on it.')] }])
})

test('a refusal ends with its explanation', () => {
  const step = receive(opened, reply('refusal', text('I can')), rules())
  expect(step).toMatchObject({
    next: 'end',
    ended: 'refused',
    reason: 'The model declined. Not this.',
  })
  expect(spoken(step)).toEqual([])
})

test.each([
  [
    'max_tokens',
    'cut-off',
    /cut off after 900 tokens, in the middle of a call of `report_finding`/,
  ],
  ['model_context_window_exceeded', 'context', /outgrew/],
] as const)(
  '%s in the middle of a call: what came whole is worth running',
  (stop, ended, reason) => {
    const step = receive(opened, reply(stop, call('a'), call('b'), call('c')), rules())
    expect(step).toMatchObject({
      next: 'end',
      ended,
      reason: expect.stringMatching(reason),
      calls: [{ id: 'a' }, { id: 'b' }],
    })
    // Open calls would make the conversation unfit to be continued.
    expect(spoken(step)).toEqual([])
  },
)

test('max_tokens in the middle of a text', () => {
  const step = receive(opened, reply('max_tokens', call('a'), text('I looked')), rules())
  expect(step).toMatchObject({
    ended: 'cut-off',
    reason: 'The reply was cut off after 900 tokens, before its end.',
    calls: [{ id: 'a' }],
  })
})

test('an ended conversation takes one more word', () => {
  const end = receive(opened, reply('end_turn', text('Done.')), rules('done'))
  expect(spoken({ ...end, conversation: say(end.conversation, [text('Verdicts?')]) })).toEqual([
    { role: 'assistant', content: [text('Done.')] },
    { role: 'user', content: [text('Verdicts?')] },
  ])
})
