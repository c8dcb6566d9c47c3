import { showInvisible } from './invisible.ts'
import { neutraliseLine } from './neutraliseLine.ts'
import type { OutgoingRules } from './neutraliseText.ts'

/**
 * Markdown of a model or a stranger, fit to be published under our name: it pings nobody outside the conversation, refers to
 * and closes no issue, links to and loads from no foreign host, holds no HTML, no forged marker and nothing invisible. Code
 * stays as it is. What was a link, a mention or a reference stays readable, as code. Idempotent, linear.
 *
 * Only code that GitHub is certain to take for code counts as such: fences that we write ourselves at the margin, and spans
 * that begin and end on one line. All else is text, because whoever finds code that GitHub does not see lets a ping through.
 */
export function neutralise(markdown: string, rules: OutgoingRules): string {
  const lines = showInvisible(markdown).split(/\r?\n/)
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const opening = openingFence.exec(lines[at] ?? '')
    if (opening === null) {
      out.push(neutraliseLine(lines[at] ?? '', rules))
      continue
    }
    const closing = new RegExp(`^[ \\t]{0,8}${opening[2]?.[0]}{${opening[2]?.length},}[ \\t]*$`)
    let end = at + 1
    while (end < lines.length && !closing.test(lines[end] ?? '')) end += 1
    for (const line of fenced(lines.slice(at + 1, end), opening)) out.push(line)
    at = end
  }
  return breakMarkers(out.join('\n'))
}

/** Our hidden markers are found wherever they stand in a comment, in code too: what begins like one is broken. */
export const breakMarkers = (markdown: string): string =>
  markdown.replace(/<!--(?=\s*skill-review)/gi, '<! --')

const openingFence = /^([ \t]{0,8})(`{3,}(?=[^`]*$)|~{3,})[ \t]*([\w+#.-]{0,20})/

/** Languages that GitHub does more with than colour: it offers to commit them, or renders them. */
const active = /^(?:suggestion|mermaid|geojson|topojson|stl|math)/i

/** The code between backticks at the margin, where no list or quotation can end the fence before its time. */
function fenced(
  code: readonly string[],
  [, indent = '', mark = '', language = '']: RegExpExecArray,
) {
  const dedented = code.map((line) => line.replace(new RegExp(`^[ \\t]{0,${indent.length}}`), ''))
  const longest = dedented.reduce(
    (length, line) => Math.max(length, /^[ \t]*(`*)/.exec(line)?.[1]?.length ?? 0),
    2,
  )
  const fence = '`'.repeat(Math.max(mark.length, longest + 1))
  return [fence + (active.test(language) ? 'text' : language), ...dedented, fence]
}
