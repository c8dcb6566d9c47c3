import { expect, test } from '@jest/globals'
import { call } from '../support/anthropic/reply.ts'
import type { Answer, AnthropicOptions, Fault, Reply } from '../support/anthropic/types.ts'
import { cartFindings } from '../support/run/cart.ts'
import { clean, type End, expectEnd, failed, partial } from '../support/run/end.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { openingOf, play, posted } from './arrange.ts'

const reviewer = scriptedReviewer({ findings: cartFindings })
const correctness = 'Does the changed code do the right thing'
const security = 'What can somebody do with this change'

/** The reviewer, but with another answer to what begins with a certain question. */
const butFor = (question: string, reply: Reply): Answer => {
  return (body, turn) => (openingOf(body).includes(question) ? reply : reviewer(body, turn))
}

/** Every time, and without a wait between the tries. */
const forGood = (status: number, body?: string): Fault => ({
  kind: 'status',
  status,
  headers: { 'retry-after': '0' },
  ...(body === undefined ? {} : { body }),
})

const refusal: Reply = { content: [], stop_reason: 'refusal', refusal: 'It is about weapons.' }
const cutOff: Reply = {
  content: [call('report_finding', { path: 'src/c' })],
  stop_reason: 'max_tokens',
}
const silence: Reply = { content: [], stop_reason: 'end_turn' }

const page = '<!doctype html><html><body>Bad gateway</body></html>'

test.each<[string, AnthropicOptions, RegExp]>([
  [
    'overloaded for good',
    { faults: [forGood(529)] },
    /answered 529.*tried 9 times.*run the job again later/,
  ],
  [
    'a gateway that answers with a page',
    { faults: [forGood(502, page)] },
    /502 with a web page.*Run the job again later/,
  ],
  [
    'every question refused',
    { script: () => refusal },
    /declined.*It is about weapons.*`paths-ignore`/,
  ],
  [
    'every reply cut off',
    { script: () => cutOff },
    /cut off after.*in the middle of a call of `report_finding`.*`paths-ignore`/,
  ],
  [
    'a model without a word, ever',
    { script: () => silence },
    /stopped twice before it had finished.*`model`/,
  ],
])('%s: failed, nothing is posted', async (_, anthropic, reason) => {
  const { stage, result } = await play({ anthropic })
  expectEnd(result, stage, failed(reason))
  expect(posted(stage)).toEqual({ inline: 0, comments: 0 })
  expect(result.outputs['findings-count']).toBe('0')
})

test('an overload that passes costs nothing', async () => {
  const faults: Fault[] = [{ ...forGood(529), at: [1, 2, 5] }]
  const { stage, result } = await play({ anthropic: { faults } })
  expectEnd(result, stage, clean)
})

test.each<[string, Reply, RegExp]>([
  ['refused', refusal, /`correctness` did not finish: The model declined/],
  ['cut off', cutOff, /`correctness` did not finish: The reply was cut off/],
  ['left without a word', silence, /`correctness` did not finish: The model stopped twice/],
])('one question %s: partial, what the others found is posted', async (_, reply, reason) => {
  const script = butFor(correctness, reply)
  const { stage, result } = await play({ anthropic: { script } })
  expectEnd(result, stage, partial(reason))
  expect(posted(stage)).toEqual({ inline: 1, comments: 1 })
  expect(result.summary).toContain('src/cart.ts')
})

test('D26 one file refused: the others are reviewed, and that one is named', async () => {
  const files = ['alarm', 'malware', 'notes', 'panel'].map((name) => `src/${name}.ts`)
  const commits = ['one\n', 'one\ntwo\n'].map((text) => ({
    files: Object.fromEntries(files.map((path) => [path, text])),
  }))
  const script = butFor('src/malware.ts', refusal)
  const { stage, result } = await play({ commits, anthropic: { script } })
  expectEnd(result, stage, partial(/declined.*1 of 4 files not reviewed/))
  const { coverage } = JSON.parse(await result.file('findings-file'))
  expect(coverage.map((row: { path: string; status: string }) => [row.path, row.status])).toEqual(
    files.map((path) => [path, path.includes('malware') ? 'unreached' : 'reviewed']),
  )
})

test('D01 a model that never stops calling tools: partial, what it reported is posted', async () => {
  const script: Answer = (body, turn) =>
    turn.turn < 2 || !openingOf(body).includes(correctness)
      ? reviewer(body, turn)
      : call('read_file', { path: 'src/cart.ts', start_line: turn.turn })
  const { stage, result } = await play({ anthropic: { script } })
  expectEnd(result, stage, partial(/`correctness` did not finish: The limit of 40 turns/))
  expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
})

test('a call of an unknown tool is answered with the tools there are', async () => {
  const asked: string[] = []
  const script: Answer = (_, turn) => {
    if (turn.turn === 1) return call('run_shell', { command: 'ls' })
    asked.push(...turn.toolResults.filter(({ isError }) => isError).map(({ text }) => text))
    return call('finish_review', { summary: 'Read.' })
  }
  const { stage, result } = await play({ anthropic: { script } })
  expectEnd(result, stage, clean)
  expect(asked[0]).toMatch(/no tool `run_shell`.*report_finding/)
})

test('D09 a model without a word is reminded once, and may go on', async () => {
  const script: Answer = (body, turn) =>
    turn.turn === 1 && turn.lastText.includes('# Your question') ? silence : reviewer(body, turn)
  const { stage, result } = await play({ anthropic: { script } })
  expectEnd(result, stage, found)
})

test('D28 findings as JSON in a text: it is asked for calls, and they count', async () => {
  const script: Answer = (body, turn) => {
    if (!openingOf(body).includes(correctness)) return reviewer(body, turn)
    return turn.turn === 1 ? asText : reviewer(body, { ...turn, turn: turn.turn - 1 })
  }
  const { stage, result } = await play({ anthropic: { script } })
  expectEnd(result, stage, found)
})

test('D28 nothing but JSON in texts: failed, never all clear', async () => {
  const { stage, result } = await play({ anthropic: { script: () => asText } })
  expectEnd(result, stage, failed(/stopped twice before it had finished/))
})

test('D23 the budget is reached: partial, what was found is verified and posted', async () => {
  const reading: Reply = {
    content: [call('read_file', { path: 'src/cart.ts' })],
    output_tokens: 8_000,
  }
  const run = { inputs: { 'max-cost-usd': '1' } }
  const { stage, result } = await play({
    anthropic: { script: butFor(security, reading) },
    run,
  })
  expectEnd(
    result,
    stage,
    partial(/`security` did not finish: The budget is used up \(`max-cost-usd`\)/),
  )
  expect(posted(stage)).toEqual({ inline: 2, comments: 1 })
  expect(Number(result.outputs['cost-usd'])).toBeLessThanOrEqual(1)
})

test('the time is up: partial', async () => {
  const script: Answer = () => ({ content: 'Late.', delay: 20_000 })
  const run = { inputs: { 'timeout-minutes': '0.02' } }
  const { stage, result } = await play({ anthropic: { script }, run })
  expectEnd(result, stage, partial(/The time is up \(`timeout-minutes`\)/))
})
const found: End = {
  verdict: 'findings',
  status: 0,
  annotation: null,
  reason: /2 findings: 1 high, 1 medium/,
  check: 'success',
}

const asText = `Here is what I found:\n\n\`\`\`json\n[{"path": "src/cart.ts", "line": 2, "title": "An empty cart throws"}]\n\`\`\``
