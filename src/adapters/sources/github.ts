import { unzipSync } from 'fflate'
import { maxFilesPerSource, maxSkillBytes } from '../../core/skills/limits.ts'
import { isBelow } from '../../core/skills/paths.ts'
import type { Snapshot } from '../../core/skills/snapshot.ts'
import type { SourceSpec } from '../../core/skills/sourceSpec.ts'
import { type Fetch, get, SourceError } from './request.ts'

type GitHubSpec = SourceSpec & { readonly kind: 'github' }

export interface GitHubAccess {
  /** Such as `https://api.github.com`. */
  readonly apiUrl: string
  /** Sent to `apiUrl` alone; null reads public repositories. */
  readonly token: string | null
  readonly fetch: Fetch
}

/** A repository's archive above this is no collection of skills. */
const maxArchiveBytes = 50 * 1024 * 1024
/** Files kept of it, in all. */
const maxKeptBytes = 20 * 1024 * 1024

/**
 * Fetches another repository's files at a ref, in two requests: what commit it is, then that commit's archive.
 * `version`, from the lock, stands in for the ref, so that a tag that was moved changes nothing.
 */
export async function fetchGitHub(
  spec: GitHubSpec,
  version: string | null,
  searched: readonly string[],
  access: GitHubAccess,
): Promise<Snapshot> {
  const commit = version ?? (await commitOf(spec, access))
  const url = `${access.apiUrl}/repos/${spec.repository}/zipball/${commit}`
  const archive = await get(access.fetch, url, maxArchiveBytes, headers(access))
  if (archive === null) throw notFound(spec, `commit ${commit}`)
  const names = listArchive(archive, url)
  const roots = spec.path === '' ? rootsAmong(names, searched) : [spec.path]
  return { version: commit, files: unpack(archive, roots, spec), roots, leftOut: [] }
}

async function commitOf(spec: GitHubSpec, access: GitHubAccess): Promise<string> {
  const ref = spec.ref.split('/').map(encodeURIComponent).join('/')
  const url = `${access.apiUrl}/repos/${spec.repository}/commits/${ref}`
  const accept = { ...headers(access), accept: 'application/vnd.github.sha' }
  const answer = await get(access.fetch, url, 1_000, accept)
  const commit = answer === null ? '' : new TextDecoder().decode(answer).trim()
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw notFound(spec, `ref ${spec.ref}`)
  return commit
}

/** Paths in the archive, without the folder that GitHub puts around them. */
function listArchive(archive: Uint8Array, url: string): readonly string[] {
  const names: string[] = []
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        names.push(inner(name))
        return false
      },
    })
  } catch (error) {
    throw new SourceError(`${url} did not answer a zip archive`, { cause: error })
  }
  return names
}

const inner = (name: string) => name.slice(name.indexOf('/') + 1)

/** The folders a repository of its own kind would be searched in; all of it where it has none of them. */
function rootsAmong(names: readonly string[], searched: readonly string[]): readonly string[] {
  const found = searched.filter((folder) => names.some((name) => isBelow(name, folder)))
  return found.length > 0 ? found : ['']
}

function unpack(
  archive: Uint8Array,
  roots: readonly string[],
  spec: GitHubSpec,
): ReadonlyMap<string, Uint8Array> {
  let bytes = 0
  let files = 0
  const unzipped = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/') || originalSize > maxSkillBytes) return false
      if (!roots.some((root) => isBelow(inner(name), root))) return false
      bytes += originalSize
      files += 1
      if (bytes > maxKeptBytes || files > maxFilesPerSource)
        throw new SourceError(
          `${spec.text} holds more than ${maxKeptBytes} bytes or ${maxFilesPerSource} files. Name the folder of its skills: ${spec.repository}@${spec.ref}:path`,
        )
      return true
    },
  })
  return new Map(Object.entries(unzipped).map(([name, content]) => [inner(name), content]))
}

const headers = ({ token }: GitHubAccess): Record<string, string> => ({
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  'user-agent': 'skill-review',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
})

const notFound = (spec: GitHubSpec, what: string) =>
  new SourceError(
    `${spec.repository} has no ${what}, or the token may not read it. A private repository needs a token with \`contents: read\` on it`,
  )
