/** Whatever a person typed after the trigger, or null where nobody gave a command. */
export function findCommandLine(body: string, trigger: string): string | null {
  const word = trigger.toLowerCase()
  for (const line of spokenLines(body)) {
    const [first = ''] = line.split(/\s/, 1)
    if (first.toLowerCase() === word) return line.slice(first.length).trim()
  }
  return null
}

/**
 * The lines a person wrote and others see: without quotes, code (fenced or indented) and HTML comments. What tools append
 * stands on lines of its own, and of several commands the first counts.
 */
export function spokenLines(body: string): string[] {
  const lines: string[] = []
  let fence: string | null = null
  for (const line of withoutHtmlComments(body).split(/\r\n?|\n/)) {
    const marks: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== null) {
      const rest = marks === undefined ? '' : line.trim().slice(marks.length)
      if (marks?.startsWith(fence) === true && rest === '') fence = null
    } else if (marks !== undefined) fence = marks
    else if (!/^(?: {4}| {0,3}\t| {0,3}>)/.test(line)) lines.push(line.trim())
  }
  return lines
}

/** An unclosed comment hides the rest, as it does on the page. */
function withoutHtmlComments(body: string): string {
  let shown = ''
  let at = 0
  while (at < body.length) {
    const from = body.indexOf('<!--', at)
    if (from < 0) return shown + body.slice(at)
    shown += body.slice(at, from)
    const to = body.indexOf('-->', from + 4)
    if (to < 0) return shown
    at = to + 3
  }
  return shown
}
