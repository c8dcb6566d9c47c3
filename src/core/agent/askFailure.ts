import type { Budget } from './budget.ts'
import type { ModelError, ModelFault } from './model.ts'
import type { World } from './plan.ts'

export type AskEnding = 'budget' | 'time' | 'context' | 'failed' | 'cancelled'

/** Why there is no reply. `reason` tells a person what happened and what to do. */
export interface AskFailure {
  readonly ok: false
  readonly ended: AskEnding
  readonly reason: string
  /** What kind of failure, where the model could not be asked; null where we did not ask. */
  readonly fault: ModelFault | null
}

export function outOf(why: 'budget' | 'time', budget: Budget): AskFailure {
  const spent = budget.spent().cost_usd?.toFixed(2)
  const reason =
    why === 'time'
      ? 'The time is up (`timeout-minutes`).'
      : `The budget is used up (\`max-cost-usd\`): ${spent} dollars are spent, and the next request would not stay below ${budget.maxCostUsd.toFixed(2)}.`
  return { ok: false, ended: why, reason, fault: null }
}

export function failureOf(error: ModelError, { signal, budget }: World): AskFailure {
  const { fault } = error
  // A request is aborted for either reason; being cancelled is the stronger one.
  if (fault === 'cancelled' && budget.timeUp.aborted && !signal.aborted) {
    return outOf('time', budget)
  }
  const ended = fault === 'cancelled' ? 'cancelled' : fault === 'too-large' ? 'context' : 'failed'
  return { ok: false, ended, reason: `${error.message} ${error.advice}`.trim(), fault }
}
