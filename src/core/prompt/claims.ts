import type { Finding } from '../findings/model.ts'

/** A finding as its judge sees it: what is claimed, not what argues for it. */
export interface Claim {
  /** `c1`, `c2`, …: short, so that a verdict names it without a slip. */
  readonly id: string
  readonly finding: Finding
}

export const claimsOf = (findings: readonly Finding[]): readonly Claim[] =>
  findings.map((finding, index) => ({ id: `c${index + 1}`, finding }))

/** In the order of their places: what may be one fault told twice then comes before the same judge. */
export const byPlace = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
  )

/** One claim in full: identity, place, severity, kind, title, what is said to happen, and the code it is about. */
export function claimText({ id, finding }: Claim): string {
  const { severity, category, title, body, quote, also } = finding
  const others = also.map(({ path, line }) => `${path}:${line}`).join(', ')
  return [
    `${id} — ${place(finding)} (${severity}, ${category})`,
    `${title}. ${scenario(body)}`.trim(),
    ...(others === '' ? [] : [`Also claimed of: ${others}`]),
    ...quote.split(/\r?\n|\r$/).map((line) => `    ${line}`),
  ].join('\n')
}

/** The claim on one line, for a list of what is still to be judged. */
export const claimLine = ({ id, finding }: Claim): string =>
  `id: ${id} — ${finding.title} (${place(finding)})`

const place = ({ path, line, side }: Finding): string =>
  line === null ? path : `${path}:${line}${side === 'LEFT' ? ' before the change' : ''}`

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Code and quotations: what ends a sentence elsewhere ends none in them. */
const quoted = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g

/** A body begins with what happens and goes on with why: only the first sentence is the claim. */
function scenario(body: string): string {
  const plain = body.replace(quoted, (part) => 'x'.repeat(part.length))
  const [first] = sentences.segment(plain)
  return body.slice(0, first?.segment.length ?? 0).trim()
}
