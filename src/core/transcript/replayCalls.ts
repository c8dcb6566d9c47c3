import { replayBytes } from './bytes.ts'
import { callKey } from './recordCalls.ts'
import type { RecordedBytes, RecordedCall } from './records.ts'

/** The recording ends before the run does, or this program asks for other things than the one that recorded it. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded'
  constructor(method: string, args: readonly unknown[]) {
    super(
      `The transcript has no answer to \`${method}\` of ${JSON.stringify(args)}: the recorded run did not ask for it, or was cut off before.`,
    )
  }
}

/**
 * An object of `fields` whose methods answer what was recorded: the same call what it was answered then, in the same
 * order where it was made more than once. `keyOf` says which calls are the same. A call that was not recorded goes to
 * `live`, or fails by name.
 */
export function replayCalls<T extends object>(
  calls: readonly RecordedCall[],
  live: T | null,
  fields: Partial<T>,
  keyOf: (call: Pick<RecordedCall, 'method' | 'args'>) => string = callKey,
): T {
  const queues = new Map<string, RecordedCall[]>()
  for (const call of calls) {
    const key = keyOf(call)
    queues.set(key, [...(queues.get(key) ?? []), call])
  }

  function next(method: string, args: readonly unknown[]): RecordedCall | undefined {
    const queue = queues.get(keyOf({ method, args }))
    // The last answer stays: asking once more than the recorded run did is no reason to fail.
    return queue && queue.length > 1 ? queue.shift() : queue?.[0]
  }

  return new Proxy(fields as T, {
    get(object, name) {
      // Whoever awaits an object asks for this first.
      if (typeof name === 'symbol' || name === 'then') return undefined
      if (name in object) return Reflect.get(object, name)
      return async (...args: unknown[]) => {
        const call = next(name, args)
        if (call) return answerOf(call)
        const method: unknown = live && Reflect.get(live, name)
        if (typeof method === 'function') return method.apply(live, args)
        throw new NotRecorded(name, args)
      }
    },
  })
}

function answerOf({ answer, error }: RecordedCall): unknown {
  if (error !== null) throw new Error(error)
  const isBytes = typeof answer === 'object' && answer !== null && 'bytes' in answer
  return isBytes ? replayBytes(answer.bytes as RecordedBytes) : answer
}
