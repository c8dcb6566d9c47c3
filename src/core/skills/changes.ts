import type { ChangedFile } from '../change/model.ts'
import { type Entry, indexSource, type SourceIndex } from './indexSource.ts'
import { lintSkills } from './lint/lint.ts'
import type { LintRemark } from './lint/rule.ts'
import type { Diagnostic, Skill } from './model.ts'
import { byCodePoint } from './names.ts'
import { isBelow } from './paths.ts'
import { settleNames } from './precedence.ts'
import type { SkillSource } from './source.ts'

/** What a change does to one of the repository's skills or guideline files. */
export interface SkillChange {
  readonly name: string
  readonly status: 'added' | 'changed' | 'removed' | 'broken'
  readonly location: string
  /** Which parts differ: fields of the front matter, `text`, `files beside it`. */
  readonly parts: readonly string[]
  /** What lint says of it as it is after the change. */
  readonly lint: readonly LintRemark[]
}

/**
 * Which skills a change edits. `before` are the repository's own sources (skills, guidelines) at the base, `after` the
 * same at the head: read to be described, never to steer the review of the change that brings them.
 */
export async function skillChanges(
  files: readonly ChangedFile[],
  before: readonly SkillSource[],
  after: readonly SkillSource[],
): Promise<readonly SkillChange[]> {
  const paths = files.flatMap(({ path, previousPath }) =>
    previousPath === null ? [path] : [path, previousPath],
  )
  const [old, now] = await Promise.all([indexAll(before), indexAll(after)])
  const touches = (entry: Entry) => paths.some((path) => belongsTo(path, entry))
  const names = [...old.entries, ...now.entries].flatMap(([name, entry]) =>
    touches(entry) ? [name] : [],
  )
  const changes: SkillChange[] = []
  for (const name of [...new Set(names)].sort(byCodePoint)) {
    const earlier = old.entries.get(name)
    const later = now.entries.get(name)
    if (later !== undefined) changes.push(await edited(earlier, later, now, paths))
    else if (earlier !== undefined) changes.push(gone(earlier.skill, now.diagnostics))
  }
  return changes
}

const verbs = { added: 'adds', changed: 'edits', removed: 'removes', broken: 'breaks' } as const

/** One line for the summary. */
export function describeSkillChange({ name, status, parts, lint }: SkillChange): string {
  const what = parts.length > 0 ? ` (${parts.join(', ')})` : ''
  const [first, ...others] = lint.filter(({ level }) => level !== 'note')
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const says = first === undefined ? '' : ` Lint says: ${first.message}${more}`
  return `This change ${verbs[status]} the skill \`${name}\`${what}; the review went by the skills as they were before it.${says}`
}

async function indexAll(sources: readonly SkillSource[]) {
  const indexes: readonly SourceIndex[] = await Promise.all(sources.map(indexSource))
  const { entries } = settleNames(indexes.flatMap((index) => index.entries))
  return { entries, diagnostics: indexes.flatMap((index) => index.diagnostics) }
}

const belongsTo = (path: string, { place }: Entry) =>
  path === place.file || (place.folder !== null && isBelow(path, place.folder))

async function edited(
  earlier: Entry | undefined,
  later: Entry,
  now: Awaited<ReturnType<typeof indexAll>>,
  paths: readonly string[],
): Promise<SkillChange> {
  const { skill } = later
  const own = now.diagnostics.filter(({ file }) => file === skill.location)
  const areBeside = paths.some((path) => path !== later.place.file && belongsTo(path, later))
  return {
    name: skill.name,
    status: earlier === undefined ? 'added' : 'changed',
    location: skill.location,
    parts:
      earlier === undefined
        ? []
        : [...differing(earlier.skill, skill), ...(areBeside ? ['files beside it'] : [])],
    lint: await lintSkills([later], now.entries, own),
  }
}

const compared = [
  'description',
  'tags',
  'globs',
  'requires',
  'pack',
  'priority',
  'version',
  'deprecated',
  'hidden',
  'checks',
  'testCases',
] as const

function differing(a: Skill, b: Skill): readonly string[] {
  const parts = compared.filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
  return parts.length === 0 && a.hash !== b.hash ? ['text'] : parts
}

/** Removed, or still there and broken: then the reason is among the diagnostics of reading it. */
function gone({ name, location }: Skill, diagnostics: readonly Diagnostic[]): SkillChange {
  const own = diagnostics.filter(({ file }) => file === location)
  const lint = own.map((problem) => ({ ...problem, rule: 'load' }))
  return { name, status: own.length > 0 ? 'broken' : 'removed', location, parts: [], lint }
}
