import { type Fetch, reasonOf } from '../sources/request.ts'

export interface PushOptions {
  /** The gateway's address; a name and password in it are sent as basic authentication. */
  readonly gateway: string
  /** Metrics in Prometheus text format. */
  readonly text: string
  /** Labels beside the job that tell this run's metrics from others', such as the repository. */
  readonly labels: Readonly<Record<string, string>>
  readonly fetch: Fetch
}

const job = 'skill_review'
/** Milliseconds; a review does not wait longer for its own figures. */
const patience = 10_000

/** Puts the metrics of a run into a Prometheus Pushgateway. Answers what went wrong, or null; it never fails a review. */
export async function pushMetrics({
  gateway,
  text,
  labels,
  fetch,
}: PushOptions): Promise<string | null> {
  if (!/^https?:\/\//.test(gateway) || !URL.canParse(gateway))
    return 'The address of the Pushgateway is not an http address; the metrics were not pushed.'
  const url = new URL(gateway)
  const { host, username, password } = url
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const basic = { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
  url.username = ''
  url.password = ''
  url.pathname = `${url.pathname.replace(/\/$/, '')}/metrics/job/${job}${grouping(labels)}`
  try {
    const response = await fetch(url.href, {
      method: 'PUT',
      body: text,
      headers: { 'content-type': 'text/plain; version=0.0.4', ...(username === '' ? {} : basic) },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    if (response.ok) return null
    return `The Pushgateway at ${host} answered ${response.status} ${response.statusText}; the metrics were not pushed.`
  } catch (error) {
    return `The Pushgateway at ${host} did not answer: ${reasonOf(error)}; the metrics were not pushed.`
  }
}

/** In base64, as the gateway asks for values that may hold a slash. */
const grouping = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `/${name}@base64/${Buffer.from(value).toString('base64url') || '='}`)
    .join('')
