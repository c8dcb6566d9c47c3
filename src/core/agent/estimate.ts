import type { ModelRequest } from './messages.ts'

/**
 * Bytes of UTF-8 a token, about, in code and English. No tokenizer is public; current models count up to a third more,
 * so a size near a limit is confirmed by the API ({@link ESTIMATE_ERROR}).
 */
const BYTES_PER_TOKEN = 3.6

/** What a real count may be of the estimate, at most. */
export const ESTIMATE_ERROR = 1.4

const encoder = new TextEncoder()

export const estimateTokens = (text: string): number =>
  Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)

/** Blocks, tools, schemas: whatever is sent as JSON. */
export const estimateJson = (value: unknown): number => estimateTokens(JSON.stringify(value))

/** All input tokens of a request. */
export const estimateRequest = (request: ModelRequest): number =>
  [...request.tools, ...request.system, ...request.messages.flatMap((message) => message.content)]
    .map(estimateJson)
    .reduce((sum, tokens) => sum + tokens, 0)
