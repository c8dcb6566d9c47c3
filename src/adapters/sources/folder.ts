import { open, readdir, realpath, stat } from 'node:fs/promises'
import { join as joinOnDisk, relative, sep } from 'node:path'
import { ignoredFolders } from '../../core/skills/discover.ts'
import { maxFilesPerSource } from '../../core/skills/limits.ts'
import type { Diagnostic, SkillOrigin } from '../../core/skills/model.ts'
import { join } from '../../core/skills/paths.ts'
import type { SkillSource, SourceFile } from '../../core/skills/source.ts'

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

/** Folders below a root deeper than any skill's files lie. */
const maxFolderDepth = 12

/** Skills out of a folder on disk, such as a working tree or the bundled ones. A file that changes is read again. */
export function folderSource(options: FolderSourceOptions): SkillSource {
  const { base, origin, roots, label = '', extra = [] } = options
  const onDisk = (path: string) => joinOnDisk(base, ...path.split('/'))
  return {
    origin,
    label,
    roots,
    async list() {
      const files: SourceFile[] = []
      const diagnostics: Diagnostic[] = []
      const report = (path: string, message: string) =>
        diagnostics.push({ level: 'warning', file: label + path, line: null, message })
      const top = await realpath(base)
      const visited = new Set<string>()

      async function walk(folder: string, depth: number): Promise<void> {
        const real = await realpath(onDisk(folder)).catch(() => null)
        if (real === null) return
        if (real !== top && !real.startsWith(top + sep)) {
          report(folder, 'This link leads out of the folder; it is not followed.')
          return
        }
        if (visited.has(real)) return
        visited.add(real)
        const entries = await readdir(real, { withFileTypes: true }).catch(() => [])
        for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          if (files.length >= maxFilesPerSource) return
          const path = join(folder, name)
          const known = await stat(onDisk(path)).catch(() => null)
          if (known?.isDirectory() && !ignoredFolders.has(name)) {
            if (depth === maxFolderDepth) report(path, 'Folders this deep are not searched.')
            else await walk(path, depth + 1)
          } else if (known?.isFile()) await add(path)
        }
      }

      async function add(path: string): Promise<void> {
        const real = await realpath(onDisk(path)).catch(() => null)
        if (real === null) return
        if (!real.startsWith(top + sep)) {
          report(path, 'This link leads out of the folder; it is not followed.')
          return
        }
        const stamp = await stampOf(real)
        if (stamp !== null) files.push({ path, stamp })
      }

      for (const path of [...roots, ...extra]) {
        const known = await stat(onDisk(path)).catch(() => null)
        if (known?.isFile()) await add(path)
        else await walk(path, 0)
      }
      if (files.length >= maxFilesPerSource)
        report('', `More than ${maxFilesPerSource} files; the rest is not looked at.`)
      return { files, diagnostics }
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

async function stampOf(path: string): Promise<string | null> {
  const known = await stat(path).catch(() => null)
  return known === null ? null : `${known.mtimeMs}:${known.size}`
}

/** `path` as a folder below `base`, with `/`; null when it is not below it. */
export function folderBelow(base: string, path: string): string | null {
  const below = relative(base, path).split(sep).join('/')
  return below === '..' || below.startsWith('../') || joinOnDisk(below) === path ? null : below
}
