import type { Setting } from './settings.ts'

export interface RemoteAddress {
  /** Such as `https://github.com`. */
  readonly serverUrl: string
  /** `owner/name` */
  readonly repository: string
  /** null for a public repository. */
  readonly token: string | null
}

/**
 * The remote `origin` as settings. It is a promisor, so that git accepts objects with missing neighbours; no command
 * but fetch is told of it, so that none fetches by itself.
 */
export function remoteSettings(address: RemoteAddress): readonly Setting[] {
  if (!/^[\w.-]+\/[\w.-]+$/.test(address.repository)) {
    throw new Error(`${JSON.stringify(address.repository)} is not a repository's owner/name`)
  }
  const server = address.serverUrl.replace(/\/+$/, '')
  const settings: Setting[] = [
    ['remote.origin.url', `${server}/${address.repository}.git`],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.partialclonefilter', 'blob:none'],
  ]
  if (address.token !== null) {
    const basic = Buffer.from(`x-access-token:${address.token}`).toString('base64')
    // Scoped to the server: git sends the header to no other origin.
    const key = `http.${new URL(server).origin}/.extraheader`
    settings.push([key, `Authorization: Basic ${basic}`])
  }
  return settings
}
