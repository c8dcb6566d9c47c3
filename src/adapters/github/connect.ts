import type { GitHub } from '@actions/github/lib/utils'
import type { Log } from '../../core/log.ts'
import { createPace } from './pace.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export interface ConnectionOptions {
  readonly token: string
  /** As in `GITHUB_API_URL`, `GITHUB_GRAPHQL_URL` and `GITHUB_SERVER_URL`. */
  readonly apiUrl: string
  readonly graphqlUrl: string
  readonly serverUrl: string
  readonly log: Log
  /** What requests go by, through the runner's proxies where it has some. */
  readonly fetch: Fetch
}

/** The calls of GitHub that the adapter makes; every answer of 4xx and 5xx is thrown. */
export type Client = Pick<InstanceType<typeof GitHub>, 'rest' | 'paginate' | 'request' | 'graphql'>

/** A server that is silent for longer has lost the request. */
const ANSWER_WITHIN_MS = 30_000
/** Longer waits would eat the time of the review; the error then says when to come back. */
const LONGEST_WAIT_SECONDS = 120
const RATE_LIMIT_RETRIES = 2
/** The first of three waits after a fault of the server or the network: 0.5 s, 2 s, 4.5 s. */
const RETRY_BASE_MS = 500

/** Loaded when asked for: a run that is skipped by its event never pays for octokit. */
export async function connect(options: ConnectionOptions): Promise<Client> {
  const { token, apiUrl, graphqlUrl, log } = options
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ])
  const debug = (...parts: unknown[]) => log.debug(`GitHub: ${parts.join(' ')}`)
  const octokit = getOctokit(
    token,
    {
      baseUrl: apiUrl,
      userAgent: 'skill-review',
      log: { debug: () => {}, info: () => {}, warn: debug, error: debug },
      request: { fetch: boundedFetch(options.fetch) },
      retry: {
        // 429 is the throttling's to wait for; the rest is not mended by asking again.
        doNotRetry: [400, 401, 403, 404, 406, 409, 410, 422, 429, 451],
        retryAfterBaseValue: RETRY_BASE_MS,
      },
      throttle: {
        ...createPace(),
        onRateLimit: waitFor('rate limit', log),
        onSecondaryRateLimit: waitFor('secondary rate limit', log),
      },
    },
    retry,
    throttling,
  )
  const { rest, paginate, request } = octokit
  return { rest, paginate, request, graphql: octokit.graphql.defaults({ url: graphqlUrl }) }
}

const boundedFetch =
  (send: Fetch): Fetch =>
  (url, init) =>
    send(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })

function waitFor(limit: string, log: Log) {
  return (
    seconds: number,
    // `url` is the pattern of the path, its parts not filled in.
    { method, url }: { readonly method: string; readonly url: string },
    _octokit: unknown,
    retries: number,
  ): boolean => {
    const waits = seconds <= LONGEST_WAIT_SECONDS && retries < RATE_LIMIT_RETRIES
    const what = waits ? `waiting the ${seconds} s it asks for` : `it asks to wait ${seconds} s`
    log.info(`GitHub's ${limit} is reached at ${method} ${url}: ${what}.`)
    return waits
  }
}
