import type { ClientOptions } from '@anthropic-ai/sdk/client'
import { Agent, EnvHttpProxyAgent, fetch } from 'undici'
import { ModelError } from '../../core/agent/model.ts'

/** Milliseconds of silence after which a connection counts as dead. While the model thinks the API sends pings. */
export const SILENCE_LIMIT = 180_000

/** `http_proxy`, `https_proxy` and `no_proxy`, in either case, as all programs read them. */
type Environment = Readonly<Record<string, string | undefined>>

/** A `fetch` that goes through the proxies of the environment and gives up on connections that fall silent. */
export function createFetch(
  env: Environment,
  silence: number,
): NonNullable<ClientOptions['fetch']> {
  const timeouts = { headersTimeout: silence, bodyTimeout: silence }
  const httpProxy = proxyAddress(env, 'http_proxy')
  const httpsProxy = proxyAddress(env, 'https_proxy')
  const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? ''
  const dispatcher =
    httpProxy || httpsProxy
      ? new EnvHttpProxyAgent({ ...timeouts, ...httpProxy, ...httpsProxy, noProxy })
      : new Agent(timeouts)
  // The classes of this undici and of Node's own are the same at run time, not to the compiler.
  const send = (url: unknown, init: object = {}) =>
    fetch(url as string, { ...init, dispatcher } as Parameters<typeof fetch>[1])
  return send as unknown as NonNullable<ClientOptions['fetch']>
}

/** The proxy as undici's option; null where none is set. `host:port` alone is written too, and means http. */
function proxyAddress(env: Environment, name: 'http_proxy' | 'https_proxy') {
  const said = env[name] ?? env[name.toUpperCase()]
  if (!said) return null
  const address = said.includes('://') ? said : `http://${said}`
  if (!URL.canParse(address)) {
    // It may hold a password, so it is not shown.
    const advice = 'Write it as `http://host:port`.'
    throw new ModelError('network', `The proxy in \`${name}\` is not an address.`, advice)
  }
  return name === 'http_proxy' ? { httpProxy: address } : { httpsProxy: address }
}
