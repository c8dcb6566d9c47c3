import type { Change } from '../core/change/model.ts'
import { describeSkillChange, skillChanges } from '../core/skills/changes.ts'
import { guidelinePaths } from '../core/skills/guidelines.ts'
import { isBelow } from '../core/skills/paths.ts'
import type { SkillSource } from '../core/skills/source.ts'
import type { Scene } from './scene.ts'

/** What the change does to the team's skills and guideline files: told in the summary, never used in its own review. */
export async function skillChangeNotes(
  { files, commits }: Change,
  before: readonly SkillSource[],
  { ports, open, settings, commit }: Scene,
): Promise<readonly string[]> {
  const paths = files.flatMap(({ path, previousPath }) =>
    previousPath === null ? [path] : [path, previousPath],
  )
  const places = [...settings['skills-path'], ...guidelinePaths]
  const isSkill = (path: string) => places.some((place) => path === place || isBelow(path, place))
  if (commit === commits.head || !paths.some(isSkill)) return []
  const { sources } = await ports.openSources({
    repository: open.repository,
    commit: commits.head,
    settings: { ...settings, skills: [], builtin: false },
  })
  const changes = await skillChanges(files, before.filter(isOwn), sources.filter(isOwn))
  return changes.map(describeSkillChange)
}

const isOwn = ({ origin }: SkillSource): boolean =>
  origin === 'repository' || origin === 'guideline'
