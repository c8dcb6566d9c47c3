import { estimateTokens } from '../../agent/estimate.ts'
import type { LintRule } from './rule.ts'

/** What good practice advises: below, a skill says what a model knows; above, it crowds out the change. */
const advised = { least: 500, most: 2_000 }
/** The specification's recommendation of the most. */
const specified = { tokens: 5_000, lines: 500 }

export const size: LintRule = ({ entry, lines }) => {
  const tokens = estimateTokens(lines.map(({ text }) => text).join('\n'))
  const first = lines[0]?.number ?? null
  if (tokens > specified.tokens || lines.length > specified.lines)
    return [
      {
        level: 'warning',
        line: first,
        message: `The body has about ${tokens} tokens in ${lines.length} lines; ${specified.tokens} and ${specified.lines} are the most that is recommended. Move parts into files beside it.`,
      },
    ]
  if (tokens > advised.most)
    return [
      {
        level: 'note',
        line: first,
        message: `The body has about ${tokens} tokens; ${advised.most} are advised at most.`,
      },
    ]
  if (tokens < advised.least && entry.skill.pack.length === 0)
    return [
      {
        level: 'note',
        line: first,
        message: `The body has about ${tokens} tokens; ${advised.least} are advised at least. Add what to look for, with bad and good code, and what never to report.`,
      },
    ]
  return []
}
