import type { Message, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages'
import { estimateTokens } from '../../core/agent/estimate.ts'
import { type ModelReply, UNPARSED_INPUT, type Usage } from '../../core/agent/messages.ts'
import { toReply, toUsage } from './reply.ts'

type Mutable = Record<string, unknown>

/**
 * A message put together from the events of its stream. The SDK has a helper for that, but it throws on tool input that
 * is no JSON and does not tell what a stream that broke off has cost.
 */
export class StreamedMessage {
  #message: Message | null = null
  readonly #blocks: Mutable[] = []
  readonly #inputs = new Map<number, string>()

  take(event: RawMessageStreamEvent): void {
    switch (event.type) {
      case 'message_start':
        this.#message = event.message
        break
      case 'content_block_start':
        this.#blocks[event.index] = { ...event.content_block }
        break
      case 'content_block_delta':
        this.#extend(event.index, event.delta)
        break
      case 'content_block_stop':
        this.#close(event.index)
        break
      case 'message_delta':
        this.#finish(event)
        break
    }
  }

  /** The reply once it has arrived whole, whatever the connection does after that. */
  reply(): ModelReply | null {
    const message = this.#message
    if (!message?.stop_reason) return null
    return toReply({ ...message, content: this.#blocks as unknown as Message['content'] })
  }

  /** What the message has been billed so far; null when it has not begun. Of the output only what came is known. */
  billed(): Usage | null {
    if (!this.#message) return null
    const usage = toUsage(this.#message.usage)
    const arrived = estimateTokens(JSON.stringify([this.#blocks, ...this.#inputs.values()]))
    return { ...usage, output_tokens: Math.max(usage.output_tokens, arrived) }
  }

  #extend(
    index: number,
    delta: Extract<RawMessageStreamEvent, { type: 'content_block_delta' }>['delta'],
  ): void {
    const block = this.#blocks[index]
    if (!block) return
    switch (delta.type) {
      case 'text_delta':
        block['text'] = `${block['text'] ?? ''}${delta.text}`
        break
      case 'thinking_delta':
        block['thinking'] = `${block['thinking'] ?? ''}${delta.thinking}`
        break
      case 'signature_delta':
        block['signature'] = delta.signature
        break
      case 'input_json_delta':
        this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json)
        break
    }
  }

  #close(index: number): void {
    const block = this.#blocks[index]
    const json = this.#inputs.get(index)
    if (block && json) block['input'] = parseInput(json)
    this.#inputs.delete(index)
  }

  #finish({ delta, usage }: Extract<RawMessageStreamEvent, { type: 'message_delta' }>): void {
    const message = this.#message
    if (!message) return
    // Only what it says anew: the numbers of the prompt mostly come with the start alone.
    const said = Object.entries(usage).filter(([, value]) => value !== null)
    this.#message = {
      ...message,
      stop_reason: delta.stop_reason,
      stop_details: delta.stop_details ?? null,
      usage: { ...message.usage, ...Object.fromEntries(said) },
    }
  }
}

function parseInput(json: string): unknown {
  try {
    const input: unknown = JSON.parse(json)
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input
  } catch {
    // What was cut off or garbled goes back to the model as it came.
  }
  return { [UNPARSED_INPUT]: json }
}
