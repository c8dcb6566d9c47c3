import type { ModelReply, ModelRequest } from '../../../src/core/agent/messages.ts'
import type { Model } from '../../../src/core/agent/model.ts'
import { knownFacts } from '../../../src/core/agent/models.ts'

/** A model that answers the given texts in turn, the last one for ever, and keeps what it was asked. */
export function scriptedModel(texts: readonly string[]) {
  const requests: ModelRequest[] = []
  const model: Model = {
    facts: async () => knownFacts('claude-sonnet-5-5'),
    count: async () => null,
    ask: async (request): Promise<ModelReply> => {
      requests.push(structuredClone(request))
      const text = texts[Math.min(requests.length, texts.length) - 1] ?? ''
      return {
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        usage: {
          input_tokens: 1,
          cache_read_input_tokens: 0,
          cache_creation_input_tokens: 0,
          cache_creation_1h_input_tokens: 0,
          output_tokens: 1,
        },
        model: 'claude-sonnet-5-5',
        refusal: null,
        wasted: null,
      }
    },
  }
  return { model, requests }
}
