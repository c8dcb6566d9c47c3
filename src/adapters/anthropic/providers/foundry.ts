import { AnthropicFoundry } from '@anthropic-ai/foundry-sdk'
import type { Endpoint, EndpointOptions } from '../endpoint.ts'

/** Microsoft Foundry: `ANTHROPIC_FOUNDRY_API_KEY` with `ANTHROPIC_FOUNDRY_RESOURCE` or a base URL. */
export function openFoundry({ baseUrl, client }: EndpointOptions): Endpoint {
  const foundry = new AnthropicFoundry({ ...client, ...(baseUrl && { baseURL: baseUrl }) })
  return { baseURL: foundry.baseURL, messages: foundry.messages, models: null }
}
