import { LRUCache } from 'lru-cache'
import type { Log } from '../../core/log.ts'
import { maxFileBytes, type Repository } from '../../core/repository.ts'
import { searchEntries } from './apiSearch.ts'
import { type ApiEntry, createTreeReader, type RepositoryName } from './apiTree.ts'
import type { Client } from './connect.ts'
import { attempt } from './error.ts'
import { failureOf } from './failure.ts'

/** Bytes of files that are kept, so that no file is asked for twice by passes over the same change. */
const keptBytes = 32 * 1024 * 1024
const contents = 'contents: read'

/**
 * The repository port over GitHub's API, for where there is no git. It cannot diff: the listing of the pull request's
 * files has GitHub's own patches. `client` is called at the first need.
 */
export function createApiRepository(
  client: () => Promise<Client>,
  name: RepositoryName,
  log: Log,
): Repository {
  const trees = createTreeReader(client, name, log)
  const files = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: async (oid) => {
      const { data } = await (await client()).request(
        'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
        { ...name, file_sha: oid },
      )
      return Buffer.from(data.content, 'base64')
    },
  })
  async function readEntry({ path, oid, size }: ApiEntry): Promise<Buffer> {
    if ((size ?? 0) > maxFileBytes) {
      throw new Error(`${path} has ${size} bytes; files above ${maxFileBytes} bytes are not read`)
    }
    return attempt(`read ${path}`, contents, () => files.forceFetch(oid))
  }
  return {
    resolve: (ref) =>
      attempt(`look up the commit ${ref}`, contents, () =>
        orNull([404, 422], async () => {
          const route = 'GET /repos/{owner}/{repo}/commits/{ref}'
          return (await (await client()).request(route, { ...name, ref })).data.sha
        }),
      ),
    mergeBase: (base, head) =>
      attempt(`compare ${base} with ${head}`, contents, () =>
        orNull([404], async () => {
          const route = 'GET /repos/{owner}/{repo}/compare/{basehead}'
          const basehead = `${base}...${head}`
          // One commit a page: the answer is the same, and small.
          const page = { ...name, basehead, per_page: 1 }
          return (await (await client()).request(route, page)).data.merge_base_commit.sha
        }),
      ),
    diff: async () => null,
    async list(commit, path) {
      const entries = await trees.below(commit, path)
      return entries.map(({ path, mode, oid }) => ({ path, mode, oid }))
    },
    async read(commit, path) {
      const entry = await trees.at(commit, path)
      return entry === null || entry.size === null ? null : readEntry(entry)
    },
    async search(commit, query) {
      return searchEntries(await trees.below(commit, ''), query, readEntry)
    },
    history: (ref, path, limit) =>
      attempt(`read the history of ${path}`, contents, async () => {
        const { data } = await (await client()).request('GET /repos/{owner}/{repo}/commits', {
          ...name,
          sha: ref,
          path,
          per_page: Math.min(limit, 100),
        })
        return data.map(({ sha, commit }) => ({
          sha,
          date: commit.author?.date ?? '',
          author: commit.author?.name ?? '',
          subject: commit.message.split('\n', 1)[0] ?? '',
        }))
      }),
  }
}

/** GitHub says by one of `statuses` that there is no such thing. */
async function orNull<T>(statuses: readonly number[], ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (statuses.includes(failureOf(error).status)) return null
    throw error
  }
}
