import { saysWhy } from '../saysWhy.ts'
import { recordBytes } from './bytes.ts'
import type { RecordedCall } from './records.ts'

/** The same object, with each call of its methods and what came of it told to `note`. All methods must be async. */
export function recordCalls<T extends object>(target: T, note: (call: RecordedCall) => void): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name)
      if (typeof value !== 'function' || typeof name === 'symbol') return value
      return async (...args: unknown[]) => {
        try {
          const answer: unknown = await value.apply(object, args)
          note({ method: name, args, answer: recordable(answer), error: null })
          return answer
        } catch (error) {
          const message = saysWhy(error)
          note({ method: name, args, answer: null, error: message })
          throw error
        }
      }
    },
  })
}

const recordable = (answer: unknown): unknown =>
  answer instanceof Uint8Array ? { bytes: recordBytes(answer) } : (answer ?? null)

/** What tells a call from others of the same object. */
export const callKey = ({ method, args }: Pick<RecordedCall, 'method' | 'args'>): string =>
  JSON.stringify([method, ...args])
