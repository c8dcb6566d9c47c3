import type { Found, LintRule } from './rule.ts'

/** Too short to say both what a skill holds and when to load it. */
const leastChars = 30

export const description: LintRule = ({ entry: { skill }, keys }) => {
  const line = keys.get('description') ?? 1
  const found: Found[] = []
  if (skill.description.length < leastChars)
    found.push({
      level: 'warning',
      line,
      message: `\`${skill.description}\` does not tell a model when to load this. Begin with "Use when …".`,
    })
  else if (!/\b(use|load|apply|when|before|while|whenever)\b/i.test(skill.description))
    found.push({
      level: 'note',
      line,
      message: 'The description says what this is, not when to load it. Begin with "Use when …".',
    })
  if (/[<>]/.test(skill.description))
    found.push({ level: 'note', line, message: 'Other tools refuse `<` and `>` in a description.' })
  return found
}
