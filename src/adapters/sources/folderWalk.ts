import { type Dirent, readdirSync, statSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
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
    const known = statOf(real)
    if (known?.isFile()) this.#file({ shown, disk: real, depth })
    if (known?.isDirectory()) this.#folder({ shown, disk: real, depth })
  }

  #folder({ shown, disk, depth }: Place): void {
    if (this.#entered.has(disk) || this.#files.length >= maxFilesPerSource) return
    this.#entered.add(disk)
    if (depth > maxDepth) {
      this.#report(shown, 'Folders this deep are not searched.')
      return
    }
    for (const entry of entriesOf(disk)) {
      const { name } = entry
      const place = { shown: join(shown, name), disk: joinOnDisk(disk, name), depth: depth + 1 }
      if (ignoredFolders.has(name)) continue
      if (entry.isSymbolicLink()) this.#links.push(place)
      else if (entry.isDirectory()) this.#folder(place)
      else if (entry.isFile()) this.#file(place)
    }
  }

  #file({ shown, disk }: Place): void {
    const stamp = stampOf(disk)
    if (stamp !== null && this.#files.length < maxFilesPerSource)
      this.#files.push({ path: shown, stamp })
  }

  #report(shown: string, message: string): void {
    this.#diagnostics.push({ level: 'warning', file: this.#label + shown, line: null, message })
  }
}

/** Time and size of a file, which no edit leaves as they were; null when it is gone. */
export function stampOf(path: string): string | null {
  const known = statOf(path)
  return known === null ? null : `${known.mtimeMs}:${known.size}`
}

// At once and not through the thread pool, which takes several times as long for thousands of small questions.

function statOf(path: string) {
  try {
    return statSync(path)
  } catch {
    return null
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
