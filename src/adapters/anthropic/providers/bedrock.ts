import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk'
import type { Endpoint, EndpointOptions } from '../endpoint.ts'

/** Amazon Bedrock. Region and credentials are AWS's own variables; it cannot count tokens and lists no models. */
export function openBedrock({ baseUrl, client }: EndpointOptions): Endpoint {
  const bedrock = new AnthropicBedrock({ ...client, ...(baseUrl && { baseURL: baseUrl }) })
  return { baseURL: bedrock.baseURL, messages: bedrock.messages, models: null }
}
