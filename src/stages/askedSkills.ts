import type { SkillLibrary } from '../core/skills/library.ts'
import { nearest } from '../core/skills/nearest.ts'
import type { Wish } from '../task.ts'

export interface AskedSkills {
  /** Those that exist, by the name under which they are loaded. */
  readonly names: readonly string[]
  /** Those that cannot be loaded, with the reason, for whoever asked. */
  readonly notes: readonly string[]
}

/** The skills that the person who asked for this review wants applied, whatever the change. */
export function askedSkills(wish: Wish, library: SkillLibrary): AskedSkills {
  const names = new Set<string>()
  const notes: string[] = []
  for (const text of wish.kind === 'review' ? wish.skills : []) {
    const skill = library.find(text)?.skill
    if (skill === undefined) notes.push(unknown(text, library))
    else if (skill.hidden)
      notes.push(`The skill \`${skill.name}\` is kept from reviews by its author.`)
    else names.add(skill.name)
  }
  return { names: [...names], notes }
}

function unknown(name: string, { offered }: SkillLibrary): string {
  const names = offered.map((skill) => skill.name)
  const near = nearest(name, names)
  const meant = near === null ? '' : ` Did you mean \`${near}\`?`
  return `The skill \`${name.slice(0, 100)}\` was asked for, and there is none of that name.${meant}`
}
