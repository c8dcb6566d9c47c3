import type { ChangedFile } from '../change/model.ts'
import { codeAt, evenLines } from './code.ts'
import { digest } from './digest.ts'
import type { Finding } from './model.ts'

/** What a finding is, whatever its line number and its words: the same on every head where its code is the same. */
export interface Identity {
  readonly path: string
  /** The anchored code, evened out, joined by `\n`. */
  readonly code: string
  /** Hash of the lines around it; '' for a finding without a line. */
  readonly near: string
  readonly cause: string
}

type Placed = Pick<
  Finding,
  'path' | 'side' | 'start_line' | 'line' | 'quote' | 'skill' | 'category'
>

/** `file` is the finding's file in the change; without it, or without a line, the quote alone has to do. */
export function identityOf(finding: Placed, file: ChangedFile | undefined): Identity {
  const { path, side, start_line, line, quote } = finding
  const place =
    file === undefined || line === null
      ? null
      : codeAt(file, { side, start_line: start_line ?? line, line })
  return {
    path,
    code: evenLines(place?.text ?? quote).join('\n'),
    near: place?.near ?? '',
    cause: causeOf(finding),
  }
}

/** The rule that is broken, where a skill names one; else the kind of fault. */
export const causeOf = ({ skill, category }: Pick<Finding, 'skill' | 'category'>): string =>
  skill?.rule != null ? `${skill.name}/${skill.rule}` : category

/** 32 hex digits. `ordinal` tells different faults apart that share place and cause, in the order of their report. */
export const fingerprintOf = ({ path, code, near, cause }: Identity, ordinal = 0): string =>
  digest([path, code, near, cause, ...(ordinal === 0 ? [] : [ordinal])], 32)

/** The id people type: the first eight digits, which is enough for the findings of one pull request. */
export const idOf = (fingerprint: string): string => fingerprint.slice(0, 8)

/** The finding with the fingerprint and id that its place and cause give it. */
export function identified(finding: Finding, file: ChangedFile | undefined, ordinal = 0): Finding {
  const fingerprint = fingerprintOf(identityOf(finding, file), ordinal)
  return { ...finding, fingerprint, id: idOf(fingerprint) }
}
