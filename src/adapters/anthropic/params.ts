import type {
  MessageCountTokensParams,
  MessageCreateParamsNonStreaming,
} from '@anthropic-ai/sdk/resources/messages'
import { withBreakpoints } from '../../core/agent/cache.ts'
import type { ModelRequest } from '../../core/agent/messages.ts'
import type { ModelFacts } from '../../core/agent/model.ts'

/**
 * A request as the API takes it, with nothing in it that the model does not know. What no model takes any more
 * (sampling parameters, forced tools, prefill, a thinking budget) cannot be said in a {@link ModelRequest} at all.
 */
export function toParams(
  request: ModelRequest,
  facts: ModelFacts,
): MessageCreateParamsNonStreaming {
  const { system, messages } = withBreakpoints(request)
  const params = {
    ...common(request, facts),
    ...(system.length > 0 && { system }),
    messages,
    max_tokens: Math.min(request.max_tokens, facts.maxOutput),
  }
  // The API's own types are mutable; nobody here changes what is sent.
  return params as unknown as MessageCreateParamsNonStreaming
}

export function toCountParams(request: ModelRequest, facts: ModelFacts): MessageCountTokensParams {
  const { system, messages } = request
  const params = { ...common(request, facts), ...(system.length > 0 && { system }), messages }
  return params as unknown as MessageCountTokensParams
}

function common({ tools, effort, format }: ModelRequest, facts: ModelFacts): object {
  const output = {
    ...(effort && facts.efforts.includes(effort) && { effort }),
    ...(format && facts.structuredOutputs && { format: { type: 'json_schema', schema: format } }),
  }
  return {
    model: facts.id,
    ...(tools.length > 0 && { tools }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
  }
}
