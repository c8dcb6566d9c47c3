import type { UsageRecord } from '../findings/outcome.ts'
import { type Leave, Ledger } from './ledger.ts'
import type { Usage } from './messages.ts'
import type { Price } from './model.ts'
import { costOf } from './usage.ts'

/** What a request will take: its prompt as it will be billed, and the output it may grow to. */
export interface RequestEstimate {
  readonly prompt: Omit<Usage, 'output_tokens'>
  /** Tokens of output wanted at most; fewer may be granted. */
  readonly maxOutput: number
  /** Tokens of output below which asking makes no sense. */
  readonly leastOutput: number
}

export type BudgetRefusal = { readonly ok: false; readonly why: 'budget' | 'time' }

export interface BudgetOptions {
  /** The model asked, for the record. */
  readonly model: string
  /** null when no price is known: then only time is kept. */
  readonly price: Price | null
  readonly maxCostUsd: number
  /** Aborts when the time is up. */
  readonly timeUp: AbortSignal
}

/** A run's money and time, shared by all its conversations. */
export interface Budget {
  readonly timeUp: AbortSignal
  readonly maxCostUsd: number
  /**
   * Holds the price of the longest reply before it is asked for, so that conversations side by side cannot overshoot
   * together. While only held money stands in the way, it waits for other requests to settle.
   */
  mayAsk(estimate: RequestEstimate): Promise<Leave | BudgetRefusal>
  spent(): UsageRecord
  /** The same purse with tighter limits: what finding may use, so that something is left to verify with. */
  narrowed(limits: Pick<BudgetOptions, 'maxCostUsd' | 'timeUp'>): Budget
}

export const createBudget = (options: BudgetOptions): Budget =>
  budgetOver(new Ledger(options.model, options.price), options)

function budgetOver(ledger: Ledger, { price, maxCostUsd, timeUp, ...rest }: BudgetOptions): Budget {
  async function mayAsk(estimate: RequestEstimate): Promise<Leave | BudgetRefusal> {
    const least = Math.min(estimate.leastOutput, estimate.maxOutput)
    for (;;) {
      if (timeUp.aborted) return { ok: false, why: 'time' }
      if (!price) return ledger.leave(0, estimate.maxOutput)
      const affordable = outputFor(maxCostUsd - ledger.spentUsd - ledger.heldUsd, estimate, price)
      if (affordable >= least) {
        const maxTokens = Math.min(affordable, estimate.maxOutput)
        return ledger.leave(worstCost(estimate, maxTokens, price), maxTokens)
      }
      const everAffordable = outputFor(maxCostUsd - ledger.spentUsd, estimate, price)
      if (ledger.heldUsd === 0 || everAffordable < least) return { ok: false, why: 'budget' }
      await ledger.nextSettlement()
    }
  }
  return {
    timeUp,
    maxCostUsd,
    mayAsk,
    spent: () => ledger.record(),
    narrowed: (limits) => budgetOver(ledger, { ...rest, price, ...limits }),
  }
}

const worstCost = (estimate: RequestEstimate, output: number, price: Price): number =>
  costOf({ ...estimate.prompt, output_tokens: output }, price)

/** How many tokens of output `dollars` pay for beside the prompt. */
function outputFor(dollars: number, estimate: RequestEstimate, price: Price): number {
  const prompt = worstCost(estimate, 0, price)
  const perToken = worstCost(estimate, 1, price) - prompt
  return Math.floor((dollars - prompt) / perToken)
}
