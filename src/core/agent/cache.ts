import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type {
  Block,
  CacheControl,
  Message,
  ModelRequest,
  TextBlock,
  ThinkingEffort,
  ToolDefinition,
} from './messages.ts'

/** What every conversation of a run begins with, byte for byte. */
export interface Prefix {
  readonly system: readonly TextBlock[]
  readonly tools: readonly ToolDefinition[]
}

const MARK: CacheControl = { type: 'ephemeral' }

/**
 * Marks where the API shall cache: at most four places, as many as it takes.
 *
 * 1. the end of the system prompt: shared by all pull requests on the same base commit;
 * 2. the first block of the first message when more follow: the change, shared by all questions about it;
 * 3. and 4. the ends of the last two user messages. The API looks back only 20 blocks from a mark for what it has
 *    cached, and one turn with many tool calls is longer than that; so the end of the previous request, which was
 *    cached as a whole, is marked again.
 */
export function withBreakpoints(request: ModelRequest): ModelRequest {
  const userTurns = request.messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []))
  const rolling = new Set(userTurns.slice(-2))
  const messages = request.messages.map((message, index): Message => {
    const ends = rolling.has(index) ? [message.content.length - 1] : []
    const shared = index === 0 && message.content.length > 1 ? [0] : []
    return ends.length + shared.length === 0 ? message : marked(message, [...shared, ...ends])
  })
  const lastSystem = request.system.length - 1
  const system = request.system.map((block, index) =>
    index === lastSystem ? { ...block, cache_control: MARK } : block,
  )
  return { ...request, system, messages }
}

const marked = (message: Message, places: readonly number[]): Message => ({
  ...message,
  content: message.content.map(
    (block, index): Block => (places.includes(index) ? { ...block, cache_control: MARK } : block),
  ),
})

/**
 * Fills the cache with the prefix and what all questions share, and answers nothing: sent once before conversations
 * start side by side, because a request cannot read what another one is still writing.
 */
export const primingRequest = (
  prefix: Prefix,
  shared: Block,
  effort: ThinkingEffort | null,
): ModelRequest => ({
  ...prefix,
  messages: [{ role: 'user', content: [shared] }],
  max_tokens: 0,
  effort,
  format: null,
})

/** sha256 (hex) over the static prompt: equal for every pull request on the same base commit, or caching is broken. */
export const prefixHash = ({ system, tools }: Prefix): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify({ tools, system }))))
