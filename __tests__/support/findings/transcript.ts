import type { Block, ModelReply } from '../../../src/core/agent/messages.ts'
import type { TranscriptRecord } from '../../../src/core/transcript/records.ts'

const usage = {
  input_tokens: 100,
  cache_read_input_tokens: 900,
  cache_creation_input_tokens: 0,
  cache_creation_1h_input_tokens: 0,
  output_tokens: 50,
}

const reply = (content: readonly Block[], stop_reason: ModelReply['stop_reason']): ModelReply => ({
  content,
  stop_reason,
  usage,
  model: 'claude-sonnet-5-5',
  refusal: null,
  wasted: null,
})

const request = (label: string, n: number, content: readonly Block[]): TranscriptRecord => ({
  type: 'request',
  label,
  n,
  prefix: 'f'.repeat(64),
  kept: 0,
  added: [{ role: 'user', content }],
  max_tokens: 1_000,
  effort: null,
  format: null,
  hash: 'a'.repeat(64),
})

/** A short run of two conversations: one loads a skill and reports, one fails. `words` stands wherever a stranger writes. */
export const transcript = (words: string): TranscriptRecord[] => [
  { type: 'header', version: 1, started_at: Date.UTC(2026, 0, 2, 3, 4, 5), run: { title: words } },
  {
    type: 'facts',
    facts: {
      id: 'claude-sonnet-5-5',
      contextWindow: 200_000,
      maxOutput: 64_000,
      efforts: [],
      structuredOutputs: true,
      minCacheable: 1_024,
      price: { input: 3, output: 15, cache_write_5m: 3.75, cache_write_1h: 6, cache_read: 0.3 },
      notice: null,
    },
  },
  {
    type: 'prefix',
    id: 'f'.repeat(64),
    system: [{ type: 'text', text: `You review. ${words}` }],
    tools: [
      { name: 'load_skill', description: 'Loads a skill.', input_schema: { type: 'object' } },
    ],
  },
  { type: 'repository', method: 'read', args: ['a'.repeat(40), words], answer: null, error: null },
  request('correctness', 1, [{ type: 'text', text: `The change: ${words} ${'x'.repeat(400)}` }]),
  {
    type: 'reply',
    label: 'correctness',
    n: 1,
    reply: reply(
      [
        { type: 'thinking', thinking: words, signature: '' },
        { type: 'text', text: `Looking. ${words}` },
        { type: 'tool_use', id: 't1', name: 'load_skill', input: { name: 'security' } },
        {
          type: 'tool_use',
          id: 't2',
          name: 'report_finding',
          input: { severity: 'high', title: `Broken ${words}`, path: 'src/a.ts', line: 3 },
        },
        { type: 'tool_use', id: 't3', name: 'report_finding', input: { title: 'Refused one' } },
      ],
      'tool_use',
    ),
  },
  request('correctness', 2, [
    { type: 'tool_result', tool_use_id: 't1', content: `<skill name="security">${words}</skill>` },
    { type: 'tool_result', tool_use_id: 't2', content: 'Noted.' },
    { type: 'tool_result', tool_use_id: 't3', content: 'The quote is not there.', is_error: true },
  ]),
  {
    type: 'reply',
    label: 'correctness',
    n: 2,
    reply: reply([{ type: 'text', text: 'Done.' }], 'end_turn'),
  },
  request('security', 1, [{ type: 'text', text: 'The change.' }]),
  {
    type: 'failure',
    label: 'security',
    n: 1,
    fault: 'overloaded',
    message: 'HTTP 529',
    advice: 'Try later.',
    usage: null,
  },
  request('security', 2, [{ type: 'text', text: 'Again.' }]),
]
