import { maxSearchedBytes } from './limits.ts'
import type { GitPlace } from './place.ts'
import { askGit, type RunOptions, runGit } from './run.ts'
import type { Setting } from './settings.ts'

/** A fetch that takes longer has lost its server, or is no longer worth waiting for. */
const fetchTimeout = 300_000
const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules']

/** git's exit status for a usage error. */
const unknownOption = 129

/** The server's side of a repository: what is missing here is fetched from there. */
export interface Origin {
  /** Brings commits and `depth` of their history, without trees and files. */
  commits(shas: readonly string[], depth: number): Promise<void>
  /** Brings trees with all below them but files, or files, in one request. */
  objects(oids: readonly string[]): Promise<void>
  /** Brings files below a tree in one request: all but those too large to be searched. `oids` are the missing ones. */
  files(tree: string, oids: readonly string[]): Promise<void>
  /** The object that a branch, a tag or a full ref name stands for on the server now; null when there is none. */
  resolve(ref: string): Promise<string | null>
}

/** Fetches into the bare repository at `place`, by object names only: branches may be called anything. */
export function createOrigin(
  place: GitPlace,
  remote: readonly Setting[],
  signal?: AbortSignal,
): Origin {
  const env = { GIT_ALLOW_PROTOCOL: 'http:https' }
  const network = { env, settings: remote, timeout: fetchTimeout, signal }
  // That a commit is here says nothing about its files, so they are asked for without naming commits.
  const noHaves: readonly Setting[] = [...remote, ['fetch.negotiationAlgorithm', 'noop']]
  const fetch = (
    wanted: readonly string[],
    options: readonly string[],
    how: Pick<RunOptions, 'settings' | 'allow'> = {},
  ) =>
    runGit(place, ['fetch', ...quietly, ...options, '--stdin', 'origin'], {
      ...network,
      ...how,
      input: wanted.map((line) => `${line}\n`).join(''),
    })
  const origin: Origin = {
    async commits(shas, depth) {
      // The refs tell the server at a deeper fetch what is here already.
      const refspecs = [...new Set(shas)].map((sha) => `+${sha}:refs/kept/${sha}`)
      await fetch(refspecs, ['--filter=tree:0', `--depth=${depth}`])
    },
    async objects(oids) {
      await fetch(oids, ['--filter=blob:none'], { settings: noHaves })
    },
    async files(tree, oids) {
      // The tree is here already; only a refetch asks for it again, and git before 2.36 knows none.
      const options = ['--refetch', `--filter=blob:limit=${maxSearchedBytes}`]
      const { code } = await fetch([tree], options, {
        settings: noHaves,
        allow: [0, unknownOption],
      })
      if (code === unknownOption) await origin.objects(oids)
    },
    async resolve(ref) {
      if (!isPlainRefName(ref)) return null
      // A branch before a tag; an annotated tag's commit before the tag object.
      const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`]
      const wanted = names.flatMap((name) => [`${name}^{}`, name])
      const list = ['ls-remote', '--quiet', 'origin', ...wanted]
      const listing = await askGit(place, list, network)
      const lines = listing.split('\n').map((line) => line.split('\t'))
      const found = wanted.flatMap((name) => lines.filter((line) => line[1] === name))
      return found[0]?.[0] ?? null
    },
  }
  return origin
}

/** Neither an option nor a wildcard of ls-remote's, which would list other refs. */
const isPlainRefName = (ref: string) => /^[^-\s*?[\\~^:][^\s*?[\\~^:]*$/.test(ref)
