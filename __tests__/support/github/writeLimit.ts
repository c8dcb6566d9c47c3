import { secondaryLimit } from './refusals.ts'

export interface WriteLimit {
  /** Writes allowed in any `seconds`; the next is refused with 403 and `retry-after`. */
  readonly writes: number
  readonly seconds: number
}

/** GitHub's secondary limit on content: throws the refusal when the caller wrote too much lately. */
export function createWriteLimit(
  limit: WriteLimit | undefined,
): (method: string, path: string) => void {
  const written: number[] = []
  return (method, path) => {
    if (limit === undefined || method === 'GET' || path.endsWith('graphql')) return
    const since = Date.now() - limit.seconds * 1000
    while ((written[0] ?? since) < since) written.shift()
    if (written.length >= limit.writes) {
      const wait = ((written[0] ?? since) - since) / 1000
      throw secondaryLimit(Math.max(Math.ceil(wait), 1))
    }
    written.push(Date.now())
  }
}
