import type { IncomingHttpHeaders } from 'node:http'

/** A content block on the wire; the server only looks at the fields it checks. */
export interface WireBlock {
  readonly type: string
  readonly [field: string]: unknown
}

export interface WireMessage {
  readonly role: string
  readonly content: string | readonly WireBlock[]
}

export interface WireTool {
  readonly name: string
  readonly description?: string
  readonly input_schema: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The body of `POST /v1/messages` and of `/v1/messages/count_tokens`. */
export interface MessagesBody {
  readonly model: string
  readonly max_tokens: number
  readonly messages: readonly WireMessage[]
  readonly system?: string | readonly WireBlock[]
  readonly tools?: readonly WireTool[]
  readonly stream?: boolean
  readonly output_config?: {
    readonly effort?: string
    readonly format?: { readonly type: string; readonly schema: Readonly<Record<string, unknown>> }
  }
  readonly [field: string]: unknown
}

/** What a script gives back: a text, blocks, or the whole reply. */
export type Reply = string | WireBlock | readonly WireBlock[] | FullReply

export interface FullReply {
  readonly content: string | readonly WireBlock[]
  /** Default: `tool_use` when a block is one, else `end_turn`. */
  readonly stop_reason?: string
  /** The explanation of a refusal. */
  readonly refusal?: string
  /** Default: counted from the content. */
  readonly output_tokens?: number
  /** Milliseconds before the reply begins. */
  readonly delay?: number
}

export interface Turn {
  /** 1 for the first `POST /v1/messages` that reached the server, retries included. */
  readonly n: number
  /** 1 + assistant messages in the request. */
  readonly turn: number
  /** Text of the last user message's text blocks. */
  readonly lastText: string
  /** The tool results of the last user message. */
  readonly toolResults: readonly {
    readonly tool_use_id: string
    readonly text: string
    readonly isError: boolean
  }[]
  readonly toolNames: readonly string[]
}

/** Called once for each request that passed the checks. */
export type Answer = (body: MessagesBody, turn: Turn) => Reply | Promise<Reply>

/** A list answers turn by turn, its last entry for ever. */
export type Script = Answer | readonly Reply[]

/**
 * Something that goes wrong. `at` says at which `POST /v1/messages` (1-based, retries count), or decides by itself;
 * left out it hits every request. `path` moves the fault to another endpoint, where `at` counts that path's requests.
 */
export type Fault = {
  readonly at?: number | readonly number[] | ((n: number, body: MessagesBody) => boolean)
  readonly path?: string
} & FaultKind

export type FaultKind =
  /** Answered instead of a reply; `error` is the API's error type, `body` replaces the whole body. */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly error?: string
      readonly message?: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    }
  /** The connection breaks, before the answer or after `after` events of the stream. */
  | { readonly kind: 'reset'; readonly after?: number }
  /** Nothing more comes, before the answer or after `after` events of the stream. */
  | { readonly kind: 'stall'; readonly after?: number }
  /** An `error` event in the stream, after `after` events (default 2). */
  | {
      readonly kind: 'stream-error'
      readonly error: string
      readonly after?: number
      readonly message?: string
    }
  /** The stream ends in good order after `after` events, before it is complete. */
  | { readonly kind: 'stream-end'; readonly after: number }

export interface ServedModel {
  readonly id: string
  readonly context: number
  readonly maxOutput: number
  readonly efforts: readonly string[]
  readonly minCacheable: number
  readonly structuredOutputs: boolean
  readonly lifecycle: 'active' | 'deprecated' | 'retired'
  /** ISO 8601. */
  readonly retiresAt: string | null
}

export interface AnthropicOptions {
  /** Default: the text `Done.` */
  readonly script?: Script
  readonly faults?: readonly Fault[]
  /** Replace or add to the models served (`models.ts`). */
  readonly models?: readonly ServedModel[]
  /** Keys that are accepted; default: any. */
  readonly apiKeys?: readonly string[]
  /** Accepts only tokens that `/v1/oauth/token` gave for this assertion and rule. */
  readonly federation?: {
    readonly assertion: string
    readonly ruleId: string
    readonly organizationId: string
  }
  /** false: `/v1/models` answers 404, as many gateways do. */
  readonly modelsApi?: boolean
  /** false: `count_tokens` answers 404. */
  readonly countTokens?: boolean
  /** false: no thinking block is put before the reply. Current models think. */
  readonly thinking?: boolean
  /** false: takes histories that it did not serve itself (a resumed run). */
  readonly ownHistoryOnly?: boolean
}

export interface WireUsage {
  readonly input_tokens: number
  readonly cache_creation_input_tokens: number
  readonly cache_read_input_tokens: number
  readonly cache_creation: {
    readonly ephemeral_5m_input_tokens: number
    readonly ephemeral_1h_input_tokens: number
  }
  readonly output_tokens: number
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown
  /** What the server answered; 0 while it has not, or when the connection was cut. */
  status: number
  /** Why the request itself was wrong: always a bug of the client. null when it was right. */
  refused: string | null
  /** What a reply was billed; null where none was given. */
  usage: WireUsage | null
}

export interface Anthropic {
  /** For `ANTHROPIC_BASE_URL`. */
  readonly url: string
  /** All requests, in the order of arrival. */
  readonly requests: readonly ReceivedRequest[]
  /** The bodies of all `POST /v1/messages`. */
  asked(): MessagesBody[]
  /** What was refused as invalid, one line each: empty after a right run. */
  refusals(): string[]
  stop(): Promise<void>
}
