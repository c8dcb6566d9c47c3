import { type Entry, indexSource } from './indexSource.ts'
import type { Diagnostic } from './model.ts'
import { skillName } from './names.ts'
import type { SkillSource } from './source.ts'

/** Skills whose text is taken from another version than the one that is there. */
export interface Pins {
  /** A skill's name to a git ref. */
  readonly refs: Readonly<Record<string, string>>
  /** The repository's skills as they were at a ref; null when there is no such ref. */
  readonly openAt: (ref: string) => Promise<SkillSource | null>
}

/** Replaces pinned skills by their versions. A pin that cannot be followed leaves the skill out: the team does not want the current one. */
export async function pinVersions(
  entries: ReadonlyMap<string, Entry>,
  pins: Pins | undefined,
): Promise<{ entries: ReadonlyMap<string, Entry>; diagnostics: readonly Diagnostic[] }> {
  const pinned = new Map(entries)
  const diagnostics: Diagnostic[] = []
  for (const [written, ref] of Object.entries(pins?.refs ?? {})) {
    const name = skillName(written)
    const found = await readVersion(name, ref, pins)
    if (found.entry !== null) pinned.set(name, found.entry)
    else {
      pinned.delete(name)
      const message = `\`${written}\` is pinned to \`${ref}\`, but ${found.problem}; it is left out. Mend the pin in the config.`
      diagnostics.push({ level: 'error', file: `${name}@${ref}`, line: null, message })
    }
  }
  return { entries: pinned, diagnostics }
}

async function readVersion(name: string, ref: string, pins: Pins | undefined) {
  const source = (await pins?.openAt(ref)) ?? null
  if (source === null) return { entry: null, problem: 'there is no such ref' }
  const { entries } = await indexSource(source)
  const entry = entries.find(({ skill }) => skill.name === name) ?? null
  return { entry, problem: 'there is no such skill in that version' }
}
