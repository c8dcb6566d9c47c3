import type { UsageRecord } from '../findings/outcome.ts'
import type { Usage } from './messages.ts'
import type { Price } from './model.ts'
import { addUsage, costOf, NO_USAGE, uncached, usageRecord } from './usage.ts'

/** Leave to send one request. Whoever gets it settles it, whatever becomes of the request. */
export interface Leave {
  readonly ok: true
  /** The `max_tokens` that the rest of the money can pay. */
  readonly maxTokens: number
  /** Gives back what was held and books what was used, one entry an attempt; none when nothing was billed. */
  settle(used: readonly Usage[]): void
}

/** What a run has used, and what requests under way hold. */
export class Ledger {
  readonly #model: string
  readonly #price: Price | null
  #usage = NO_USAGE
  #requests = 0
  #withoutCacheUsd = 0
  #waiting: (() => void)[] = []
  readonly #holds = new Set<{ readonly usd: number }>()
  spentUsd = 0

  constructor(model: string, price: Price | null) {
    this.#model = model
    this.#price = price
  }

  /** Summed anew each time: adding and subtracting would leave a rest that never settles. */
  get heldUsd(): number {
    return [...this.#holds].reduce((sum, hold) => sum + hold.usd, 0)
  }

  leave(usd: number, maxTokens: number): Leave {
    const hold = { usd }
    this.#holds.add(hold)
    const settle = (used: readonly Usage[]) => {
      if (!this.#holds.delete(hold)) return
      used.forEach(this.#book)
      const waiting = this.#waiting
      this.#waiting = []
      for (const wake of waiting) wake()
    }
    return { ok: true, maxTokens, settle }
  }

  nextSettlement(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  record(): UsageRecord {
    const cost = this.#price && { spent: this.spentUsd, withoutCache: this.#withoutCacheUsd }
    return usageRecord(this.#model, this.#requests, this.#usage, cost)
  }

  readonly #book = (usage: Usage): void => {
    this.#requests += 1
    this.#usage = addUsage(this.#usage, usage)
    if (!this.#price) return
    this.spentUsd += costOf(usage, this.#price)
    this.#withoutCacheUsd += costOf(uncached(usage), this.#price)
  }
}
