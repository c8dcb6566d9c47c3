import { AnthropicVertex } from '@anthropic-ai/vertex-sdk'
import type { Endpoint, EndpointOptions } from '../endpoint.ts'

/** Google Vertex AI: `CLOUD_ML_REGION`, `ANTHROPIC_VERTEX_PROJECT_ID` and Google's application default credentials. */
export function openVertex({ baseUrl, client }: EndpointOptions): Endpoint {
  const vertex = new AnthropicVertex({ ...client, ...(baseUrl && { baseURL: baseUrl }) })
  return { baseURL: vertex.baseURL, messages: vertex.messages, models: null }
}
