import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

/** What arrived, in the cloud's own shape. */
export interface CloudRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

/**
 * Amazon Bedrock and Google Vertex on loopback: their addresses, sign-in and framing, with the Messages API at
 * `apiUrl` behind them.
 */
export async function startCloud(apiUrl: string) {
  const requests: CloudRequest[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const path = decodeURIComponent(request.url ?? '')
    const body = text.startsWith('{') ? JSON.parse(text) : { text }
    requests.push({ path, headers: request.headers, body })
    if (path === '/sts') {
      const token = { access_token: 'google-token', issued_token_type: 't', token_type: 'Bearer' }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ...token, expires_in: 3600 }))
      return
    }
    const model = /^\/model\/(.+)\/invoke|\/models\/(.+):(?:stream)?[rR]awPredict/.exec(path)
    const { anthropic_version: _, ...rest } = body
    const streams = /stream/i.test(path)
    const answered = await fetch(`${apiUrl}/v1/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer cloud', 'content-type': 'application/json' },
      body: JSON.stringify({ ...rest, model: model?.[1] ?? model?.[2], stream: streams }),
    })
    const said = await answered.text()
    const framed = path.startsWith('/model/') && streams && answered.ok
    const type = framed
      ? 'application/vnd.amazon.eventstream'
      : answered.headers.get('content-type')
    response.writeHead(answered.status, { 'content-type': type ?? '' })
    response.end(framed ? Buffer.concat(eventsOf(said).map(frame)) : said)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const eventsOf = (sse: string): string[] =>
  [...sse.matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? '')

/** One message of AWS's event stream: lengths, checksums, typed headers, and the event in base 64. */
function frame(event: string): Buffer {
  const payload = Buffer.from(JSON.stringify({ bytes: Buffer.from(event).toString('base64') }))
  const headers = Buffer.concat([
    header(':message-type', 'event'),
    header(':event-type', 'chunk'),
    header(':content-type', 'application/json'),
  ])
  const prelude = Buffer.alloc(8)
  prelude.writeUInt32BE(headers.length + payload.length + 16, 0)
  prelude.writeUInt32BE(headers.length, 4)
  const whole = Buffer.concat([prelude, checksum(prelude), headers, payload])
  return Buffer.concat([whole, checksum(whole)])
}

const STRING_TYPE = 7

function header(name: string, value: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(value.length)
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([STRING_TYPE]),
    length,
    Buffer.from(value),
  ])
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum
}
