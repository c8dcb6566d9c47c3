import { createHash } from 'node:crypto'
import { promptBlocks } from './blocks.ts'
import type { MessagesBody, WireUsage } from './types.ts'

/** From a mark the API looks at most this many blocks back for an entry. */
const LOOK_BACK = 20

/** Counts what a request reads from and writes to the cache, and remembers the writes. Entries do not expire. */
export class PromptCache {
  readonly #entries = new Set<string>()

  take(body: MessagesBody, minCacheable: number): Omit<WireUsage, 'output_tokens'> {
    const blocks = promptBlocks(body)
    const hash = createHash('sha256').update(body.model)
    const prefixes: string[] = []
    const upTo: number[] = []
    let total = 0
    for (const block of blocks) {
      hash.update(`${block.text}\n\n`)
      prefixes.push(hash.copy().digest('hex'))
      total += block.tokens
      upTo.push(total)
    }
    const marks = blocks.flatMap((block, index) => (block.ttl ? [{ index, ttl: block.ttl }] : []))
    const hit = this.#longestHit(
      marks.map((mark) => mark.index),
      prefixes,
    )
    const read = hit < 0 ? 0 : (upTo[hit] ?? 0)
    const written = marks.filter(({ index }) => index > hit && (upTo[index] ?? 0) >= minCacheable)
    for (const { index } of written) this.#entries.add(prefixes[index] ?? '')
    const end = Math.max(read, ...written.map(({ index }) => upTo[index] ?? 0))
    const hourEnd = Math.max(
      read,
      ...written.filter(({ ttl }) => ttl === '1h').map(({ index }) => upTo[index] ?? 0),
    )
    return {
      input_tokens: total - end,
      cache_read_input_tokens: read,
      cache_creation_input_tokens: end - read,
      cache_creation: {
        ephemeral_1h_input_tokens: hourEnd - read,
        ephemeral_5m_input_tokens: end - hourEnd,
      },
    }
  }

  #longestHit(marks: readonly number[], prefixes: readonly string[]): number {
    for (const mark of marks.toReversed()) {
      for (let at = mark; at >= 0 && at > mark - LOOK_BACK; at -= 1) {
        if (this.#entries.has(prefixes[at] ?? '')) return at
      }
    }
    return -1
  }
}
