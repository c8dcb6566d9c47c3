import { setTimeout as delay } from 'node:timers/promises'
import type { ThrottlingOptions } from '@octokit/plugin-throttling'

/**
 * GitHub allows 80 writes of content a minute (docs.github.com, "Rate limits for the REST API"): 20 at once and one a
 * second after them stay below that.
 */
const AT_ONCE = 20
const SPACING_MS = 1000

/**
 * How the throttling plugin spaces writes. Its own groups put 1 to 3 seconds between any two, for scripts that write
 * for hours; a review is a handful of writes and should not wait. The limits GitHub names are obeyed in any case.
 */
export function createPace(): Pick<ThrottlingOptions, 'write' | 'notifications'> {
  let written = 0
  let next = 0
  const turn = async () => {
    written += 1
    if (written <= AT_ONCE) return
    const wait = Math.max(next - Date.now(), 0)
    next = Date.now() + wait + SPACING_MS
    await delay(wait)
  }
  return { write: group(turn), notifications: group(async () => {}) }
}

/** The one call that the plugin makes of a Bottleneck group. */
function group(turn: () => Promise<void>): NonNullable<ThrottlingOptions['write']> {
  const limiter = {
    schedule: async (_options: unknown, job: () => Promise<void>) => {
      await turn()
      return job()
    },
  }
  return { key: () => limiter } as unknown as NonNullable<ThrottlingOptions['write']>
}
