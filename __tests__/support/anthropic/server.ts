/**
 * The Claude Messages API on loopback, as strict as the real one.
 *
 *     const api = await startAnthropic({ script: [call('read_file', { path: 'a.ts' }), 'Done.'] })
 *     // run the product with ANTHROPIC_BASE_URL=api.url
 *     expect(api.refusals()).toEqual([])        // nothing was refused as invalid
 *     api.asked()                               // the bodies of POST /v1/messages
 *     api.requests                              // everything that arrived: path, headers, body, status, usage
 *     await api.stop()
 *
 * - `script`: what the model says. A list answers turn by turn (the last entry for ever); a function gets the body and
 *   a summary of the turn. A reply is a text, a block, a list of blocks, or `{ content, stop_reason, … }`; build blocks
 *   with `text`, `call` and `rawCall` of `reply.ts`. Current models think, so a thinking block is put before each reply.
 * - `faults`: what goes wrong and when, see `Fault` in `types.ts`: `{ kind: 'status', status: 529, at: 2 }`,
 *   `{ kind: 'reset', at: [1, 3], after: 4 }`, `{ kind: 'stall' }`, `{ kind: 'stream-error', error: 'overloaded_error' }`.
 *   Validation comes first, so an invalid request is refused even where a fault waits.
 * - Refused, as by the real API: unknown fields (sampling parameters), forced `tool_choice`, prefill, empty text,
 *   unanswered or unknown or doubled tool results, more than four cache marks, edited history or thinking blocks,
 *   an effort or a format the model has not, `max_tokens: 0` with a stream.
 * - Usage counts cache reads by prefix, with a look-back of 20 blocks and the model's minimum.
 *
 * Served: `/v1/messages` (JSON and SSE), `/v1/messages/count_tokens`, `/v1/models[/id]`, `/v1/oauth/token`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Faults, MESSAGES_PATH } from './faults.ts'
import { MessagesEndpoint } from './messagesEndpoint.ts'
import { modelInfo, servedModels } from './models.ts'
import { TokenEndpoint } from './oauth.ts'
import { errorBody, Refusal } from './refusal.ts'
import { answerFault, sendJson } from './send.ts'
import type {
  Anthropic,
  AnthropicOptions,
  MessagesBody,
  ReceivedRequest,
  ServedModel,
} from './types.ts'

export async function startAnthropic(options: AnthropicOptions = {}): Promise<Anthropic> {
  const models = new Map<string, ServedModel>(
    [...servedModels, ...(options.models ?? [])].map((model) => [model.id, model]),
  )
  const faults = new Faults(options.faults ?? [])
  const messages = new MessagesEndpoint(options, models)
  const tokens = new TokenEndpoint(options)
  const requests: ReceivedRequest[] = []

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const body = await readBody(request)
    const received: ReceivedRequest = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body,
      status: 0,
      refused: null,
      usage: null,
    }
    requests.push(received)
    response.on('finish', () => {
      received.status = response.statusCode
    })
    try {
      const asked = body as MessagesBody
      if (path.startsWith(MESSAGES_PATH)) {
        tokens.authorise(request.headers)
        messages.check(path, asked)
      }
      const fault = faults.next(path, asked)
      if (fault && answerFault(response, fault)) return
      if (path === '/v1/oauth/token') return sendJson(response, 200, tokens.exchange(body))
      if (path.startsWith('/v1/models')) return sendJson(response, 200, findModels(path))
      await messages.answer(path, asked, response, received, fault)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 400) received.refused = error.message
      sendJson(response, error.status, errorBody(error.status, error.message))
    }
  }

  function findModels(path: string): object {
    if (options.modelsApi === false) throw new Refusal('Not found', 404)
    const id = decodeURIComponent(path.slice('/v1/models/'.length))
    if (!id) return { data: [...models.values()].map(modelInfo), has_more: false }
    const model = models.get(id)
    if (!model) throw new Refusal(`model: ${id}`, 404)
    return modelInfo(model)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A script that throws is a broken test: say so where the client will show it.
      sendJson(response, 400, errorBody(400, `the script threw: ${String(error)}`))
    })
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    asked: () =>
      requests
        .filter((request) => request.path === MESSAGES_PATH)
        .map((request) => request.body as MessagesBody),
    refusals: () => requests.flatMap((request) => (request.refused ? [request.refused] : [])),
    stop: () => close(server),
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
