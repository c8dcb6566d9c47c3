import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages'
import type { ModelReply, Usage } from '../../core/agent/messages.ts'
import type { Endpoint } from './endpoint.ts'
import { explainFailure } from './explainFailure.ts'
import { CANCELLED, type Failure, type FailureContext } from './failure.ts'
import { toReply } from './reply.ts'
import { StreamedMessage } from './streamedMessage.ts'

export type Attempt =
  | { readonly reply: ModelReply }
  /** `billed`: what the part that arrived has cost; null when nothing did. */
  | { readonly failure: Failure; readonly billed: Usage | null }

const BROKEN_OFF: Failure = {
  fault: 'network',
  message: 'The answer ended before it was complete.',
  advice: 'Is there a proxy or a gateway in between that cuts long answers or does not stream?',
  retry: { afterMs: null },
}

/** Sends a request once. Throws only what is a bug of ours. */
export async function attempt(
  endpoint: Endpoint,
  params: MessageCreateParamsNonStreaming,
  label: string,
  signal: AbortSignal,
  context: FailureContext,
): Promise<Attempt> {
  const options = { signal, openTelemetry: { conversationId: label } }
  const message = new StreamedMessage()
  let caught: unknown = null
  try {
    // Filling the cache answers nothing, which the API does not stream.
    if (params.max_tokens === 0) return whole(await endpoint.messages.create(params, options))
    const stream = await endpoint.messages.create({ ...params, stream: true }, options)
    for await (const event of stream) message.take(event)
  } catch (error) {
    caught = error
  }
  // An answer that arrived whole is paid and kept, whatever became of the connection after it.
  const reply = message.reply()
  if (reply) return { reply }
  const billed = message.billed()
  if (signal.aborted) return { failure: CANCELLED, billed }
  const failure = caught === null ? BROKEN_OFF : explainFailure(caught, context)
  if (failure) return { failure, billed }
  throw caught
}

function whole(message: Parameters<typeof toReply>[0]): Attempt {
  return Array.isArray(message?.content)
    ? { reply: toReply(message) }
    : { failure: BROKEN_OFF, billed: null }
}
