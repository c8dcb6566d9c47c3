import type { Found, LintRule } from './rule.ts'

/** Shorter than this, a description that names no occasion cannot be more than a title. */
const title = 30
const occasion = /\b(use|load|apply|when|whenever|before|while)\b/i

export const description: LintRule = ({ entry: { skill }, keys }) => {
  const line = keys.get('description') ?? 1
  const found: Found[] = []
  if (!occasion.test(skill.description)) {
    const message =
      'The description says what this is, not when to load it. Begin with "Use when …".'
    found.push({ level: skill.description.length < title ? 'warning' : 'note', line, message })
  }
  if (/[<>]/.test(skill.description))
    found.push({ level: 'note', line, message: 'Other tools refuse `<` and `>` in a description.' })
  return found
}
