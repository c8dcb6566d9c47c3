import type { Log } from '../../core/log.ts'
import type { TreeEntry } from '../../core/repository.ts'
import type { Client } from './connect.ts'
import { attempt } from './error.ts'

/** An entry of GitHub's tree listing. */
export interface ApiEntry extends TreeEntry {
  /** Bytes; null for what is no blob. */
  readonly size: number | null
}

/** GitHub's path parameters of a repository. */
export interface RepositoryName {
  readonly owner: string
  readonly repo: string
}

export interface TreeReader {
  /** What lies at `path`, a folder too; null for nothing. */
  at(commit: string, path: string): Promise<ApiEntry | null>
  /** All but folders at or below `path` ('' for everything). */
  below(commit: string, path: string): Promise<readonly ApiEntry[]>
}

interface Listing {
  readonly entries: readonly ApiEntry[]
  /** GitHub left some out: above 100,000 entries or 7 MB. */
  readonly isCut: boolean
}

export const folderMode = '040000'

/** Reads trees by the name of a commit or of a tree, each once. */
export function createTreeReader(
  client: () => Promise<Client>,
  name: RepositoryName,
  log: Log,
): TreeReader {
  const known = new Map<string, Promise<Listing>>()

  function listing(sha: string, depth: 'deep' | 'flat'): Promise<Listing> {
    const key = `${sha} ${depth}`
    const listed = known.get(key) ?? ask(sha, depth)
    known.set(key, listed)
    // A fault may pass.
    listed.catch(() => known.delete(key))
    return listed
  }

  const ask = (sha: string, depth: 'deep' | 'flat') =>
    attempt(`list the files of ${sha}`, 'contents: read', async () => {
      const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}'
      const recursive = depth === 'deep' ? { recursive: '1' } : {}
      const { data } = await (await client()).request(route, {
        ...name,
        tree_sha: sha,
        ...recursive,
      })
      const entries = data.tree.map((entry) => ({
        path: entry.path,
        mode: entry.mode,
        oid: entry.sha,
        size: entry.size ?? null,
      }))
      return { entries, isCut: data.truncated }
    })

  const reader: TreeReader = {
    async at(commit, path) {
      const { entries, isCut } = await listing(commit, 'deep')
      const found = entries.find((entry) => entry.path === path)
      if (found !== undefined || !isCut) return found ?? null
      // Left out of the whole listing: go from folder to folder.
      let entry: ApiEntry = { path: '', mode: folderMode, oid: commit, size: null }
      for (const part of path.split('/')) {
        const inside = (await listing(entry.oid, 'flat')).entries
        const next = inside.find((child) => child.path === part)
        if (next === undefined) return null
        entry = next
      }
      return { ...entry, path }
    },
    async below(commit, path) {
      const { entries, isCut } = await listing(commit, 'deep')
      const files = entries.filter((entry) => entry.mode !== folderMode)
      if (path === '') {
        if (isCut) log.warning(`GitHub lists only ${files.length} of the files of ${commit}.`)
        return files
      }
      if (!isCut) return files.filter((entry) => `${entry.path}/`.startsWith(`${path}/`))
      const folder = await reader.at(commit, path)
      if (folder?.mode !== folderMode) return folder === null ? [] : [folder]
      const inside = await reader.below(folder.oid, '')
      return inside.map((entry) => ({ ...entry, path: `${path}/${entry.path}` }))
    },
  }
  return reader
}
