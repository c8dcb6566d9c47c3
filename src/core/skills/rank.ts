import type { Skill, SkillOrigin } from './model.ts'
import { byCodePoint } from './names.ts'

const origins: readonly SkillOrigin[] = [
  'repository',
  'folder',
  'guideline',
  'github',
  'index',
  'bundled',
]

/** Below 0 when `a` counts before `b` where they disagree: priority first, then the team's own before others'. */
export const compareRank = (a: Skill, b: Skill): number =>
  b.priority - a.priority || origins.indexOf(a.origin) - origins.indexOf(b.origin)

/** Who counts where loaded skills disagree, as one line for the model; null when they all rank alike. */
export function describeRanks(skills: readonly Skill[]): string | null {
  const ranked = [...skills].sort((a, b) => compareRank(a, b) || byCodePoint(a.name, b.name))
  const [first] = ranked
  const last = ranked.at(-1)
  if (first === undefined || last === undefined || compareRank(first, last) === 0) return null
  const named = ranked.map(({ name, priority, origin }) => {
    const why = [
      priority === 0 ? '' : `priority ${priority}`,
      origin === 'bundled' ? 'bundled' : '',
    ]
    const shown = why.filter((part) => part !== '').join(', ')
    return shown === '' ? `\`${name}\`` : `\`${name}\` (${shown})`
  })
  return `Where loaded skills disagree, the earlier one counts: ${named.join(', ')}.`
}
