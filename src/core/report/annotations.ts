import type { Finding, Severity } from '../findings/model.ts'
import { rankFindings } from '../findings/rank.ts'
import { showInvisible } from '../safety/invisible.ts'
import { shorten } from '../safety/shorten.ts'
import { maxAnnotationLength, maxCheckTitleLength } from './limits.ts'
import type { Phrases } from './phrases/model.ts'
import { severityWords, worded } from './wording.ts'

/** A finding beside the code, for a job's annotations or a check run. Plain text: nothing in it is rendered. */
export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly level: 'notice' | 'warning' | 'failure'
  readonly title: string
  readonly message: string
}

const levels: Readonly<Record<Severity, Annotation['level']>> = {
  critical: 'failure',
  high: 'failure',
  medium: 'warning',
  low: 'notice',
}

/** The findings as annotations, the worst first. One without a line at the head stands on the file's first. */
export function annotate(
  findings: readonly Finding[],
  phrases: Phrases,
  redact: (text: string) => string,
): Annotation[] {
  const plain = (text: string, limit: number) => shorten(showInvisible(redact(text)), limit)
  return rankFindings(worded(findings)).map((finding) => {
    const { path, side, start_line, line, severity, title, body, skill } = finding
    const isAtHead = side === 'RIGHT' && line !== null
    const rests = skill === null ? '' : `\n\n${phrases.skill} ${skill.name}`
    return {
      path,
      start_line: isAtHead ? (start_line ?? line) : 1,
      end_line: isAtHead ? line : 1,
      level: levels[severity],
      title: plain(
        `${severityWords(finding, phrases)}: ${title}`.replace(/\s+/g, ' '),
        maxCheckTitleLength,
      ),
      message: plain(`${body.trim() || title}${rests}`, maxAnnotationLength),
    }
  })
}
