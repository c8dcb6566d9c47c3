import type { Fetch } from '../adapters/sources/request.ts'

/** Milliseconds of silence after which a source or gateway counts as dead; their own patience ends before. */
const silence = 30_000

const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY']

/** What GitHub, skills and metrics are reached by: through the proxies of the environment, as what the model is asked does. */
export function fetchThrough(env: Readonly<Record<string, string | undefined>>): Fetch {
  // Node's own fetch is there already, and knows of no proxy.
  if (!proxies.some((name) => env[name])) return fetch
  let opened: Promise<Fetch> | null = null
  const open = async (): Promise<Fetch> => {
    const { createFetch } = await import('../adapters/anthropic/network.ts')
    return createFetch(env, silence)
  }
  return async (url, init) => {
    opened ??= open()
    return (await opened)(url, init)
  }
}
