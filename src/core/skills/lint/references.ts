import { folderOf, resolveInside } from '../paths.ts'
import type { LintRule } from './rule.ts'

const links = /\]\((?!https?:|mailto:|#|\/|<)([^)\s#]+)[^)]*\)/g
/** Folder names that the specification keeps for a skill's own files. `scripts/` is left out: repositories have one too. */
const ownFiles = /`((?:\.\/)?(?:references|assets)\/[^`\s*]+)`/g
const includes = /^@(\.{1,2}\/\S+)\s*$/g

/** Files a body points to that are not there. */
export const references: LintRule = ({ entry, lines }) =>
  lines
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, number }) =>
      [links, ownFiles, includes]
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map((match) => decode(match[1] ?? ''))
        .filter((target) => !isThere(entry, target))
        .map((target) => ({
          level: 'warning' as const,
          line: number,
          message: `\`${target}\` is not there. Add the file, or take the reference out.`,
        })),
    )

function isThere({ place, paths }: Parameters<LintRule>[0]['entry'], target: string): boolean {
  const path = resolveInside(place.root, folderOf(place.file), target)
  if (path === null) return false
  return paths.has(path) || [...paths].some((known) => known.startsWith(`${path}/`))
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
