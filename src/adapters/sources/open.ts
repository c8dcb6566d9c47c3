import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Repository } from '../../core/repository.ts'
import { guidelinePaths } from '../../core/skills/guidelines.ts'
import { lockPath, parseLock } from '../../core/skills/lock.ts'
import type { Diagnostic } from '../../core/skills/model.ts'
import type { SkillSource } from '../../core/skills/source.ts'
import { parseSource } from '../../core/skills/sourceSpec.ts'
import { folderSource } from './folder.ts'
import { type OpenedSource, openRemote, type RemoteAccess } from './remote.ts'
import { repositorySource } from './repository.ts'

export interface SourcesPlan {
  /** Folders searched in the repository. */
  readonly searched: readonly string[]
  /** Lines of the `skills` setting. */
  readonly extra: readonly string[]
  /** Whether the bundled skills are offered. */
  readonly builtin: boolean
  /** Folder of the program: the bundled skills lie in `skills` below it. */
  readonly root: string
  readonly remote: Omit<RemoteAccess, 'searched'>
}

export interface OpenedSources {
  /** In order of precedence. */
  readonly sources: readonly SkillSource[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Where the skills, guideline files and lock of a repository are read: at a commit, or in a working tree. */
export type SkillsPlace =
  | { readonly kind: 'commit'; readonly repository: Repository; readonly commit: string }
  | { readonly kind: 'folder'; readonly folder: string }

/**
 * Opens every source of a run, in order of precedence: the repository's folders, those configured, guideline files,
 * the bundled ones. What cannot be opened is left out with a diagnostic.
 */
export async function openSources(place: SkillsPlace, plan: SourcesPlan): Promise<OpenedSources> {
  const own = openOwn(place, 'repository', plan.searched)
  const guidelines = openOwn(place, 'guideline', [], guidelinePaths)
  const bundled = folderSource({
    base: join(plan.root, 'skills'),
    origin: 'bundled',
    label: 'bundled:',
    roots: [''],
  })
  const extra = await openExtra(place, plan)
  return {
    sources: [own, ...extra.sources, guidelines, ...(plan.builtin ? [bundled] : [])],
    diagnostics: extra.diagnostics,
  }
}

/** The repository's skills as they were at another commit, for pinned and shown versions. */
export const openVersion = (
  repository: Repository,
  commit: string,
  ref: string,
  searched: readonly string[],
): SkillSource =>
  repositorySource({ repository, commit, origin: 'repository', label: `${ref}:`, roots: searched })

function openOwn(
  place: SkillsPlace,
  origin: SkillSource['origin'],
  roots: readonly string[],
  extra: readonly string[] = [],
): SkillSource {
  if (place.kind === 'commit') return repositorySource({ ...place, origin, roots, extra })
  return folderSource({ base: place.folder, origin, roots, extra })
}

async function openExtra(place: SkillsPlace, plan: SourcesPlan): Promise<OpenedSources> {
  const read = parseLock(await lockText(place))
  const problems: Diagnostic[] = read.ok
    ? []
    : [{ level: 'error', file: lockPath, line: null, message: read.problem }]
  const opened = await Promise.all(
    plan.extra.map(async (line): Promise<OpenedSource> => {
      const parsed = parseSource(line)
      if (!parsed.ok) {
        const message = parsed.problem
        return { source: null, diagnostics: [{ level: 'error', file: line, line: null, message }] }
      }
      if (parsed.spec.kind === 'folder') return openFolder(place, parsed.spec.path)
      // With a damaged lock nothing remote can be told to be what was agreed to.
      if (!read.ok) return { source: null, diagnostics: [] }
      const access = { ...plan.remote, searched: plan.searched }
      return openRemote(parsed.spec, read.lock.get(parsed.spec.text) ?? null, access)
    }),
  )
  return {
    sources: opened.flatMap(({ source }) => source ?? []),
    diagnostics: [...problems, ...opened.flatMap(({ diagnostics }) => diagnostics)],
  }
}

/** A configured folder: of the repository, or on disk anywhere when a person runs this on their own machine. */
function openFolder(place: SkillsPlace, path: string): OpenedSource {
  const isOutside = isAbsolute(path) || path.split('/').includes('..')
  if (!isOutside) return { source: openOwn(place, 'folder', [path]), diagnostics: [] }
  if (place.kind === 'commit') {
    const message = `It lies outside the repository and is not read. Name a folder of it, or owner/repo@ref.`
    return { source: null, diagnostics: [{ level: 'error', file: path, line: null, message }] }
  }
  const folder = resolve(place.folder, path)
  const base = dirname(folder)
  const source = folderSource({
    base,
    origin: 'folder',
    label: `${base}/`,
    roots: [basename(folder)],
  })
  return { source, diagnostics: [] }
}

async function lockText(place: SkillsPlace): Promise<string | null> {
  const source =
    place.kind === 'commit'
      ? await place.repository.read(place.commit, lockPath)
      : await folderSource({ base: place.folder, origin: 'folder', roots: [] }).read(lockPath, 1e6)
  return source === null ? null : new TextDecoder().decode(source)
}
