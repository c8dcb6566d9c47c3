import type { Fault, MessagesBody } from './types.ts'

export const MESSAGES_PATH = '/v1/messages'

/** Which fault, if any, a request meets. Counts by path, the tries of the client included. */
export class Faults {
  readonly #faults: readonly Fault[]
  readonly #counts = new Map<string, number>()
  constructor(faults: readonly Fault[]) {
    this.#faults = faults
  }

  next(path: string, body: MessagesBody): Fault | null {
    const n = (this.#counts.get(path) ?? 0) + 1
    this.#counts.set(path, n)
    return (
      this.#faults.find(
        (fault) => (fault.path ?? MESSAGES_PATH) === path && hits(fault.at, n, body),
      ) ?? null
    )
  }
}

function hits(at: Fault['at'], n: number, body: MessagesBody): boolean {
  if (at === undefined) return true
  if (typeof at === 'number') return at === n
  return typeof at === 'function' ? at(n, body) : at.includes(n)
}
