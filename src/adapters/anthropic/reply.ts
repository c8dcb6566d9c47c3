import type { Message } from '@anthropic-ai/sdk/resources/messages'
import type { Block, ModelReply, StopReason, Usage } from '../../core/agent/messages.ts'

/** A complete message as our reply. Gateways leave out the fields they do not know, so none of them is relied on. */
export function toReply(message: Message): ModelReply {
  const details = message.stop_details
  return {
    content: message.content as unknown as readonly Block[],
    stop_reason: (message.stop_reason ?? 'end_turn') as StopReason,
    usage: toUsage(message.usage),
    model: message.model,
    refusal: details?.type === 'refusal' ? (details.explanation ?? null) : null,
    wasted: null,
  }
}

export const toUsage = (usage: Partial<Message['usage']> | undefined): Usage => ({
  input_tokens: usage?.input_tokens ?? 0,
  cache_read_input_tokens: usage?.cache_read_input_tokens ?? 0,
  cache_creation_input_tokens: usage?.cache_creation_input_tokens ?? 0,
  cache_creation_1h_input_tokens: usage?.cache_creation?.ephemeral_1h_input_tokens ?? 0,
  output_tokens: usage?.output_tokens ?? 0,
})
