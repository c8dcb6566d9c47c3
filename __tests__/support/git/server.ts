import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HttpBackendOptions, httpBackend } from './httpBackend.ts'

export interface GitServer {
  /** Such as `http://127.0.0.1:4711`. */
  readonly url: string
  /** The folder that is served; a repository at `root/o/r.git` is `url/o/r.git`. */
  readonly root: string
  /** `METHOD /path` of every request so far. */
  readonly requests: string[]
  /** Asked before git is: answers the request itself by returning true. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  stop(): Promise<void>
}

/** A loopback git server over a new temporary folder. */
export async function startGitServer(
  options: Omit<HttpBackendOptions, 'root'> = {},
): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), 'git-server-'))
  const serve = httpBackend({ root, ...options })
  const server = createServer((request, response) => {
    state.requests.push(`${request.method} ${request.url}`)
    if (state.intercept?.(request, response)) return
    serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const state: GitServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    requests: [],
    intercept: null,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
  return state
}
