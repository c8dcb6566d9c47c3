import { isIgnored } from './discover.ts'
import type { Entry } from './indexSource.ts'
import { byCodePoint } from './names.ts'
import { baseName, folderOf, isBelow, join } from './paths.ts'

/** Paths of the files that lie beside a skill, relative to its folder, sorted; those of skills nested in it are theirs. */
export function bundledFiles({ place, paths }: Entry): readonly string[] {
  const { folder, file } = place
  if (folder === null) return []
  const start = folder === '' ? 0 : folder.length + 1
  return [...paths]
    .filter((path) => path !== file && isBelow(path, folder))
    .map((path) => path.slice(start))
    .filter(
      (path) => !/^checks\.ya?ml$/.test(path) && !isIgnored(path) && !isNested(path, folder, paths),
    )
    .sort(byCodePoint)
}

function isNested(path: string, folder: string, paths: ReadonlySet<string>): boolean {
  if (/^skill\.md$/i.test(baseName(path))) return true
  for (let inner = folderOf(path); inner !== ''; inner = folderOf(inner))
    if (paths.has(join(folder, `${inner}/SKILL.md`))) return true
  return false
}
