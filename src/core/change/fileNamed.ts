import { asShown } from '../safety/fence.ts'
import type { ChangedFile } from './model.ts'
import { shownPath } from './shownLine.ts'

/** The file of the change that `path` names: as it is called, as it was called, or as a model was shown its odd name. */
export function fileNamed(path: string, files: readonly ChangedFile[]): ChangedFile | undefined {
  return (
    files.find((file) => file.path === path) ??
    files.find((file) => file.previousPath === path) ??
    (path.includes('⟨') ? files.find((file) => asShown(shownPath(file.path)) === path) : undefined)
  )
}
