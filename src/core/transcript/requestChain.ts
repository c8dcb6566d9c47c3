import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { prefixHash } from '../agent/cache.ts'
import type { Message, ModelRequest } from '../agent/messages.ts'

/** Where a request stands in its conversation, and what is new in it. */
export interface ChainLink {
  readonly n: number
  readonly prefix: string
  readonly kept: number
  readonly added: readonly Message[]
  readonly hash: string
}

interface Place {
  readonly n: number
  readonly messages: readonly Message[]
  readonly hash: string
}

/**
 * Numbers the requests of each conversation and hashes each one over the one before it, so that a turn costs what is
 * new in it and not the whole history again. Conversations side by side do not disturb each other.
 */
export class RequestChain {
  readonly #places = new Map<string, Place>()
  #prefix: { system: ModelRequest['system']; tools: ModelRequest['tools']; id: string } | null =
    null

  next(label: string, request: ModelRequest): ChainLink {
    const last = this.#places.get(label)
    const prefix = this.#prefixId(request)
    const kept = last ? commonLength(last.messages, request.messages) : 0
    const added = request.messages.slice(kept)
    const before = last && kept === last.messages.length ? last.hash : ''
    const hash = hashOf([before, prefix, kept, added, request.format])
    const n = (last?.n ?? 0) + 1
    this.#places.set(label, { n, messages: request.messages, hash })
    return { n, prefix, kept, added, hash }
  }

  #prefixId({ system, tools }: ModelRequest): string {
    if (this.#prefix?.system !== system || this.#prefix.tools !== tools) {
      this.#prefix = { system, tools, id: prefixHash({ system, tools }) }
    }
    return this.#prefix.id
  }
}

export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))))

/** Messages are never changed, so the same message is the same object. */
function commonLength(before: readonly Message[], now: readonly Message[]): number {
  const differs = before.findIndex((message, index) => now[index] !== message)
  return differs === -1 ? before.length : differs
}
