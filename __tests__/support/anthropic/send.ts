import type { ServerResponse } from 'node:http'
import { errorBody } from './refusal.ts'
import { encodeEvent, type StreamEvent } from './sse.ts'
import type { Fault } from './types.ts'

export function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_loopback' })
  response.end(JSON.stringify(body))
}

/** Faults that come in place of an answer; false for those that hit the stream. */
export function answerFault(response: ServerResponse, fault: Fault): boolean {
  if (fault.kind === 'status') {
    response.writeHead(fault.status, {
      'content-type': fault.body === undefined ? 'application/json' : 'text/html',
      ...fault.headers,
    })
    const standard = errorBody(fault.status, fault.message ?? 'injected', fault.error)
    response.end(fault.body ?? JSON.stringify(standard))
    return true
  }
  if (fault.kind === 'reset' && fault.after === undefined) response.destroy()
  const silent = fault.kind === 'stall' && fault.after === undefined
  return silent || response.destroyed
}

/** Writes the events, breaking off where the fault says. */
export function sendEvents(
  response: ServerResponse,
  events: readonly StreamEvent[],
  fault: Fault | null,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_loopback' })
  const cut =
    fault && 'after' in fault ? fault.after : fault?.kind === 'stream-error' ? 2 : undefined
  const sent = events.slice(0, cut).map(encodeEvent).join('')
  if (!fault) {
    response.end(sent)
    return
  }
  response.write(sent, () => {
    switch (fault.kind) {
      case 'reset':
        response.destroy()
        break
      case 'stream-error': {
        const error = errorBody(529, fault.message ?? 'injected', fault.error)
        response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`)
        break
      }
      case 'stream-end':
        response.end()
        break
    }
  })
}
