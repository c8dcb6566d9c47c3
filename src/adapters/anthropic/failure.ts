import type { ModelFault } from '../../core/agent/model.ts'
import type { Credential } from './credential.ts'
import type { Provider } from './endpoint.ts'

/** What a failed attempt means, in words for a person. */
export interface Failure {
  readonly fault: ModelFault
  /** What was tried and what came of it, one sentence. */
  readonly message: string
  /** What to do, one sentence. */
  readonly advice: string
  /** null when another try would fail the same way; else the wait that the server asked for, or null for any. */
  readonly retry: { readonly afterMs: number | null } | null
}

/** What a person needs to be told which input is meant. */
export interface FailureContext {
  readonly provider: Provider
  readonly model: string
  readonly baseUrl: string
  readonly credential: Credential['kind']
}

export const CANCELLED: Failure = {
  fault: 'cancelled',
  message: 'The request was cancelled.',
  advice: '',
  retry: null,
}
