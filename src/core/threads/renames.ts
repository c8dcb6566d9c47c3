import type { ChangedFile } from '../change/model.ts'
import { digestFile } from './fileDigest.ts'
import type { ReviewState } from './state.ts'

/**
 * Where the files of the last review are now, for those that left the change under their old path: renamed against the
 * base, or (a file the change itself adds) the one new path with the very same change.
 */
export function renamesSince(
  state: ReviewState | null,
  files: readonly ChangedFile[],
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>()
  const present = new Set(files.map(({ path }) => path))
  for (const { previousPath, path } of files)
    if (previousPath !== null && !present.has(previousPath)) renames.set(previousPath, path)
  const before = state?.files ?? []
  const known = new Set(before.map(({ path }) => path))
  const fresh = files
    .filter(({ path }) => !known.has(path))
    .map((file) => ({ path: file.path, change: digestFile(file)?.change }))
  for (const { path, change } of before) {
    if (present.has(path) || renames.has(path)) continue
    const [only, other] = fresh.filter((file) => file.change === change)
    if (only !== undefined && other === undefined) renames.set(path, only.path)
  }
  return renames
}
