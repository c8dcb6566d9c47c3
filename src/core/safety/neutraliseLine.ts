import { glue, neutraliseText, type OutgoingRules } from './neutraliseText.ts'

/** One line of Markdown outside any fence, neutralised. See `neutralise`. */
export function neutraliseLine(line: string, rules: OutgoingRules): string {
  // Odd elements are runs of backticks.
  const parts = line.split(/(`+)/)
  const last = new Map(parts.map((part, at) => [at % 2 === 1 ? part : '', at]))
  const pieces: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    if (at % 2 === 0) {
      for (const piece of neutraliseText(part, rules)) pieces.push(piece)
      continue
    }
    const escaped = (/\\*$/.exec(pieces.at(-1) ?? '')?.[0].length ?? 0) % 2 === 1
    if (escaped) pieces.push((pieces.pop() ?? '').slice(0, -1))
    if (escaped || last.get(part) === at) {
      // An entity is a backtick that opens nothing.
      pieces.push('&#96;'.repeat(part.length))
      continue
    }
    const end = parts.indexOf(part, at + 1)
    pieces.push(parts.slice(at, end + 1).join(''))
    at = end
  }
  const out = glue(pieces)
  return tableRule.test(out)
    ? out.replaceAll('|', '\\|')
    : out.replace(/^(\s*)\/(?=[a-z])/i, '$1\\/')
}

/** The line that makes a table: cells are cut before code is recognised, so a `|` in code would set the rest of it free. */
const tableRule = /^(?=.*\|)(?=.*-)[\s>*+\-\d.)|:]*$/
