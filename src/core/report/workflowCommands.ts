import type { Annotation } from './annotations.ts'
import { maxStepAnnotations } from './limits.ts'

const commands = { notice: 'notice', warning: 'warning', failure: 'error' } as const

/**
 * Annotations as the runner's workflow commands, one a line. A step shows ten of a level and drops the rest in silence, so
 * only ten are written, and one plain line says how many more there are.
 */
export function renderWorkflowCommands(annotations: readonly Annotation[]): string {
  const written = { notice: 0, warning: 0, failure: 0 }
  const lines: string[] = []
  for (const annotation of annotations) {
    written[annotation.level] += 1
    if (written[annotation.level] <= maxStepAnnotations) lines.push(command(annotation))
  }
  const hidden = annotations.length - lines.length
  if (hidden > 0)
    lines.push(
      `${hidden} more findings: GitHub shows ${maxStepAnnotations} annotations of a level; the job summary has all.`,
    )
  return lines.map((line) => `${line}\n`).join('')
}

function command({ level, path, start_line, end_line, title, message }: Annotation): string {
  const properties = { file: path, line: start_line, endLine: end_line, title }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(String(value))}`,
  )
  return `::${commands[level]} ${written.join(',')}::${data(message)}`
}

/** Escaped as the runner unescapes. Runner, `ActionCommand.cs`. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
