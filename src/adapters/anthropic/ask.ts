import type { ModelReply, Usage } from '../../core/agent/messages.ts'
import { ModelError } from '../../core/agent/model.ts'
import { addUsage } from '../../core/agent/usage.ts'
import type { Log } from '../../core/log.ts'
import type { Attempt } from './attempt.ts'
import { CANCELLED, type Failure } from './failure.ts'
import { type Patience, waitBefore } from './patience.ts'

/**
 * Tries until a reply has arrived or it makes no more sense. What broken attempts have been billed is never lost: it
 * stands in the reply's `wasted` or in the error's `usage`.
 */
export async function askPatiently(
  attempt: () => Promise<Attempt>,
  label: string,
  patience: Patience,
  log: Log,
  signal: AbortSignal,
): Promise<ModelReply> {
  let wasted: Usage | null = null
  let billedAttempts = 0
  let waited = 0
  for (let tried = 1; ; tried += 1) {
    const outcome = await attempt()
    if ('reply' in outcome) return { ...outcome.reply, wasted }
    const { failure, billed } = outcome
    if (billed) {
      wasted = wasted ? addUsage(wasted, billed) : billed
      billedAttempts += 1
    }
    if (!failure.retry || tried > patience.retries || billedAttempts > patience.billedRetries) {
      throw givenUp(failure, tried, wasted)
    }
    const wait = waitBefore(tried, failure.retry.afterMs, Math.random())
    if (waited + wait > patience.longestWait) {
      const message = `${failure.message} Another try would mean ${seconds(waited + wait)} s of waiting.`
      throw givenUp({ ...failure, message }, tried, wasted)
    }
    log.info(`${label}: ${failure.message} Trying again in ${seconds(wait)} s.`)
    await patience.sleep(wait, signal).catch(() => {
      throw givenUp(CANCELLED, tried, wasted)
    })
    waited += wait
  }
}

function givenUp(failure: Failure, tried: number, usage: Usage | null): ModelError {
  const tries = tried > 1 ? ` It was tried ${tried} times.` : ''
  return new ModelError(failure.fault, `${failure.message}${tries}`, failure.advice, { usage })
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
