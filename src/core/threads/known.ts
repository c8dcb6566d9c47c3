import { z } from 'zod'
import type { ChangedFile } from '../change/model.ts'
import { evenLines, printOf } from '../findings/code.ts'
import { identityOf, idOf } from '../findings/identity.ts'
import { categories, confidences, type Finding, severities } from '../findings/model.ts'

/** Longest texts that are remembered, in characters, and most lines; the comment itself holds the whole. */
const kept = { code: 160, title: 160, reason: 240, lines: 12 }

const reason = z.string().max(kept.reason)
const status = z.discriminatedUnion('is', [
  z.object({ is: z.literal('open') }),
  /** `gone`: the code is no longer there; `judged`: it is, but the fault was found mended. */
  z.object({ is: z.literal('fixed'), how: z.enum(['gone', 'judged']), commit: z.string().max(64) }),
  z.object({
    is: z.literal('ended'),
    how: z.enum(['wont-fix', 'thumbs-down', 'resolved', 'dismissed', 'withdrawn']),
    by: z.string().max(64),
    reason,
  }),
])

/** A finding as it is remembered between runs: enough to recognise it, to find its code again and to explain it. */
export const knownFinding = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
  path: z.string().max(4_096),
  side: z.enum(['LEFT', 'RIGHT']),
  /** null for a finding that has no line in the diff. */
  line: z.number().int().positive().nullable(),
  /** Its code for people to read, evened out: what was quoted, without secrets. */
  code: z.string().max(kept.code),
  /** The lines it stands on, each as 8 hex digits of its hash, joined: what it is recognised by. */
  prints: z.string().regex(/^(?:[0-9a-f]{8})*$/),
  near: z.string().max(8),
  severity: z.enum(severities),
  category: z.enum(categories),
  confidence: z.enum(confidences),
  title: z.string().max(kept.title),
  skill: z
    .object({
      name: z.string().max(200),
      rule: z.string().max(200).nullable(),
      hash: z.string().max(64),
    })
    .nullable(),
  source: z.enum(['model', 'check']),
  verdict: z.enum(['confirmed', 'plausible', 'refuted', 'unverified']),
  /** Why the verdict is what it is. */
  evidence: reason,
  published: z.enum(['inline', 'summary', 'deferred']),
  /** The round in which it was first reported. */
  round: z.number().int().positive(),
  status,
})

export type KnownFinding = Readonly<z.infer<typeof knownFinding>>
export type EndedStatus = Extract<KnownFinding['status'], { is: 'ended' }>

/** `file` is the finding's file in the change. */
export function remember(
  finding: Finding,
  file: ChangedFile | undefined,
  round: number,
): KnownFinding {
  const { code, near } = identityOf(finding, file)
  return {
    fingerprint: finding.fingerprint,
    path: finding.path,
    side: finding.side,
    line: finding.line,
    code: cut(evenLines(finding.quote).join('\n'), kept.code),
    prints: printsOf(code),
    near,
    severity: finding.severity,
    category: finding.category,
    confidence: finding.confidence,
    title: cut(finding.title, kept.title),
    skill: finding.skill,
    source: finding.source,
    verdict: finding.verification.verdict,
    evidence: cut(finding.verification.reason, kept.reason),
    published: finding.published,
    round,
    status: { is: 'open' },
  }
}

/** What {@link KnownFinding} recognises code by; the first lines of long code are enough. */
export const printsOf = (code: string): string =>
  evenLines(code).slice(0, kept.lines).map(printOf).join('')

/** A text as short as a remembered reason has to be. */
export const shortReason = (text: string): string => cut(text, kept.reason)

/** A remembered finding in the shape of the findings file; `quote` and lines are where its code stands now. */
export function recalled(
  known: KnownFinding,
  place: { readonly start_line: number; readonly line: number; readonly text: string } | null,
): Finding {
  return {
    id: idOf(known.fingerprint),
    fingerprint: known.fingerprint,
    path: known.path,
    side: known.side,
    start_line: place?.start_line ?? known.line,
    line: place?.line ?? known.line,
    quote: place?.text ?? known.code,
    severity: known.severity,
    category: known.category,
    confidence: known.confidence,
    title: known.title,
    body: '',
    suggestion: null,
    skill: known.skill,
    source: known.source,
    verification: { verdict: known.verdict, reason: known.evidence },
    published: known.published,
    also: [],
  }
}

/** Cut between characters, never inside one. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
