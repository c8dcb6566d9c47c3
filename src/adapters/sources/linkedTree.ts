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

/**
 * Files of a commit, with the symbolic links among them followed inside the tree and each target once. Links that
 * leave the tree or lead back to a folder that holds them are reported and left.
 */
export class LinkedTree {
  readonly #repository: Repository
  readonly #commit: string
  readonly #report: (path: string, message: string) => void
  readonly #followed = new Set<string>()

  constructor(
    repository: Repository,
    commit: string,
    report: (path: string, message: string) => void,
  ) {
    this.#repository = repository
    this.#commit = commit
    this.#report = report
  }

  /** All files at or below `path`, by the path they are shown under. */
  async below(path: string): Promise<ReadonlyMap<string, LinkedBlob>> {
    const found = new Map<string, LinkedBlob>()
    await this.#collect(path, path, found)
    return found
  }

  async #collect(shown: string, real: string, found: Map<string, LinkedBlob>): Promise<void> {
    const entries = await this.#repository.list(this.#commit, real)
    if (entries.length === 0) {
      const leads = await this.#throughLinkedFolder(real)
      if (leads !== null) await this.#collect(shown, leads, found)
      return
    }
    const start = real === '' ? 0 : real.length + 1
    for (const entry of entries) {
      const path = entry.path === real ? shown : join(shown, entry.path.slice(start))
      if (entry.mode === link) await this.#follow(path, entry, found)
      else if (entry.mode !== submodule) found.set(path, { path: entry.path, oid: entry.oid })
    }
  }

  async #follow(shown: string, entry: TreeEntry, found: Map<string, LinkedBlob>): Promise<void> {
    const real = await this.#target(entry.path)
    if (real === null)
      this.#report(shown, 'This link leads out of the repository; it is not followed.')
    else if (isBelow(entry.path, real))
      this.#report(shown, 'This link leads to a folder that holds it; it is not followed.')
    else if (this.#followed.size === maxLinks)
      this.#report(shown, `More than ${maxLinks} links; this one is not followed.`)
    else if (!this.#followed.has(real)) {
      this.#followed.add(real)
      await this.#collect(shown, real, found)
    }
  }

  /** `path` with the first folder on its way that is a link replaced by what it names; null when none is. */
  async #throughLinkedFolder(path: string): Promise<string | null> {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      const [first] = await this.#repository.list(this.#commit, folder)
      if (first?.path !== folder || first.mode !== link || this.#followed.has(path)) continue
      this.#followed.add(path)
      const leads = await this.#target(folder)
      return leads === null ? null : join(leads, path.slice(end + 1))
    }
    return null
  }

  /** What the link at `path` names; null when that is outside the tree. */
  async #target(path: string): Promise<string | null> {
    const bytes = await this.#repository.read(this.#commit, path)
    const text = new TextDecoder().decode(bytes ?? new Uint8Array()).trim()
    return resolveInside('', folderOf(path), text)
  }
}
