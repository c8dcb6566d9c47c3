import type { Log } from '../../core/log.ts'
import { maxFileBytes, type Repository } from '../../core/repository.ts'
import { type AskMergeBase, createCommits, noCommit } from './commits.ts'
import { diffTrees } from './diff.ts'
import { history } from './history.ts'
import { Objects } from './objects.ts'
import type { Origin } from './origin.ts'
import type { Scratch } from './scratch.ts'
import { searchTree } from './search.ts'
import { createTrees, folderMode } from './trees.ts'

export interface ClosableRepository extends Repository {
  /** Ends the children and removes the temporary folder. */
  close(): Promise<void>
}

export interface GitSource {
  readonly scratch: Scratch
  /** Where missing objects come from; null when all that there is is here. */
  readonly origin: Origin | null
  /** Asked before all of history is fetched; null when there is nobody to ask. */
  readonly askMergeBase: AskMergeBase | null
  /** The object that a ref other than a full object name stands for. */
  readonly resolveRef: (ref: string) => Promise<string | null>
  readonly log: Log
}

/** The repository port over git objects. Commits go to git as full object names, paths never. */
export function gitRepository(source: GitSource): ClosableRepository {
  const { scratch, origin, log } = source
  const { place } = scratch
  const objects = new Objects(place, origin)
  const commits = createCommits(place, objects, { origin, ask: source.askMergeBase, log })
  const trees = createTrees(place, objects, commits.have)
  const rootOf = async (commit: string) => {
    const root = await trees.root(objectName(commit))
    if (root !== null) return root
    throw new Error(noCommit(commit))
  }
  const resolve = async (ref: string) => {
    const name = isObjectName(ref) ? ref : await source.resolveRef(ref)
    return name !== null && (await commits.have(name)) ? name : null
  }
  return {
    resolve,
    mergeBase: (base, head) => commits.mergeBase(objectName(base), objectName(head)),
    async diff(from, to) {
      const [left, right] = await Promise.all([rootOf(from), rootOf(to)])
      await objects.ensure([left, right])
      return diffTrees(place, objects, left, right, log)
    },
    async list(commit, path) {
      await rootOf(commit)
      const entry = await trees.at(commit, path)
      if (entry === null) return []
      if (entry.mode !== folderMode) return [entry]
      return trees.below(entry.oid, path === '' ? '' : `${path}/`)
    },
    async read(commit, path) {
      await rootOf(commit)
      const entry = await trees.at(commit, path)
      if (entry === null || !/^1[02]/.test(entry.mode)) return null
      const { bytes, size } = await objects.read(entry.oid, maxFileBytes)
      if (bytes !== null) return bytes
      throw new Error(`${path} has ${size} bytes; files above ${maxFileBytes} bytes are not read`)
    },
    async search(commit, query) {
      return searchTree(place, objects, trees, await rootOf(commit), query)
    },
    async history(ref, path, limit) {
      const commit = await resolve(ref)
      return commit === null ? [] : history(place, commit, path, limit)
    },
    async close() {
      await objects.close()
      await scratch.close()
    },
  }
}

const isObjectName = (text: string) => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)

function objectName(text: string): string {
  if (isObjectName(text)) return text
  throw new Error(`${JSON.stringify(text)} is not a full object name; resolve it first`)
}
