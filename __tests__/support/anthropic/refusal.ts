const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
}

/** The error body of the API. */
export const errorBody = (status: number, message: string, type?: string): object => ({
  type: 'error',
  error: { type: type ?? types[status] ?? 'api_error', message },
  request_id: 'req_loopback',
})

/** A request that the real API would refuse too. */
export class Refusal extends Error {
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

export function need(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(message)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
