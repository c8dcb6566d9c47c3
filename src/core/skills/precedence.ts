import type { Entry } from './indexSource.ts'
import type { Diagnostic } from './model.ts'

export interface SettledNames {
  /** One entry a name: the first in order of precedence, sources as given, then their own order. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Every other one, unless it says the same byte for byte, as the files of linked folders and copied guidelines do. */
  readonly diagnostics: readonly Diagnostic[]
  /** Bundled skills that the team has replaced by its own, which is how it is meant to be done. */
  readonly replaced: ReadonlySet<string>
}

export function settleNames(entries: readonly Entry[]): SettledNames {
  const settled = new Map<string, Entry>()
  const diagnostics: Diagnostic[] = []
  const replaced = new Set<string>()
  const guidelines = new Set<string>()
  for (const entry of entries) {
    const { name, hash, location, origin } = entry.skill
    if (origin === 'guideline' && guidelines.has(hash)) continue
    if (origin === 'guideline') guidelines.add(hash)
    const winner = settled.get(name)
    if (winner === undefined) settled.set(name, entry)
    else if (origin === 'bundled') replaced.add(name)
    else if (winner.skill.hash !== hash) {
      const message = `\`${name}\` is taken from ${winner.skill.location}, which comes first; this one is not used. Rename one.`
      diagnostics.push({ level: 'warning', file: location, line: null, message })
    }
  }
  return { entries: settled, diagnostics, replaced }
}
