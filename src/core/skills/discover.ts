import { maxDepth } from './limits.ts'
import type { Diagnostic } from './model.ts'
import { byCodePoint } from './names.ts'
import { baseName, folderOf, isBelow } from './paths.ts'
import type { SkillPlace } from './readSkill.ts'
import type { SkillSource, SourceFile } from './source.ts'

/** Folders whose files are other people's or machine-made. */
export const ignoredFolders: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
  '.worktrees',
])
/** Markdown that lies beside skills and is none; `_shared/` holds what several of them include. */
const notSkills = /(^|\/)[_.]|(^|\/)(readme|license|changelog)[^/]*\.md$/i

export interface Discovery {
  readonly places: readonly SkillPlace[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Finds the skills among a source's files: `NAME/SKILL.md` up to four folders deep, and flat `NAME.md` where no folder
 * above holds a `SKILL.md`. The top of a source has no flat ones, since a repository's README lies there.
 * Places come in order of precedence: by root, then by path.
 */
export function discover(source: SkillSource, files: readonly SourceFile[]): Discovery {
  const diagnostics: Diagnostic[] = []
  const places: SkillPlace[] = []
  const seen = new Set<string>()
  for (const root of source.roots) {
    const below = files
      .map((file) => file.path)
      .filter(
        (path) => isBelow(path, root) && !isIgnored(path.slice(root.length)) && !seen.has(path),
      )
      .sort(byCodePoint)
    const folders = skillFiles(below)
    const isFlat = (path: string) =>
      root !== '' &&
      /\.md$/i.test(path) &&
      !notSkills.test(path.slice(root.length + 1)) &&
      !isInside(path, folders)
    for (const path of below) {
      const folder = folderOf(path)
      const isSkillFile = folders.get(folder) === path
      if (!isSkillFile && !isFlat(path)) continue
      seen.add(path)
      const location = source.label + path
      const depth = depthBelow(path, root)
      if (depth > maxDepth) {
        const message = `Skills are looked for in up to ${maxDepth} folders below \`${root}\`; this one is ${depth} deep. Move it up.`
        if (isSkillFile) diagnostics.push({ level: 'error', file: location, line: null, message })
        continue
      }
      places.push({
        origin: source.origin,
        location,
        file: path,
        folder: isSkillFile ? folder : null,
        root,
      })
    }
  }
  return { places, diagnostics }
}

/** Per folder its `SKILL.md`; one in other letters counts where there is no exact one. */
function skillFiles(paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const name = baseName(path)
    if (!/^skill\.md$/i.test(name)) continue
    if (name === 'SKILL.md' || !found.has(folderOf(path))) found.set(folderOf(path), path)
  }
  return found
}

function isInside(path: string, folders: ReadonlyMap<string, string>): boolean {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return true
    if (folder === '') return false
  }
}

const depthBelow = (path: string, root: string) =>
  path.slice(root === '' ? 0 : root.length + 1).split('/').length - 1

/** True for a path, relative to where the search began, that leads through a folder nobody searches. */
export const isIgnored = (path: string): boolean =>
  path.split('/').some((part) => ignoredFolders.has(part))
