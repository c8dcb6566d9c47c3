import { showInvisible } from './invisible.ts'
import { breakMarkers, neutralise } from './neutralise.ts'
import { neutraliseLine } from './neutraliseLine.ts'
import type { OutgoingRules } from './neutraliseText.ts'
import { shorten } from './shorten.ts'

/**
 * The gate for every word of the model or a stranger that is published as Markdown. `limit` counts characters of the text
 * before it is neutralised; what follows is left out, so that nothing long enough to hide something goes out.
 */
export interface Outgoing {
  /** Paragraphs. */
  block(markdown: string, limit: number): string
  /** Words within a line of ours. */
  line(text: string, limit: number): string
  /** A name or path, as inline code. */
  code(text: string): string
  /** Code to be committed: as it is, or null when it holds a secret, a forged marker or something invisible. */
  suggestion(code: string): string | null
}

export function createOutgoing(rules: OutgoingRules, redact: (text: string) => string): Outgoing {
  const oneLine = (text: string, limit: number) =>
    breakMarkers(showInvisible(shorten(redact(text).replace(/\s+/g, ' ').trim(), limit)))
  return {
    block: (markdown, limit) => neutralise(shorten(redact(markdown).trim(), limit), rules),
    line: (text, limit) => neutraliseLine(oneLine(text, limit), rules),
    code: (text) => codeSpan(oneLine(text, longestName)),
    suggestion: (code) =>
      redact(code) === code && showInvisible(code) === code && !/<!--\s*skill-review/i.test(code)
        ? code
        : null,
  }
}

/** Longer than any path a person reads; git itself allows 4,096. */
const longestName = 300

/** Inline code that may contain backticks. Two backticks around nothing would be the beginning of another span. */
function codeSpan(text: string): string {
  if (text === '') return '` `'
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
  if (longest === 0) return `\`${text}\``
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${text} ${fence}`
}
