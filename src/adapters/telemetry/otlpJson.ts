import type { RecordedSpan } from './recordedSpan.ts'

export interface Scope {
  readonly name: string
  readonly version: string | undefined
}

/** Spans as OTLP's JSON encoding: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export const toOtlp = (
  resource: Readonly<Record<string, string>>,
  spans: ReadonlyMap<Scope, readonly RecordedSpan[]>,
): object => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes(resource) },
      scopeSpans: [...spans].map(([scope, ofScope]) => ({ scope, spans: ofScope.map(toSpan) })),
    },
  ],
})

/** OTLP counts the kinds from 1, the API from 0. */
const toSpan = (span: RecordedSpan): object => ({
  traceId: span.spanContext().traceId,
  spanId: span.spanContext().spanId,
  name: span.name,
  kind: span.kind + 1,
  startTimeUnixNano: nanoseconds(span.start),
  endTimeUnixNano: nanoseconds(span.finish ?? span.start),
  attributes: toAttributes(span.attributes),
  events: span.events.map(({ name, time }) => ({ name, timeUnixNano: nanoseconds(time) })),
  status: span.status,
})

const nanoseconds = (milliseconds: number): string => `${milliseconds}000000`

const toAttributes = (attributes: Readonly<Record<string, unknown>>): object[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({ key, value: toValue(value) }))

function toValue(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } }
  switch (typeof value) {
    case 'boolean':
      return { boolValue: value }
    case 'number':
      return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
    default:
      return { stringValue: String(value) }
  }
}
