import { createHash } from 'node:crypto'
import { blocksOf, unmarked } from './blocks.ts'
import { isObject, need } from './refusal.ts'
import type { MessagesBody, WireBlock, WireMessage } from './types.ts'

const isBlank = (block: WireBlock) => block.type === 'text' && !String(block['text'] ?? '').trim()

/** Roles, blocks and the pairing of tool calls with their results. */
export function checkMessages(messages: readonly WireMessage[]): void {
  need(messages.length > 0, 'messages: at least one message is required')
  need(messages[0]?.role === 'user', 'messages: first message must use the "user" role')
  const ids = new Set<string>()
  messages.forEach((message, index) => {
    const place = `messages.${index}`
    const blocks = blocksOf(message.content)
    need(message.role === 'user' || message.role === 'assistant', `${place}: Unexpected role`)
    need(blocks.length > 0, `${place}: all messages must have non-empty content`)
    need(!blocks.some(isBlank), 'messages: text content blocks must contain non-whitespace text')
    if (message.role === 'user') {
      checkResults(blocks, messages[index - 1], place)
    } else {
      checkCalls(blocks, ids, place)
      const next = messages[index + 1]
      const open = callIds(blocks)
      need(
        open.length === 0 || next?.role === 'user',
        `${place}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${open.join(', ')}.`,
      )
    }
  })
}

const callIds = (blocks: readonly WireBlock[]): string[] =>
  blocks.filter((block) => block.type === 'tool_use').map((block) => String(block['id']))

function checkCalls(blocks: readonly WireBlock[], ids: Set<string>, place: string): void {
  for (const block of blocks) {
    need(
      block.type !== 'tool_result',
      `${place}: \`tool_result\` blocks can only be in \`user\` messages`,
    )
    if (block.type !== 'tool_use') continue
    need(isObject(block['input']), `${place}: tool_use.input: Input should be a valid dictionary`)
    need(!ids.has(String(block['id'])), `${place}: \`tool_use\` ids must be unique`)
    ids.add(String(block['id']))
  }
}

/** The results stand first, answer every call of the message before, each once, and nothing else. */
function checkResults(
  blocks: readonly WireBlock[],
  before: WireMessage | undefined,
  place: string,
): void {
  const open = before?.role === 'assistant' ? callIds(blocksOf(before.content)) : []
  const results = blocks.filter((block) => block.type === 'tool_result')
  const answered = results.map((block) => String(block['tool_use_id']))
  const unknown = answered.filter((id) => !open.includes(id))
  need(
    unknown.length === 0,
    `${place}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${unknown.join(', ')}`,
  )
  need(
    new Set(answered).size === answered.length,
    `${place}: each tool_use must have a single result`,
  )
  const leading = blocks.slice(0, results.length).every((block) => block.type === 'tool_result')
  const missing = open.filter((id) => !answered.includes(id))
  need(
    missing.length === 0 && leading,
    `${place}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(', ')}.`,
  )
  need(
    blocks.every((block) => block.type !== 'tool_use' && block.type !== 'thinking'),
    `${place}: wrong block for a user message`,
  )
}

/**
 * What the server said, and after what. Current models bind a thinking block to everything before it, so a history
 * that was edited is refused; this server is stricter and binds whole assistant messages.
 */
export class ServedHistory {
  /** By content: what came before it each time it was said. */
  readonly #served = new Map<string, { befores: Set<string>; paused: boolean }>()
  /** Calls whose input was no JSON: what the client sends back as their input is its own affair. */
  readonly #garbled = new Set<unknown>()

  remember(body: MessagesBody, content: readonly WireBlock[], paused: boolean): void {
    const said = content.filter((block) => !isBlank(block))
    if (said.length === 0) return
    for (const block of said) if ('json' in block) this.#garbled.add(block['id'])
    const served = this.#served.get(this.#key(said)) ?? { befores: new Set(), paused }
    served.befores.add(prefixKeys(body).at(-1) ?? '')
    this.#served.set(this.#key(said), served)
  }

  #key(blocks: readonly WireBlock[]): string {
    const comparable = blocks.map((block) => {
      if (!this.#garbled.has(block['id'])) return unmarked(block)
      return { type: block.type, id: block['id'], name: block['name'] }
    })
    return JSON.stringify(comparable)
  }

  /** Refuses prefill, assistant messages that were never served, and histories edited since. */
  check(body: MessagesBody, ownOnly: boolean): void {
    const befores = prefixKeys(body)
    body.messages.forEach((message, index) => {
      if (message.role !== 'assistant') return
      const served = this.#served.get(this.#key(blocksOf(message.content)))
      const isLast = index === body.messages.length - 1
      need(
        !isLast || served?.paused,
        'This model does not support assistant message prefill. The conversation must end with a user message.',
      )
      if (!ownOnly) return
      need(
        served,
        `messages.${index}: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified.`,
      )
      need(
        served.befores.has(befores[index] ?? ''),
        `messages.${index}: a \`thinking\` block is bound to a different conversation: something before it was edited`,
      )
    })
  }
}

/** For each message, and for what follows the last one: what stands for system, tools and all messages before it. */
function prefixKeys(body: MessagesBody): string[] {
  const hash = createHash('sha256')
  const system = blocksOf(body.system).map(unmarked)
  hash.update(JSON.stringify([system, (body.tools ?? []).map(unmarked)]))
  const keys = [hash.copy().digest('hex')]
  for (const { role, content } of body.messages) {
    hash.update(JSON.stringify([role, blocksOf(content).map(unmarked)]))
    keys.push(hash.copy().digest('hex'))
  }
  return keys
}
