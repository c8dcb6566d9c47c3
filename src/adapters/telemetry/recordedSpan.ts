import { randomBytes } from 'node:crypto'
import type { Attributes, Span, SpanOptions } from './api.ts'

const SAMPLED = 1

/** One span as OpenTelemetry's API wants it, kept until it is sent. */
export class RecordedSpan implements Span {
  name: string
  readonly kind: number
  readonly attributes: Record<string, unknown>
  readonly events: { readonly name: string; readonly time: number }[] = []
  readonly start = Date.now()
  /** Milliseconds since the epoch; null while it runs. */
  finish: number | null = null
  status: { code: number; message?: string | undefined } = { code: 0 }
  readonly #traceId: string
  readonly #spanId = randomBytes(8).toString('hex')
  readonly #onEnd: (span: RecordedSpan) => void

  constructor(
    name: string,
    { kind = 0, attributes = {} }: SpanOptions,
    traceId: string,
    onEnd: (span: RecordedSpan) => void,
  ) {
    this.name = name
    this.kind = kind
    this.attributes = { ...attributes }
    this.#traceId = traceId
    this.#onEnd = onEnd
  }

  spanContext() {
    return { traceId: this.#traceId, spanId: this.#spanId, traceFlags: SAMPLED }
  }

  setAttribute(key: string, value: Attributes[string]): this {
    this.attributes[key] = value
    return this
  }

  setAttributes(attributes: Attributes): this {
    Object.assign(this.attributes, attributes)
    return this
  }

  addEvent(name: string): this {
    this.events.push({ name, time: Date.now() })
    return this
  }

  /** A run is one trace, so nothing in it links to another. */
  addLink(): this {
    return this
  }

  addLinks(): this {
    return this
  }

  setStatus(status: { code: number; message?: string | undefined }): this {
    this.status = status
    return this
  }

  updateName(name: string): this {
    this.name = name
    return this
  }

  recordException(): void {
    this.addEvent('exception')
  }

  isRecording(): boolean {
    return this.finish === null
  }

  end(): void {
    if (this.finish !== null) return
    this.finish = Date.now()
    this.#onEnd(this)
  }
}
