import {
  AnthropicError,
  APIConnectionError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk/error'
import { WorkloadIdentityError } from '@anthropic-ai/sdk/lib/credentials/types'
import { answerFailure } from './answerFailure.ts'
import { causesOf } from './causes.ts'
import { CANCELLED, type Failure, type FailureContext } from './failure.ts'
import { networkFailure } from './networkFailure.ts'

/** null for an error that is no failure of the endpoint or of the way to it, but a bug of ours. */
export function explainFailure(error: unknown, context: FailureContext): Failure | null {
  if (error instanceof APIUserAbortError) return CANCELLED
  if (error instanceof WorkloadIdentityError) return exchangeFailure(error)
  const cloud = cloudFailure(error)
  if (cloud) return cloud
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    return answerFailure(error, context)
  }
  const network = networkFailure(error, context)
  if (network) return network
  // The SDK could not make sense of what it got: a stream that is none, or half an event.
  const isGarbled = error instanceof AnthropicError || error instanceof SyntaxError
  return isGarbled ? { ...GARBLED, message: `${GARBLED.message}: ${error.message}.` } : null
}

const GARBLED: Failure = {
  fault: 'other',
  message: 'The answer could not be read',
  advice: 'Is what answers at `anthropic-base-url` the Messages API?',
  retry: { afterMs: null },
}

/** AWS and Google look for their credentials when the first request is signed. */
function cloudFailure(error: unknown): Failure | null {
  const causes = causesOf(error)
  const said = causes.map(({ name, message }) => `${name}: ${message}`).join(' ')
  if (!/CredentialsProviderError|default credentials|OAuth credentials/i.test(said)) return null
  return {
    fault: 'credential',
    message: `The cloud's credentials were not found: ${causes.at(-1)?.message}`,
    advice: "Sign in to the cloud in an earlier step of the job, with the cloud's own action.",
    retry: null,
  }
}

/** The job's OIDC token was not taken for one of Anthropic's. */
function exchangeFailure({ message, statusCode }: WorkloadIdentityError): Failure {
  const isRefused = statusCode !== null && statusCode < 500
  return {
    fault: isRefused ? 'credential' : 'network',
    message: `The identity token of the job was not exchanged. ${message}`,
    advice:
      'Check `anthropic-federation-rule-id`, `anthropic-organization-id` and the rule itself: it must match this ' +
      'repository and event. The job needs `id-token: write`.',
    retry: isRefused ? null : { afterMs: null },
  }
}
