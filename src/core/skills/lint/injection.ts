import { showInvisible } from '../../safety/invisible.ts'
import type { Found, LintRule } from './rule.ts'

/** Sentences that work on the reviewer and not on the code. */
const suspicious: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.]{0,30}\b(?:previous|prior|above|earlier|other|system|all)\b[^.]{0,20}\b(?:instructions?|rules?|prompts?|skills?)\b/i,
  /\b(?:approve|accept|pass)\s+(?:this|the|every|any|all)\s+(?:pull requests?|PRs?|changes?|merge requests?)\b/i,
  /\b(?:print|post|output|reveal|send|include|repeat)\b[^.]{0,30}\b(?:system prompt|environment variables?|your (?:api )?(?:key|token|secret|credentials|instructions))\b/i,
  /\byou are (?:now|no longer)\b/i,
  /\b(?:report|flag|mention)\s+(?:nothing|no (?:issues|findings|problems|security))\b/i,
]

/** Text that looks like an attack on the reviewer, which matters most in skills of strangers. */
export const injection: LintRule = ({ lines, entry: { skill } }) => {
  const found: Found[] = lines
    .filter(({ isCode, text }) => !isCode && suspicious.some((pattern) => pattern.test(text)))
    .map(({ text, number }) => ({
      level: 'warning',
      line: number,
      message: `This speaks to the reviewer and not of code: "${text.trim().slice(0, 100)}". Is it meant to be here?`,
    }))
  for (const { text, number } of lines) {
    const shown = showInvisible(text)
    if (shown === text) continue
    const mark = /⟨U\+[0-9A-F]+⟩/.exec(shown)?.[0] ?? 'one'
    found.push({
      level: 'warning',
      line: number,
      message: `There are characters here that nobody sees: ${mark}.`,
    })
  }
  if (showInvisible(skill.description) !== skill.description)
    found.push({
      level: 'warning',
      line: 1,
      message: 'There are characters in the description that nobody sees.',
    })
  return found
}
