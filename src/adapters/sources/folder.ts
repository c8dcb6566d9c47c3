import { open, realpath } from 'node:fs/promises'
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
    async read(path, maxBytes) {
      const file = await open(onDisk(path)).catch(() => null)
      if (file === null) return null
      try {
        const { size } = await file.stat()
        return size > maxBytes ? null : new Uint8Array(await file.readFile())
      } finally {
        await file.close()
      }
    },
    stamp: (path) => stampOf(onDisk(path)),
  }
}
