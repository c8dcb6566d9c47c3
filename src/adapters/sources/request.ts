/** What a remote source is reached with. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** Milliseconds a source may take for one answer; a review does not wait longer for skills. */
const patience = 20_000

/** Why a remote source gave nothing, as a clause for a person. */
export class SourceError extends Error {
  override name = 'SourceError' as const
}

/** GETs `url`; null for 404. At most `maxBytes` are read, whatever the server says of its length. */
export async function get(
  fetch: Fetch,
  url: string,
  maxBytes: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Uint8Array | null> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      throw new SourceError(`${url} did not answer: ${reasonOf(error)}`, { cause: error })
    },
  )
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new SourceError(`${url} answered ${response.status} ${response.statusText}`)
  }
  return readBounded(response, url, maxBytes)
}

export async function getJson(fetch: Fetch, url: string, maxBytes: number): Promise<unknown> {
  const bytes = await get(fetch, url, maxBytes, { accept: 'application/json' })
  if (bytes === null) return null
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new SourceError(`${url} did not answer JSON: ${reasonOf(error)}`, { cause: error })
  }
}

async function readBounded(response: Response, url: string, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.length
      if (length > maxBytes) throw new SourceError(`${url} sent more than ${maxBytes} bytes`)
      parts.push(part.value)
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined)
    if (error instanceof SourceError) throw error
    throw new SourceError(`${url} broke off: ${reasonOf(error)}`, { cause: error })
  }
  return Buffer.concat(parts)
}

/** A failed request's message with the one beneath it, where `fetch` hides what happened. */
export function reasonOf(error: unknown): string {
  const { message = String(error), cause } = (error ?? {}) as Partial<Error>
  const inner = (cause as Partial<Error> | undefined)?.message ?? ''
  return inner === '' ? message : `${message} (${inner})`
}
