import type { ClientOptions } from '@anthropic-ai/sdk/client'
import type { Messages } from '@anthropic-ai/sdk/resources/messages'
import type { Models } from '@anthropic-ai/sdk/resources/models'
import type { Credential } from './credential.ts'

/** A client of the Messages API, whoever serves it. */
export interface Endpoint {
  readonly baseURL: string
  readonly messages: Pick<Messages, 'create'> & Partial<Pick<Messages, 'countTokens'>>
  /** null where the provider has no Models API. */
  readonly models: Pick<Models, 'retrieve'> | null
}

export interface EndpointOptions {
  readonly credential: Credential
  /** '' for the provider's own. */
  readonly baseUrl: string
  readonly client: Pick<ClientOptions, 'fetch' | 'logger' | 'maxRetries' | 'openTelemetry'>
}

export type Provider = 'anthropic' | 'bedrock' | 'vertex' | 'foundry'
