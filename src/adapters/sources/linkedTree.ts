import type { Repository, TreeEntry } from '../../core/repository.ts'
import { folderOf, isBelow, join, resolveInside } from '../../core/skills/paths.ts'

/** A blob as a listing shows it, under the path that was asked for: where it really lies, and its object. */
export interface LinkedBlob {
  readonly path: string
  readonly oid: string
}

const link = '120000'
const submodule = '160000'
/** Links followed in one listing; a tree with more is not a folder of skills. */
const maxLinks = 200
const maxHops = 5
/** A longer blob is no link's target. */
const maxTargetBytes = 400

/**
 * Folders and files of a commit, with the symbolic links among them followed inside the tree and each target once.
 * Links that leave the tree or lead back to a folder that holds them are reported and left.
 */
export function linkedTree(
  repository: Repository,
  commit: string,
  report: (path: string, message: string) => void,
) {
  const followed = new Set<string>()

  async function walk(shown: string, real: string, found: Map<string, LinkedBlob>): Promise<void> {
    for (const entry of await repository.list(commit, real)) {
      const path = join(shown, entry.path.slice(real === '' ? 0 : real.length + 1))
      if (entry.mode === link) await follow(path, entry, found)
      else if (entry.mode !== submodule) found.set(path, { path: entry.path, oid: entry.oid })
    }
  }

  async function follow(
    shown: string,
    entry: TreeEntry,
    found: Map<string, LinkedBlob>,
  ): Promise<void> {
    const first = await targetOf(entry.path)
    const real = first === null ? null : await withoutLinks(first)
    if (real === null) report(shown, 'This link leads out of the repository; it is not followed.')
    else if (isBelow(entry.path, real))
      report(shown, 'This link leads to a folder that holds it; it is not followed.')
    else if (followed.size === maxLinks)
      report(shown, `More than ${maxLinks} links; this one is not followed.`)
    else if (!followed.has(real)) {
      followed.add(real)
      const file = await blobAt(real)
      if (file === null) await walk(shown, real, found)
      else found.set(shown, file)
    }
  }

  /** What the link at `path` names; null when it leads out of the tree or there is nothing at `path`. */
  async function targetOf(path: string): Promise<string | null> {
    const bytes = await repository.read(commit, path)
    if (bytes === null || bytes.length > maxTargetBytes) return null
    return resolveInside('', folderOf(path), new TextDecoder().decode(bytes).trim())
  }

  /** The path with every link on its way resolved; as it is where nothing is linked. */
  async function withoutLinks(path: string, hops = maxHops): Promise<string> {
    for (let end = path.indexOf('/'); hops > 0; end = path.indexOf('/', end + 1)) {
      const start = end < 0 ? path : path.slice(0, end)
      const leads = await targetOf(start)
      if (leads !== null && (end >= 0 || (await exists(leads))))
        return withoutLinks(join(leads, path.slice(start.length + 1)), hops - 1)
      if (end < 0) break
    }
    return path
  }

  /** A commit's blob never changes, so commit and path tell it from any other. */
  const blobAt = async (path: string): Promise<LinkedBlob | null> =>
    (await repository.read(commit, path)) === null ? null : { path, oid: `${commit}:${path}` }

  /** A short file is a link only when there is what it names. */
  const exists = async (path: string): Promise<boolean> =>
    (await repository.read(commit, path)) !== null ||
    (await repository.list(commit, path)).length > 0

  return {
    /** All files below `folder`, by the path they are shown under. */
    async folder(folder: string): Promise<ReadonlyMap<string, LinkedBlob>> {
      const found = new Map<string, LinkedBlob>()
      await walk(folder, folder, found)
      if (found.size > 0 || folder === '') return found
      const real = await withoutLinks(folder)
      if (real !== folder) await walk(folder, real, found)
      return found
    },
    async file(path: string): Promise<LinkedBlob | null> {
      return (await blobAt(path)) === null ? null : blobAt(await withoutLinks(path))
    },
  }
}
