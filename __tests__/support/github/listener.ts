import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerGraphql, answerRest, type Request } from './answer.ts'
import type { Reply } from './call.ts'
import type { Faults, LoggedRequest } from './faults.ts'
import { Refusal } from './refusals.ts'
import type { World } from './world.ts'

interface Parts {
  readonly world: World
  readonly faults: Faults
  readonly requests: LoggedRequest[]
  readonly limitWrites: (method: string, path: string) => void
  readonly prefixes: { readonly rest: string; readonly graphql: string }
  readonly hasGraphql: boolean
}

/** One request from the bytes to the answer: log, planned fault, token, limit, rule. */
export function createListener(parts: Parts) {
  return (incoming: IncomingMessage, response: ServerResponse): void => {
    serve(parts, incoming, response).catch((error: unknown) => {
      send(response, {
        status: 500,
        body: { message: `The loopback GitHub broke: ${String(error)}` },
      })
    })
  }
}

async function serve(parts: Parts, incoming: IncomingMessage, response: ServerResponse) {
  const request = await readRequest(parts, incoming)
  const logged = log(parts, incoming, request)
  const fault = parts.faults.take(logged)
  if (fault === 'reset') return void incoming.socket.destroy()
  if (typeof fault === 'function') await fault()
  const planned = typeof fault === 'object' && fault !== null
  const reply = planned ? { body: {}, ...fault } : await answer(parts, incoming, request)
  if (fault === 'lost') return void incoming.socket.destroy()
  logged.status = reply.status
  send(response, reply)
}

async function readRequest({ prefixes }: Parts, incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const isGraphql = url.pathname === prefixes.graphql
  const known = isGraphql || url.pathname.startsWith(`${prefixes.rest}/`)
  return {
    method: incoming.method ?? 'GET',
    path: isGraphql ? '/graphql' : known ? url.pathname.slice(prefixes.rest.length) : url.pathname,
    query: url.searchParams,
    accept: incoming.headers.accept ?? '',
    body: text === '' ? {} : JSON.parse(text),
  }
}

const authorizationOf = ({ headers }: IncomingMessage) => headers.authorization ?? ''

function viewerOf({ world }: Parts, incoming: IncomingMessage) {
  const token = authorizationOf(incoming).replace(/^(token|bearer) /i, '')
  return world.tokens.get(token) ?? null
}

function log(parts: Parts, incoming: IncomingMessage, request: Request): LoggedRequest {
  const { method, path, query, body, accept } = request
  const login = viewerOf(parts, incoming)?.login ?? null
  const authorization = authorizationOf(incoming)
  const logged = { method, path, query: `${query}`, body, login, authorization, accept, status: 0 }
  parts.requests.push(logged)
  return logged
}

async function answer(parts: Parts, incoming: IncomingMessage, request: Request): Promise<Reply> {
  try {
    const viewer = viewerOf(parts, incoming)
    if (viewer === null) throw new Refusal(401, 'Bad credentials')
    parts.limitWrites(request.method, request.path)
    if (request.path !== '/graphql') return await answerRest(parts.world, viewer, request)
    if (!parts.hasGraphql) throw new Refusal(404, 'Not Found')
    return await answerGraphql(parts.world, viewer, request)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: error.body, headers: error.headers }
  }
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  const raw = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': raw ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'x-github-request-id': 'LOOP:BACK',
    'x-ratelimit-remaining': '4999',
    ...headers,
  })
  response.end(status === 204 ? undefined : raw ? body : JSON.stringify(body))
}
