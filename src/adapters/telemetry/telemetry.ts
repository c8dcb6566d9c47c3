import { randomBytes } from 'node:crypto'
import type { Log } from '../../core/log.ts'
import type { Tracer, TracerProvider } from './api.ts'
import { type Scope, toOtlp } from './otlpJson.ts'
import { RecordedSpan } from './recordedSpan.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Telemetry {
  /** For the model's client, which makes a span of each call. */
  readonly tracerProvider: TracerProvider
  /** Sends what was recorded. Telemetry that cannot be delivered costs one log line, never the run. */
  flush(): Promise<void>
}

const TIMEOUT = 5_000

/**
 * The spans of a run, sent to the OTLP endpoint that OpenTelemetry's standard variables name; null where they name
 * none. A run has a few dozen spans, so they are kept and sent once, as JSON, which every OTLP/HTTP receiver takes.
 */
export function openTelemetry(env: Environment, log: Log): Telemetry | null {
  const url = endpointIn(env)
  return url === null ? null : recordFor(url, env, log)
}

function recordFor(url: string, env: Environment, log: Log): Telemetry {
  const traceId = randomBytes(16).toString('hex')
  const ended = new Map<Scope, RecordedSpan[]>()

  function getTracer(name: string, version?: string): Tracer {
    const spans: RecordedSpan[] = []
    const keep = (span: RecordedSpan) => {
      ended.set(scope, spans)
      spans.push(span)
    }
    const scope = { name, version }
    return {
      startSpan: (spanName, options = {}) => new RecordedSpan(spanName, options, traceId, keep),
      startActiveSpan: () => {
        throw new Error('Spans of the model are started by its client.')
      },
    }
  }

  async function flush(): Promise<void> {
    if (ended.size === 0) return
    const body = JSON.stringify(toOtlp(resourceIn(env), ended))
    ended.clear()
    try {
      const headers = { ...headersIn(env), 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(TIMEOUT)
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      if (!response.ok) throw new Error(`it answered ${response.status}`)
    } catch (error) {
      log.info(`The telemetry was not delivered to ${new URL(url).host}: ${String(error)}`)
    }
  }

  return { tracerProvider: { getTracer }, flush }
}

function endpointIn(env: Environment): string | null {
  const isOff = env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none'
  const whole = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const url = whole || (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  return !isOff && url && URL.canParse(url) ? url : null
}

const headersIn = (env: Environment): Record<string, string> =>
  pairs(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS'] ?? env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '')

const resourceIn = (env: Environment): Record<string, string> => ({
  'service.name': 'skill-review',
  ...pairs(env['OTEL_RESOURCE_ATTRIBUTES'] ?? ''),
  ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
})

/** `key=value,key=value`, the values percent-encoded. */
const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())]]
    }),
  )

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
