import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainEnvironment } from './git.ts'

export interface HttpBackendOptions {
  /** The folder of bare repositories: `/o/r.git/info/refs` is served from `root/o/r.git`. */
  readonly root: string
  /** When given, every request must carry it: `Authorization: Bearer TOKEN`, or Basic with it as the password. */
  readonly token?: string
  /** More configuration for the serving git, such as `uploadpack.allowFilter: 'false'`. */
  readonly config?: Readonly<Record<string, string>>
}

/**
 * git's own smart-HTTP server (`git http-backend` as CGI) as a handler for a `node:http` server. Like GitHub it serves
 * partial clones and any commit by name, and answers 401 without the token.
 */
export function httpBackend(
  options: HttpBackendOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const config = Object.entries({
    'uploadpack.allowFilter': 'true',
    'uploadpack.allowAnySHA1InWant': 'true',
    'safe.directory': '*',
    ...options.config,
  })
  return (request, response) => {
    if (options.token !== undefined && !carries(request, options.token)) {
      request.resume()
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://localhost')
    const child = spawn('git', ['http-backend'], {
      env: {
        ...plainEnvironment,
        ...configEnvironment(config),
        GIT_PROJECT_ROOT: options.root,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROTOCOL: header(request, 'git-protocol'),
        REQUEST_METHOD: request.method ?? 'GET',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        CONTENT_TYPE: header(request, 'content-type'),
        // Absent for a chunked body, which http-backend then reads to its end.
        ...(request.headers['content-length'] && {
          CONTENT_LENGTH: request.headers['content-length'],
        }),
        HTTP_CONTENT_ENCODING: header(request, 'content-encoding'),
        REMOTE_ADDR: '127.0.0.1',
      },
    })
    request.pipe(child.stdin)
    // git stops reading a request that it refuses.
    child.stdin.on('error', () => {})
    forward(child.stdout, response)
  }
}

function carries(request: IncomingMessage, token: string): boolean {
  const [scheme, value = ''] = header(request, 'authorization').split(' ')
  if (/^bearer$/i.test(scheme ?? '')) return value === token
  return Buffer.from(value, 'base64').toString().split(':')[1] === token
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')

function configEnvironment(config: readonly (readonly [string, string])[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(config.length) }
  config.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key
    env[`GIT_CONFIG_VALUE_${index}`] = value
  })
  return env
}

/** A CGI answer: header lines, an empty line, the body. */
function forward(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let head: Buffer | null = Buffer.alloc(0)
  output.on('data', (chunk: Buffer) => {
    if (head === null) {
      response.write(chunk)
      return
    }
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    for (const line of head.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10)
      else response.setHeader(name, value)
    }
    response.write(head.subarray(end + 4))
    head = null
  })
  output.on('end', () => response.end())
}
