import { setTimeout } from 'node:timers/promises'

/** How often and how long a request is tried again. */
export interface Patience {
  readonly retries: number
  /** Attempts that were billed before they broke off: each costs as much as the request. */
  readonly billedRetries: number
  /** Milliseconds spent waiting for one request, all waits together. */
  readonly longestWait: number
  /** Rejects when the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const PATIENCE: Patience = {
  retries: 8,
  billedRetries: 2,
  longestWait: 5 * 60_000,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
}

const FIRST_WAIT = 1_000
const LONGEST_STEP = 30_000
/** Waits differ by up to this share, so that jobs which failed together do not come back together. */
const JITTER = 0.25

/**
 * Milliseconds before try number `attempt + 1`: what the server asked for, else twice as long each time, and never
 * less than asked. `random` is from 0 to 1.
 */
export function waitBefore(attempt: number, afterMs: number | null, random: number): number {
  const step = Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_STEP)
  return Math.round((afterMs ?? step) * (1 + JITTER * random))
}
