import type { Coverage } from '../change/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import type { Entry, Section } from './assemble.ts'
import { maxNoteLength, type Wording } from './wording.ts'

/** Files named one by one; beyond that a number says more than a list. */
const maxListedFiles = 50

/** A text that stays whatever the room. */
export const pinned = (text: string): Section => ({
  opening: '',
  closing: '',
  entries: text === '' ? [] : [{ text, weight: Number.POSITIVE_INFINITY }],
  between: '\n\n',
})

/** A list of one-line items under a heading. */
export const list = (title: string, entries: readonly Entry[]): Section => ({
  opening: `**${title}**`,
  closing: '',
  entries,
  between: '\n',
})

/** Anything behind a click; a `why` stands above it. */
export const folded = (
  title: string,
  section: Omit<Section, 'opening' | 'closing'>,
  why = '',
): Section => ({
  ...section,
  opening: `<details><summary>${title}</summary>${why === '' ? '' : `\n\n${why}`}`,
  closing: '</details>',
})

/** What was in scope and not reached, file by file; what was left out by rule is no news. */
export function unreached(
  outcome: Pick<Outcome, 'coverage' | 'verdict'>,
  wording: Wording,
): Section {
  const { phrases, out } = wording
  const missing = unreachedFiles(outcome)
  const lines = missing.slice(0, maxListedFiles).map(({ path, reason }) => {
    const why = reason === null || reason === '' ? '' : `: ${out.line(reason, maxNoteLength)}`
    return `- ${out.code(path)}${why}`
  })
  if (missing.length > maxListedFiles)
    lines.push(`- ${phrases.moreFiles(missing.length - maxListedFiles)}`)
  return list(
    phrases.notReviewed,
    lines.length === 0 ? [] : [{ text: lines.join('\n'), weight: 70 }],
  )
}

/** Files a review began with and did not get to. Where none was begun, the verdict says all there is to say. */
export const unreachedFiles = ({
  coverage,
  verdict,
}: Pick<Outcome, 'coverage' | 'verdict'>): Coverage[] =>
  verdict === 'skipped' || verdict === 'failed'
    ? []
    : coverage.filter(({ status }) => status === 'unreached')

/** Warnings that a reader should see. */
export const notes = (texts: readonly string[], { phrases, out }: Wording): Section =>
  list(
    phrases.notes,
    texts
      .filter((text) => text.trim() !== '')
      .map((text) => ({ text: `- ${out.line(text, maxNoteLength)}`, weight: 60 })),
  )
