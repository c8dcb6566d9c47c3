import { LRUCache } from 'lru-cache'
import type { TreeEntry } from '../../core/repository.ts'
import { maxTreeBytes, rememberedEntries } from './limits.ts'
import type { Objects } from './objects.ts'
import type { GitPlace } from './place.ts'
import { runGit } from './run.ts'

/** Looks paths up in trees, object by object, so that no path of a stranger's is ever an argument of git's. */
export interface Trees {
  /** The root tree of a commit or of a tree itself; null when there is no such object. */
  root(commit: string): Promise<string | null>
  /** What lies at `path` ('' for the root): a file, a submodule or a folder (mode `040000`); null for nothing. */
  at(commit: string, path: string): Promise<TreeEntry | null>
  /** All files and submodules below the tree `oid`, their paths behind `prefix`. */
  below(oid: string, prefix: string): Promise<readonly TreeEntry[]>
}

export function createTrees(
  place: GitPlace,
  objects: Objects,
  fetchCommit: (sha: string) => Promise<boolean>,
): Trees {
  /** What a name stands for never changes; a folder of thousands would otherwise be parsed for each of its files. */
  const roots = new Map<string, string>()
  const parsed = new LRUCache<string, ReadonlyMap<string, TreeEntry>>({
    maxSize: rememberedEntries,
    sizeCalculation: (entries) => entries.size + 1,
  })
  const children = async (oid: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const known = parsed.get(oid)
    if (known !== undefined) return known
    const { bytes } = await objects.read(oid, maxTreeBytes)
    const entries = parseTree(bytes ?? Buffer.alloc(0), oid.length / 2)
    parsed.set(oid, entries)
    return entries
  }
  const trees: Trees = {
    async root(commit) {
      const known = roots.get(commit)
      if (known !== undefined) return known
      const object = await objects.find(commit, maxTreeBytes)
      if (object === null) return (await fetchCommit(commit)) ? trees.root(commit) : null
      const text = object.bytes?.toString('latin1') ?? ''
      const root = object.type === 'tree' ? commit : /^tree (\w+)\n/.exec(text)?.[1]
      if (root !== undefined) roots.set(commit, root)
      return root ?? null
    },
    async at(commit, path) {
      const oid = await trees.root(commit)
      if (oid === null) return null
      let entry: TreeEntry = { path: '', mode: folderMode, oid }
      for (const name of path === '' ? [] : path.split('/')) {
        if (entry.mode !== folderMode) return null
        const next = (await children(entry.oid)).get(name)
        if (next === undefined) return null
        entry = next
      }
      return { ...entry, path }
    },
    async below(oid, prefix) {
      // Brings the whole tree in one request, where ls-tree would stop at the first folder that is missing.
      await objects.ensure([oid])
      const { stdout } = await runGit(place, ['ls-tree', '-r', '-z', '--full-tree', oid])
      const records = stdout.toString().split('\0').slice(0, -1)
      return records.map((record) => {
        const [meta = '', path = ''] = record.split(/\t([\s\S]*)/)
        const [mode = '', , entry = ''] = meta.split(' ')
        return { path: prefix + path, mode, oid: entry }
      })
    },
  }
  return trees
}

/** A folder's mode in {@link TreeEntry}; only {@link Trees.at} answers it. */
export const folderMode = '040000'
export const submoduleMode = '160000'

/** Entries by name, from git's binary form: mode, blank, name, NUL, object name in raw bytes. */
function parseTree(bytes: Buffer, nameBytes: number): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>()
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(32, at)
    const nul = bytes.indexOf(0, blank)
    const path = bytes.toString('utf8', blank + 1, nul)
    entries.set(path, {
      mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
      path,
      oid: bytes.toString('hex', nul + 1, nul + 1 + nameBytes),
    })
    at = nul + 1 + nameBytes
  }
  return entries
}
