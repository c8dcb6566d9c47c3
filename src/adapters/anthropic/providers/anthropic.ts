import { BaseAnthropic, type ClientOptions } from '@anthropic-ai/sdk/client'
import { oidcFederationProvider } from '@anthropic-ai/sdk/lib/credentials/oidc-federation'
import { WorkloadIdentityError } from '@anthropic-ai/sdk/lib/credentials/types'
import { Messages } from '@anthropic-ai/sdk/resources/messages'
import { Models } from '@anthropic-ai/sdk/resources/models'
import { saysWhy } from '../../../core/saysWhy.ts'
import type { Credential } from '../credential.ts'
import type { Endpoint, EndpointOptions } from '../endpoint.ts'

const BASE_URL = 'https://api.anthropic.com'

/** Anthropic's own API, or whatever speaks it. The client has only the parts we use: the whole one loads slowly. */
export function openAnthropic({ credential, baseUrl, client }: EndpointOptions): Endpoint {
  const options = { ...client, baseURL: baseUrl || BASE_URL }
  const slim = new BaseAnthropic({ ...options, ...authentication(credential, options) })
  return { baseURL: slim.baseURL, messages: new Messages(slim), models: new Models(slim) }
}

function authentication(
  credential: Credential,
  { baseURL, fetch = globalThis.fetch }: Pick<ClientOptions, 'fetch'> & { baseURL: string },
): Pick<ClientOptions, 'apiKey' | 'credentials'> {
  switch (credential.kind) {
    case 'key':
      return { apiKey: credential.key }
    case 'federation':
      return {
        credentials: oidcFederationProvider({
          identityTokenProvider: explained(credential.identityToken),
          federationRuleId: credential.ruleId,
          organizationId: credential.organizationId,
          serviceAccountId: credential.serviceAccountId || undefined,
          workspaceId: credential.workspaceId || undefined,
          baseURL: baseURL.replace(/\/+$/, ''),
          fetch,
        }),
      }
    case 'cloud':
      throw new Error("Anthropic's own API takes an API key or a federated identity.")
  }
}

/** In the SDK's own error, so that it is told like the other ways in which an exchange fails. */
const explained = (identityToken: () => Promise<string>) => (): Promise<string> =>
  identityToken().catch((error: unknown) => {
    const why = saysWhy(error)
    throw new WorkloadIdentityError(`The job got no identity token: ${why}.`, 403)
  })
