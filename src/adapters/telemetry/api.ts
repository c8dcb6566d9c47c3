import type { OpenTelemetryOptions } from '@anthropic-ai/sdk/client'

/** OpenTelemetry's own types, as far as the SDK that makes the spans hands them out. */
export type TracerProvider = NonNullable<OpenTelemetryOptions['tracerProvider']>
export type Tracer = ReturnType<TracerProvider['getTracer']>
export type Span = ReturnType<Tracer['startSpan']>
export type SpanOptions = NonNullable<Parameters<Tracer['startSpan']>[1]>
export type Attributes = NonNullable<SpanOptions['attributes']>
