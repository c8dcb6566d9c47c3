import { tokensOf } from './blocks.ts'
import type { FullReply, Reply, WireBlock } from './types.ts'

let serial = 0
const nextId = (prefix: string) => `${prefix}_${String(++serial).padStart(8, '0')}`

export const text = (words: string): WireBlock => ({ type: 'text', text: words })

export const call = (name: string, input: object): WireBlock => ({ type: 'tool_use', name, input })

/** A call whose input arrives as this text, whether it is JSON or not (cut off, or garbled). */
export const rawCall = (name: string, json: string): WireBlock => ({
  type: 'tool_use',
  name,
  input: {},
  json,
})

/** A reply in full: ids given, thinking put first, stop reason and size known. */
export interface ServedReply {
  readonly content: readonly WireBlock[]
  readonly stop_reason: string
  readonly refusal: string | null
  readonly output_tokens: number
  readonly delay: number
}

export function completeReply(reply: Reply, thinking: boolean): ServedReply {
  const full = asFull(reply)
  const said = typeof full.content === 'string' ? [text(full.content)] : full.content
  const content = said.map((block) =>
    block.type === 'tool_use' ? { ...block, id: block['id'] ?? nextId('toolu') } : block,
  )
  const calls = content.some((block) => block.type === 'tool_use')
  // Current models send thinking blocks with the text left out; only the signature counts.
  const thought = { type: 'thinking', thinking: '', signature: nextId('sig') }
  return {
    content: thinking && content.length > 0 ? [thought, ...content] : content,
    stop_reason: full.stop_reason ?? (calls ? 'tool_use' : 'end_turn'),
    refusal: full.refusal ?? null,
    output_tokens: full.output_tokens ?? content.reduce((sum, block) => sum + tokensOf(block), 0),
    delay: full.delay ?? 0,
  }
}

function asFull(reply: Reply): FullReply {
  if (typeof reply === 'string') return { content: reply }
  if (Array.isArray(reply)) return { content: reply }
  return 'type' in reply ? { content: [reply as WireBlock] } : (reply as FullReply)
}
