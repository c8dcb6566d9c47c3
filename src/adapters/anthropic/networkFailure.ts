import { APIConnectionError } from '@anthropic-ai/sdk/error'
import { type Cause, causesOf } from './causes.ts'
import type { Failure, FailureContext } from './failure.ts'

/** Errors of undici that say the connection was silent for too long. */
const SILENT = new Set(['UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'])
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/

/** No answer, or one that broke off. null for errors that have nothing to do with the network. */
export function networkFailure(error: unknown, { baseUrl }: FailureContext): Failure | null {
  const causes = causesOf(error)
  const root = causes.at(-1)
  if (!root || !isNetwork(error, causes)) return null
  const isCertificate = CERTIFICATE.test(root.code)
  const said = SILENT.has(root.code)
    ? 'it fell silent for too long'
    : [root.code, root.message].filter(Boolean).join(': ')
  return {
    fault: 'network',
    message: `The connection to ${hostOf(baseUrl)} failed: ${said}.`,
    advice: isCertificate
      ? 'Name the certificate of your proxy in `NODE_EXTRA_CA_CERTS`.'
      : 'Check the network of the runner, `anthropic-base-url` and the proxy variables.',
    retry: isCertificate ? null : { afterMs: null },
  }
}

/** `fetch` throws a TypeError around what went wrong, the SDK an error of its own around that. */
function isNetwork(error: unknown, causes: readonly Cause[]): boolean {
  return (
    error instanceof APIConnectionError ||
    causes.some(({ code }) => code !== '') ||
    causes[0]?.message === 'terminated'
  )
}

/** Without user, password and path: they may be secrets. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'the endpoint'
  }
}
