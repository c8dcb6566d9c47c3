import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openTelemetry } from '../../../src/adapters/telemetry/telemetry.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { arrange, failing, never, question } from '../anthropic/arrange.ts'

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly name: string; readonly attributes: readonly object[] }[]
    }[]
  }[]
}

interface Received {
  readonly path: string | undefined
  readonly headers: Record<string, unknown>
  readonly body: Traces
}

let collector: Server
let received: Received[]
let status: number
beforeEach(async () => {
  received = []
  status = 200
  collector = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ path: request.url, headers: request.headers, body: JSON.parse(text) })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  collector.closeAllConnections()
  collector.close()
})

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

async function traced(env: Record<string, string>, faults: { kind: 'status'; status: number }[]) {
  const log = recordingLog()
  const telemetry = openTelemetry(env, log)
  if (!telemetry) throw new Error('Telemetry was expected to be on.')
  const { tracerProvider } = telemetry
  const { model } = await arrange({ faults }, { telemetry: { tracerProvider } })
  return { log, telemetry, model }
}

test('the spans of the calls reach the endpoint that the standard variables name', async () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint()}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-team=core',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=ci',
  }
  const { telemetry, model } = await traced(env, [])
  await model.ask(question('A secret question'), 'correctness', never)
  await telemetry.flush()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Bearer abc', 'x-team': 'core' },
  })
  const [traces] = received[0]?.body.resourceSpans ?? []
  expect(traces?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'skill-review' },
  })
  const spans = traces?.scopeSpans[0]?.spans
  const span = spans?.find(({ name }) => name === 'anthropic.messages.create')
  expect(span).toMatchObject({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    kind: 3,
    startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
  })
  expect(span?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'gen_ai.request.model', value: { stringValue: 'claude-sonnet-5-5' } },
      { key: 'gen_ai.conversation.id', value: { stringValue: 'correctness' } },
      { key: 'gen_ai.usage.output_tokens', value: { intValue: expect.any(String) } },
    ]),
  )
  expect(JSON.stringify(received)).not.toContain('secret question')
})

test('a call that failed is a span that says so', async () => {
  const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint()}/custom` }
  const { telemetry, model } = await traced(env, [{ kind: 'status', status: 401 }])
  await failing(model.ask(question('Hello'), 'check', never))
  await telemetry.flush()
  expect(received[0]?.path).toBe('/custom')
  const spans = received[0]?.body.resourceSpans[0]?.scopeSpans[0]?.spans
  expect(spans?.at(-1)).toMatchObject({ status: { code: 2 } })
})

test('an endpoint that fails costs one line', async () => {
  status = 500
  const { log, telemetry, model } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() }, [])
  await model.ask(question('Hello'), 'check', never)
  await telemetry.flush()
  expect(log.lines).toEqual([expect.stringMatching(/^info: The telemetry was not delivered to/)])
})

test.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'not an address' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_EXPORTER: 'none' },
])('%j means no telemetry', (env) => {
  expect(openTelemetry(env, recordingLog())).toBeNull()
})
