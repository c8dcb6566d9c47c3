import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'

export interface SkillServer {
  readonly url: string
  /** Paths asked for, in order, with the authorization header they came with. */
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[]
  /** What is served: path to body, or to a status. */
  readonly pages: Map<string, string | Uint8Array | number>
  stop(): Promise<void>
}

/** A server on loopback that serves what `pages` holds at the time, and 404 for the rest. */
export async function startSkillServer(
  pages: Readonly<Record<string, string | Uint8Array | number>> = {},
): Promise<SkillServer> {
  const served = new Map(Object.entries(pages))
  const requests: SkillServer['requests'] = []
  const server = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? ''
    requests.push({ path, authorization: request.headers.authorization })
    const page = served.get(path) ?? 404
    if (typeof page === 'number') {
      if (page === 0) request.socket.destroy()
      else response.writeHead(page).end()
    } else response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    pages: served,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A repository's archive as GitHub answers it: everything in a folder of its own. */
export function archive(files: Readonly<Record<string, string>>): Uint8Array {
  const encoder = new TextEncoder()
  const entries = Object.entries(files).map(
    ([path, text]) => [`owner-repo-abc123/${path}`, encoder.encode(text)] as const,
  )
  return zipSync({ 'owner-repo-abc123/': new Uint8Array(), ...Object.fromEntries(entries) })
}
