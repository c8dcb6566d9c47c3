import { refuse, type ToolAnswer } from '../agent/tool.ts'
import { matchesGlobs } from '../change/filters.ts'
import type { LoadedSkill, Outcome } from '../findings/outcome.ts'
import { Activation } from './activation.ts'
import { Bodies } from './bodies.ts'
import { type Catalogue, isOffered, renderCatalogue } from './catalogue.ts'
import type { SkillCheck } from './checks.ts'
import { type Entry, indexSource } from './indexSource.ts'
import { cachedBodies } from './limits.ts'
import { requireProblems } from './loadOrder.ts'
import { SkillCounters, type SkillMetrics } from './metrics.ts'
import type { Diagnostic, Skill } from './model.ts'
import { byCodePoint, skillName } from './names.ts'
import { nearest } from './nearest.ts'
import { type Pins, pinVersions } from './pins.ts'
import { type SettledNames, settleNames } from './precedence.ts'
import type { SkillSource } from './source.ts'

export interface LibraryOptions {
  /** In order of precedence. */
  readonly sources: readonly SkillSource[]
  readonly pins?: Pins
  /** Milliseconds; only differences count. */
  readonly now: () => number
  /** Bodies kept in memory. */
  readonly cacheSize?: number
}

/** Reads the front matter of every skill once and settles which counts for each name. Never throws for a bad skill. */
export async function openLibrary(options: LibraryOptions): Promise<SkillLibrary> {
  const indexes = await Promise.all(options.sources.map(indexSource))
  const settled = settleNames(indexes.flatMap((index) => index.entries))
  const pinned = await pinVersions(settled.entries, options.pins)
  const diagnostics = [...indexes, settled, pinned].flatMap((step) => step.diagnostics)
  const broken = requireProblems(pinned.entries)
  const { entries } = pinned
  return new SkillLibrary(
    { ...settled, entries, diagnostics: [...diagnostics, ...broken] },
    options,
  )
}

/** No skill has a longer name: a longer one is counted by its length, because half of a secret looks like none. */
const longestName = 100

/** All skills of a run, shared by its conversations. */
export class SkillLibrary {
  /** Sorted by name; hidden and deprecated ones too. */
  readonly skills: readonly Skill[]
  readonly catalogue: Catalogue
  readonly diagnostics: readonly Diagnostic[]
  readonly entries: ReadonlyMap<string, Entry>
  /** Names of bundled skills that the team has replaced by its own. */
  readonly replaced: ReadonlySet<string>
  readonly bodies: Bodies
  readonly now: () => number
  readonly #counters = new SkillCounters()
  readonly #loaded = new Map<string, LoadedSkill>()

  constructor(
    { entries, diagnostics, replaced }: SettledNames,
    { now, cacheSize = cachedBodies }: LibraryOptions,
  ) {
    this.entries = entries
    this.replaced = replaced
    this.skills = [...entries.values()]
      .map((entry) => entry.skill)
      .sort((a, b) => byCodePoint(a.name, b.name))
    this.catalogue = renderCatalogue(this.skills)
    this.diagnostics = [...diagnostics, ...this.catalogue.diagnostics]
    this.bodies = new Bodies((wasHit) => this.#counters.cache(wasHit), cacheSize)
    this.now = now
  }

  /** What may be loaded without being warned about. */
  get offered(): readonly Skill[] {
    return this.skills.filter(isOffered)
  }

  /** The memory of one conversation. */
  activation(): Activation {
    return new Activation(this)
  }

  /** Names of offered skills whose globs match a changed file; what depends on the change is not in the catalogue. */
  recommended(paths: readonly string[]): readonly string[] {
    return this.offered
      .filter(({ globs }) => globs.length > 0 && paths.some((path) => matchesGlobs(globs, path)))
      .map((skill) => skill.name)
  }

  /** Every deterministic rule, whether its skill is loaded or not. */
  checks(): readonly SkillCheck[] {
    return this.skills
      .filter((skill) => skill.deprecated === null)
      .flatMap((skill) => skill.checks.map((check) => ({ skill, check })))
  }

  find(name: string): Entry | null {
    return this.entries.get(name) ?? this.entries.get(skillName(name)) ?? null
  }

  /** Counts a request for a name that does not exist and answers what does. */
  unknown(name: string): ToolAnswer {
    this.#counters.unknown(name.length > longestName ? `(${name.length} characters)` : name)
    const names = this.catalogue.names
    const near = nearest(name, names)
    const meant = near === null ? '' : ` Did you mean \`${near}\`?`
    return refuse(`There is no skill \`${name}\`.${meant} Available: ${names.join(', ')}.`)
  }

  /** Notes that a conversation loaded a skill, and how long that took. */
  wasLoaded(loaded: LoadedSkill, seconds: number): void {
    this.#loaded.set(`${loaded.name}\0${loaded.hash}`, loaded)
    this.#counters.loaded(loaded.name, seconds)
  }

  /** The findings file's account, in an order that does not depend on which conversation was faster. */
  record(): Outcome['skills'] {
    const keys = [...this.#loaded.keys()].sort(byCodePoint)
    return {
      offered: this.catalogue.names,
      loaded: keys.flatMap((key) => this.#loaded.get(key) ?? []),
      unknown_requests: this.#counters.unknownNames(),
    }
  }

  metrics(): SkillMetrics {
    return this.#counters.read()
  }
}
