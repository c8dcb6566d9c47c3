/**
 * The Messages API as far as a review uses it, in the API's own field names.
 * Blocks of other kinds (thinking, redacted thinking, what comes next) are carried through untouched.
 */
export interface CacheControl {
  readonly type: 'ephemeral'
  readonly ttl?: '5m' | '1h'
}

export interface TextBlock {
  readonly type: 'text'
  readonly text: string
  readonly cache_control?: CacheControl
}

export interface ToolUseBlock {
  readonly type: 'tool_use'
  readonly id: string
  readonly name: string
  /** As parsed by the API; not yet validated against the tool's schema. */
  readonly input: unknown
  readonly cache_control?: CacheControl
}

export interface ToolResultBlock {
  readonly type: 'tool_result'
  readonly tool_use_id: string
  readonly content: string
  readonly is_error?: boolean
  readonly cache_control?: CacheControl
}

/** A block whose content is the API's business. */
export interface OpaqueBlock {
  readonly type: 'thinking' | 'redacted_thinking' | (string & {})
  readonly [field: string]: unknown
}

export type Block = TextBlock | ToolUseBlock | ToolResultBlock | OpaqueBlock

export interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: readonly Block[]
}

export interface ToolDefinition {
  readonly name: string
  readonly description: string
  /** JSON Schema (draft 2020-12) of an object. */
  readonly input_schema: Readonly<Record<string, unknown>>
}

/** How hard the model thinks: the API's `output_config.effort`. */
export type ThinkingEffort = 'low' | 'medium' | 'high' | 'xhigh' | 'max'

export interface ModelRequest {
  readonly system: readonly TextBlock[]
  readonly tools: readonly ToolDefinition[]
  readonly messages: readonly Message[]
  /** 0 only fills the cache and answers nothing. */
  readonly max_tokens: number
  readonly effort: ThinkingEffort | null
  /** JSON Schema the final text must fit, or null for free text. */
  readonly format: Readonly<Record<string, unknown>> | null
}

export type StopReason =
  | 'end_turn'
  | 'max_tokens'
  | 'stop_sequence'
  | 'tool_use'
  | 'pause_turn'
  | 'refusal'
  | 'model_context_window_exceeded'

export interface Usage {
  readonly input_tokens: number
  readonly cache_read_input_tokens: number
  readonly cache_creation_input_tokens: number
  /** The part of `cache_creation_input_tokens` written for an hour (dearer than five minutes). */
  readonly cache_creation_1h_input_tokens: number
  readonly output_tokens: number
}

export interface ModelReply {
  readonly content: readonly Block[]
  readonly stop_reason: StopReason
  readonly usage: Usage
  /** The model that answered, as the API names it. */
  readonly model: string
  /** The API's explanation of a refusal, where it gives one. */
  readonly refusal: string | null
  /** What attempts at this reply that broke off have been billed beside `usage`; null when the first one held. */
  readonly wasted: Usage | null
}

/**
 * The one key of a tool call's input that was not JSON; its value is the text that came. The call goes back to the
 * API like this (it wants an object), and the model is told to repeat it.
 */
export const UNPARSED_INPUT = 'not_json'

export const isToolUse = (block: Block): block is ToolUseBlock => block.type === 'tool_use'
export const isText = (block: Block): block is TextBlock => block.type === 'text'
