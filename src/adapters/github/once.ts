import { setTimeout as delay } from 'node:timers/promises'
import { failureOf } from './failure.ts'

const ATTEMPTS = 3
/** GitHub may need a moment to show what it did. */
const LOOK_AFTER_MS = 500

/** Of octokit's own retries there must be none where doing it twice would be seen. */
export const noRetries = { request: { retries: 0 } } as const

/**
 * Does a write that people would see twice. When the answer is lost nobody knows whether it was done, so `look` looks
 * for its result before it is tried again.
 */
export async function once<T>(write: () => Promise<T>, look: () => Promise<T | null>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (failureOf(error).kind !== 'no answer') throw error
      await delay(attempt * LOOK_AFTER_MS)
      const done = await look()
      if (done !== null) return done
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Whether two bodies are one text: GitHub trims them and may turn its line ends. */
export const sameText = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()
