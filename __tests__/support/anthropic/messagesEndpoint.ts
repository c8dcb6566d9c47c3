import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { blocksOf, promptBlocks } from './blocks.ts'
import { checkMessages, ServedHistory } from './checkHistory.ts'
import { checkRequest } from './checkRequest.ts'
import { MESSAGES_PATH } from './faults.ts'
import { PromptCache } from './promptCache.ts'
import { isObject, need, Refusal } from './refusal.ts'
import { completeReply } from './reply.ts'
import { sendEvents, sendJson } from './send.ts'
import { streamEvents, wholeMessage } from './sse.ts'
import type {
  AnthropicOptions,
  Fault,
  MessagesBody,
  ReceivedRequest,
  Reply,
  ServedModel,
  Turn,
} from './types.ts'

const COUNT_PATH = `${MESSAGES_PATH}/count_tokens`

/** `/v1/messages` and its `count_tokens`. */
export class MessagesEndpoint {
  readonly #options: AnthropicOptions
  readonly #models: ReadonlyMap<string, ServedModel>
  readonly #history = new ServedHistory()
  readonly #cache = new PromptCache()
  #n = 0

  constructor(options: AnthropicOptions, models: ReadonlyMap<string, ServedModel>) {
    this.#options = options
    this.#models = models
  }

  /** Throws a {@link Refusal} for what the real API would refuse. */
  check(path: string, body: MessagesBody): void {
    const counting = path === COUNT_PATH
    if (counting && this.#options.countTokens === false) throw new Refusal('Not found', 404)
    need(isObject(body) && Array.isArray(body.messages), 'messages: Field required')
    checkRequest(body, this.#model(body), counting)
    checkMessages(body.messages)
    if (!counting) this.#history.check(body, this.#options.ownHistoryOnly !== false)
  }

  async answer(
    path: string,
    body: MessagesBody,
    response: ServerResponse,
    received: ReceivedRequest,
    fault: Fault | null,
  ): Promise<void> {
    if (path !== MESSAGES_PATH && path !== COUNT_PATH) throw new Refusal('Not found', 404)
    const size = promptBlocks(body).reduce((sum, block) => sum + block.tokens, 0)
    if (path === COUNT_PATH) return sendJson(response, 200, { input_tokens: size })
    const model = this.#model(body)
    need(size <= model.context, `prompt is too long: ${size} tokens > ${model.context} maximum`)
    this.#n += 1
    const said =
      body.max_tokens === 0 ? { content: [], stop_reason: 'max_tokens' } : this.#say(body)
    const reply = completeReply(await said, this.#options.thinking !== false)
    const usage = {
      ...this.#cache.take(body, model.minCacheable),
      output_tokens: reply.output_tokens,
    }
    this.#history.remember(body, reply.content, reply.stop_reason === 'pause_turn')
    received.usage = usage
    if (reply.delay > 0) await setTimeout(reply.delay, undefined, { ref: false })
    if (body.stream) sendEvents(response, streamEvents(body.model, reply, usage), fault)
    else sendJson(response, 200, wholeMessage(body.model, reply, usage))
  }

  #model(body: MessagesBody): ServedModel {
    const model = this.#models.get(body.model)
    if (!model) throw new Refusal(`model: ${body.model}`, 404)
    return model
  }

  #say(body: MessagesBody): Reply | Promise<Reply> {
    const script = this.#options.script ?? ['Done.']
    const turn = summary(body, this.#n)
    if (typeof script === 'function') return script(body, turn)
    return script[Math.min(turn.turn, script.length) - 1] ?? 'Done.'
  }
}

function summary(body: MessagesBody, n: number): Turn {
  const last = blocksOf(body.messages.at(-1)?.content)
  const said = body.messages.filter((message) => message.role === 'assistant')
  return {
    n,
    turn: said.length + 1,
    lastText: last
      .filter((block) => block.type === 'text')
      .map((block) => String(block['text']))
      .join('\n'),
    toolResults: last
      .filter((block) => block.type === 'tool_result')
      .map((block) => ({
        tool_use_id: String(block['tool_use_id']),
        text: String(block['content'] ?? ''),
        isError: block['is_error'] === true,
      })),
    toolNames: (body.tools ?? []).map((tool) => tool.name),
  }
}
