/** What GitHub said when it did not do what was asked. */
export interface Failure {
  /** 500 also stands for no answer at all; 0 when the error is not GitHub's. */
  readonly status: number
  /** GitHub's sentences, or why there was no answer. */
  readonly reason: string
  readonly kind: 'forbidden' | 'not found' | 'rate limit' | 'no answer' | 'other'
  /** ISO 8601: when a used-up rate limit is filled again. */
  readonly resetsAt: string | null
}

/** The part of octokit's errors that is read, of REST (`status`, `response`) and of GraphQL (`errors`). */
interface OctokitError {
  readonly message: string
  readonly cause?: unknown
  readonly status?: number
  readonly response?: {
    readonly data?: unknown
    readonly headers?: Readonly<Record<string, string | number | undefined>>
  }
  readonly errors?: readonly { readonly type?: string; readonly message: string }[]
}

export function failureOf(thrown: unknown): Failure {
  const error = thrown as OctokitError
  if (error.status === undefined && error.errors === undefined) {
    return { status: 0, reason: String(error.message ?? thrown), kind: 'other', resetsAt: null }
  }
  const headers = error.response?.headers ?? {}
  const isUsedUp = String(headers['x-ratelimit-remaining']) === '0'
  const reset = Number(headers['x-ratelimit-reset'])
  return {
    status: error.status ?? 200,
    reason: reasonOf(error),
    kind: kindOf(error, isUsedUp),
    resetsAt: isUsedUp && reset > 0 ? new Date(reset * 1000).toISOString() : null,
  }
}

function kindOf(error: OctokitError, isUsedUp: boolean): Failure['kind'] {
  const types = (error.errors ?? []).map(({ type }) => type)
  if (types.includes('FORBIDDEN')) return 'forbidden'
  if (types.includes('NOT_FOUND') || error.status === 404) return 'not found'
  if (isUsedUp || types.includes('RATE_LIMITED') || error.status === 429) return 'rate limit'
  if (error.status === 403) {
    return /secondary rate/i.test(error.message) ? 'rate limit' : 'forbidden'
  }
  return (error.status ?? 0) >= 500 ? 'no answer' : 'other'
}

function reasonOf(error: OctokitError): string {
  const data = error.response?.data
  if (error.errors !== undefined) return error.errors.map(({ message }) => message).join(' ')
  if (data === undefined) return rootOf(error)
  if (typeof data !== 'object' || data === null || !('message' in data)) {
    // A proxy's or GitHub's page of HTML, which tells a person nothing in a log.
    return `an answer of ${error.status} without a reason`
  }
  const details = 'errors' in data && Array.isArray(data.errors) ? data.errors : []
  return [String(data.message), ...details.map(detail)].join(': ')
}

/** Without an answer the error wraps fetch's, which says no more than that it failed, and that the network's. */
function rootOf({ message, cause }: Pick<OctokitError, 'message' | 'cause'>): string {
  const inner = cause as OctokitError | undefined
  return inner?.message ? rootOf(inner) : message
}

function detail(entry: unknown): string {
  if (typeof entry === 'string') return entry
  const { field, message, code } = entry as Record<string, unknown>
  return [field, message ?? code].filter((part) => part !== undefined).join(' ')
}
