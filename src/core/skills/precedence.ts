import type { Entry } from './indexSource.ts'
import type { Diagnostic } from './model.ts'

/**
 * One entry a name: the first in order of precedence (sources as given, then their own order). Every other one is
 * reported, unless it says the same byte for byte, as the files of linked folders and copied guidelines do.
 */
export function settleNames(entries: readonly Entry[]): {
  entries: ReadonlyMap<string, Entry>
  diagnostics: readonly Diagnostic[]
} {
  const settled = new Map<string, Entry>()
  const diagnostics: Diagnostic[] = []
  const guidelines = new Set<string>()
  for (const entry of entries) {
    const { name, hash, location, origin } = entry.skill
    if (origin === 'guideline' && guidelines.has(hash)) continue
    if (origin === 'guideline') guidelines.add(hash)
    const winner = settled.get(name)
    if (winner === undefined) settled.set(name, entry)
    else if (winner.skill.hash !== hash) {
      const message = `\`${name}\` is taken from ${winner.skill.location}, which comes first; this one is not used. Rename one.`
      diagnostics.push({ level: 'warning', file: location, line: null, message })
    }
  }
  return { entries: settled, diagnostics }
}
