import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { openSources, openVersion, type SourcesPlan } from '../../adapters/sources/open.ts'
import type { Entry } from '../../core/skills/indexSource.ts'
import { openLibrary, type SkillLibrary } from '../../core/skills/library.ts'
import type { Diagnostic } from '../../core/skills/model.ts'
import type { SkillSource } from '../../core/skills/source.ts'
import { UsageError, type WorkingTree, type World } from '../world.ts'

/** The skills of the working tree a command runs in, with all other sources a review would have. */
export interface Collection {
  readonly library: SkillLibrary
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: readonly SkillSource[]
  /** null outside of git. */
  readonly local: WorkingTree | null
  /** The working tree's top, or the current folder outside of git. */
  readonly folder: string
  /** Folders searched in it. */
  readonly searched: readonly string[]
}

/** Opens the collection for `use` and closes its repository afterwards. */
export async function withCollection<T>(
  world: World,
  use: (collection: Collection) => Promise<T>,
): Promise<T> {
  const local = await world.openRepository()
  try {
    return await use(await open(world, local))
  } finally {
    await local?.close()
  }
}

async function open(world: World, local: WorkingTree | null): Promise<Collection> {
  const { settings, config } = await world.settings()
  const folder = local?.folder ?? world.cwd
  const searched = settings['skills-path']
  const plan: SourcesPlan = {
    searched,
    extra: settings.skills,
    builtin: settings.builtin,
    root: world.root,
    remote: remoteOf(world),
  }
  const opened = await openSources({ kind: 'folder', folder }, plan)
  const library = await openLibrary({
    sources: opened.sources,
    pins: { refs: config.pins, openAt: (ref) => openAt(local, ref, searched) },
    now: world.now,
  })
  return {
    library,
    diagnostics: [...opened.diagnostics, ...library.diagnostics],
    sources: opened.sources,
    local,
    folder,
    searched,
  }
}

/** How remote sources are reached from a person's machine. */
export const remoteOf = ({ env, fetch }: World): SourcesPlan['remote'] => ({
  apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
  token: env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? null,
  fetch,
  cacheFolder: join(env['XDG_CACHE_HOME'] ?? resolve(homedir(), '.cache'), 'skill-review'),
})

/** The repository's own skills at a ref; null when there is no such ref. */
export async function openAt(
  local: WorkingTree | null,
  ref: string,
  searched: readonly string[],
): Promise<SkillSource | null> {
  const commit = (await local?.repository.resolve(ref)) ?? null
  return local === null || commit === null
    ? null
    : openVersion(local.repository, commit, ref, searched)
}

/** The entry of a name somebody typed. */
export function findOrRefuse({ library }: Collection, name: string): Entry {
  const entry = library.find(name)
  if (entry !== null) return entry
  const names = library.skills.map((skill) => skill.name).join(', ')
  throw new UsageError(`There is no skill \`${name}\`. There are: ${names}.`)
}
