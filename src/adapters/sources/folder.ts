import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { SkillOrigin } from '../../core/skills/model.ts'
import type { SkillSource } from '../../core/skills/source.ts'
import { FolderWalk, stampOf } from './folderWalk.ts'

export interface FolderSourceOptions {
  /** Folder on disk. Nothing outside it is read, not by a link either. */
  readonly base: string
  readonly origin: SkillOrigin
  readonly label?: string
  /** Folders below `base` that are searched; `['']` for all of it. */
  readonly roots: readonly string[]
  /** Files and further folders below `base` that are listed too. */
  readonly extra?: readonly string[]
}

/** Skills out of a folder on disk, such as a working tree or the bundled ones. A file that changes is read again. */
export function folderSource(options: FolderSourceOptions): SkillSource {
  const { base, origin, roots, label = '', extra = [] } = options
  const onDisk = (path: string) => join(base, ...path.split('/'))
  return {
    origin,
    label,
    roots,
    async list() {
      const walk = new FolderWalk(await realpath(base), label)
      for (const path of [...roots, ...extra]) await walk.add(path)
      return walk.listing()
    },
    read: async (path, maxBytes) => readAtOnce(onDisk(path), maxBytes),
    stamp: async (path) => stampOf(onDisk(path)),
  }
}

/** Without the thread pool, whose four visits a file take three times as long as reading thousands of small files. */
function readAtOnce(path: string, maxBytes: number): Uint8Array | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    const { size } = fstatSync(file)
    if (size > maxBytes) return null
    const bytes = new Uint8Array(size)
    return bytes.subarray(0, readSync(file, bytes, 0, size, 0))
  } finally {
    closeSync(file)
  }
}
