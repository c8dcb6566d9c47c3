import type { ServedReply } from './reply.ts'
import type { WireBlock, WireUsage } from './types.ts'

export interface StreamEvent {
  readonly type: string
  readonly [field: string]: unknown
}

export const encodeEvent = (event: StreamEvent): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** The whole message as the API sends it without streaming. */
export const wholeMessage = (model: string, reply: ServedReply, usage: WireUsage): StreamEvent => ({
  id: 'msg_loopback',
  type: 'message',
  role: 'assistant',
  model,
  content: reply.content,
  stop_reason: reply.stop_reason,
  stop_sequence: null,
  stop_details: stopDetails(reply),
  usage,
})

/** The events of one streamed message. A text or an input comes in pieces, as it does from the API. */
export function streamEvents(model: string, reply: ServedReply, usage: WireUsage): StreamEvent[] {
  return [
    {
      type: 'message_start',
      message: {
        ...wholeMessage(model, reply, usage),
        content: [],
        stop_reason: null,
        stop_details: null,
        usage: { ...usage, output_tokens: 1 },
      },
    },
    { type: 'ping' },
    ...reply.content.flatMap(blockEvents),
    {
      type: 'message_delta',
      delta: {
        stop_reason: reply.stop_reason,
        stop_sequence: null,
        stop_details: stopDetails(reply),
      },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  ]
}

const stopDetails = (reply: ServedReply) =>
  reply.stop_reason === 'refusal'
    ? { type: 'refusal', category: null, explanation: reply.refusal }
    : null

function blockEvents(block: WireBlock, index: number): StreamEvent[] {
  const [start, deltas] = startAndDeltas(block)
  return [
    { type: 'content_block_start', index, content_block: start },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

function startAndDeltas(block: WireBlock): [object, object[]] {
  switch (block.type) {
    case 'text':
      return [
        { ...block, text: '' },
        pieces(String(block['text'])).map((piece) => ({ type: 'text_delta', text: piece })),
      ]
    case 'tool_use': {
      const { json = JSON.stringify(block['input']), ...start } = block
      return [
        { ...start, input: {} },
        pieces(String(json)).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
      ]
    }
    case 'thinking':
      return [
        { ...block, signature: '' },
        [{ type: 'signature_delta', signature: block['signature'] }],
      ]
    default:
      return [block, []]
  }
}

const pieces = (whole: string): string[] => whole.match(/[\s\S]{1,40}/g) ?? []
