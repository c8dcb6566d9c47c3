import type { Skill } from './model.ts'
import { byCodePoint } from './names.ts'

const mostNamed = 5

/** Offered skills that share tags with `skill`, those with most in common first. */
export function relatedSkills(skill: Skill, offered: readonly Skill[]): readonly string[] {
  const shared = (other: Skill) => other.tags.filter((tag) => skill.tags.includes(tag)).length
  return offered
    .filter((other) => other.name !== skill.name && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byCodePoint(a.name, b.name))
    .slice(0, mostNamed)
    .map((other) => other.name)
}
