import type { Fetch } from '../adapters/sources/request.ts'

/** Milliseconds of silence after which a source or gateway counts as dead; their own patience ends before. */
const silence = 30_000

/** What skills and metrics travel by: through the proxies of the environment, as what the model is asked does. */
export function fetchThrough(env: Readonly<Record<string, string | undefined>>): Fetch {
  let opened: Promise<Fetch> | null = null
  // Most runs reach for nothing of this kind and do not pay for loading it.
  const open = async (): Promise<Fetch> => {
    const { createFetch } = await import('../adapters/anthropic/network.ts')
    return createFetch(env, silence)
  }
  return async (url, init) => {
    opened ??= open()
    return (await opened)(url, init)
  }
}
