import type { Finding } from '../findings/model.ts'
import type { Outgoing } from '../safety/outgoing.ts'
import type { Phrases } from './phrases/model.ts'

/** What every report for people is written with: the fixed words, and the gate that all other words go through. */
export interface Wording {
  readonly phrases: Phrases
  readonly out: Outgoing
}

/** Characters of the model's words that a report takes. A finding is a few sentences; more hides something. */
export const maxTitleLength = 200
export const maxBodyLength = 4_000
export const maxNoteLength = 500

/** Findings that say something. One without a title would be counted, and shown as an empty entry. */
export const worded = <Some extends Pick<Finding, 'title'>>(findings: readonly Some[]): Some[] =>
  findings.filter(({ title }) => title.trim() !== '')

/** `High`, or `High (likely, not proven)`. */
export function severityWords(
  { severity, verification }: Pick<Finding, 'severity' | 'verification'>,
  { severity: words, unproven }: Phrases,
): string {
  return verification.verdict === 'plausible' ? `${words[severity]} (${unproven})` : words[severity]
}

/** Which skill and rule a finding rests on, as Markdown; null when it rests on none. */
export function skillWords(
  { skill }: Pick<Finding, 'skill'>,
  { phrases, out }: Wording,
): string | null {
  if (skill === null) return null
  const rule = skill.rule === null ? '' : `, ${phrases.rule} ${out.code(skill.rule)}`
  return `${phrases.skill} ${out.code(skill.name)}${rule}`
}

/** `path:line` as inline code. */
export const placeWords = (
  { path, line }: { readonly path: string; readonly line: number | null },
  out: Outgoing,
): string => out.code(line === null ? path : `${path}:${line}`)
