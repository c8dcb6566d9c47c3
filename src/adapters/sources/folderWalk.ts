import { readdir, realpath, stat } from 'node:fs/promises'
import { join as joinOnDisk, sep } from 'node:path'
import { ignoredFolders } from '../../core/skills/discover.ts'
import { maxFilesPerSource } from '../../core/skills/limits.ts'
import type { Diagnostic } from '../../core/skills/model.ts'
import { join } from '../../core/skills/paths.ts'
import type { SourceFile, SourceListing } from '../../core/skills/source.ts'

/** Folders below a searched one deeper than any skill's files lie. */
const maxDepth = 12

/** A file or folder that is listed under `shown` and lies at `disk`. */
interface Place {
  readonly shown: string
  readonly disk: string
  readonly depth: number
}

/**
 * Lists the files below folders of `top` (a path without links). Links are followed after everything that is really
 * there and one after the other, so that the same tree always gives the same list; each folder is entered once.
 */
export class FolderWalk {
  readonly #files: SourceFile[] = []
  readonly #diagnostics: Diagnostic[] = []
  readonly #top: string
  readonly #label: string
  readonly #entered = new Set<string>()
  #links: Place[] = []

  constructor(top: string, label: string) {
    this.#top = top
    this.#label = label
  }

  /** Adds the file at `path`, or all files below it. */
  async add(path: string): Promise<void> {
    this.#links.push({ shown: path, disk: joinOnDisk(this.#top, ...path.split('/')), depth: 0 })
    while (this.#links.length > 0) {
      const links = this.#links.sort((a, b) => (a.shown < b.shown ? -1 : 1))
      this.#links = []
      for (const link of links) await this.#follow(link)
    }
  }

  listing(): SourceListing {
    if (this.#files.length >= maxFilesPerSource)
      this.#report('', `More than ${maxFilesPerSource} files; the rest is not looked at.`)
    return { files: this.#files, diagnostics: this.#diagnostics }
  }

  async #follow({ shown, disk, depth }: Place): Promise<void> {
    const real = await realpath(disk).catch(() => null)
    if (real === null) return
    if (real !== this.#top && !real.startsWith(this.#top + sep)) {
      this.#report(shown, 'This link leads out of the folder; it is not followed.')
      return
    }
    const known = await stat(real).catch(() => null)
    if (known?.isFile()) await this.#file({ shown, disk: real, depth })
    if (known?.isDirectory()) await this.#folder({ shown, disk: real, depth })
  }

  async #folder({ shown, disk, depth }: Place): Promise<void> {
    if (this.#entered.has(disk) || this.#files.length >= maxFilesPerSource) return
    this.#entered.add(disk)
    if (depth > maxDepth) {
      this.#report(shown, 'Folders this deep are not searched.')
      return
    }
    const entries = await readdir(disk, { withFileTypes: true }).catch(() => [])
    await Promise.all(
      entries.map(async (entry) => {
        const { name } = entry
        const place = { shown: join(shown, name), disk: joinOnDisk(disk, name), depth: depth + 1 }
        if (ignoredFolders.has(name)) return
        if (entry.isSymbolicLink()) this.#links.push(place)
        else if (entry.isDirectory()) await this.#folder(place)
        else if (entry.isFile()) await this.#file(place)
      }),
    )
  }

  async #file({ shown, disk }: Place): Promise<void> {
    const stamp = await stampOf(disk)
    if (stamp !== null && this.#files.length < maxFilesPerSource)
      this.#files.push({ path: shown, stamp })
  }

  #report(shown: string, message: string): void {
    this.#diagnostics.push({ level: 'warning', file: this.#label + shown, line: null, message })
  }
}

/** Time and size of a file, which no edit leaves as they were; null when it is gone. */
export async function stampOf(path: string): Promise<string | null> {
  const known = await stat(path).catch(() => null)
  return known === null ? null : `${known.mtimeMs}:${known.size}`
}
