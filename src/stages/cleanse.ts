import type { Finding } from '../core/findings/model.ts'

/** The finding without secrets: it leaves the program in comments, files and annotations. A suggestion that held one is gone. */
export const cleanse = (finding: Finding, redact: (text: string) => string): Finding => ({
  ...finding,
  quote: redact(finding.quote),
  title: redact(finding.title),
  body: redact(finding.body),
  suggestion:
    finding.suggestion !== null && redact(finding.suggestion) === finding.suggestion
      ? finding.suggestion
      : null,
  skill: finding.skill && {
    ...finding.skill,
    rule: finding.skill.rule && redact(finding.skill.rule),
  },
  also: finding.also.map(({ path, line }) => ({ path: redact(path), line })),
  verification: { ...finding.verification, reason: redact(finding.verification.reason) },
})

/** A reason that is posted, or remembered in a hidden marker. */
export const withoutSecrets = <One extends { readonly reason: string }>(
  one: One,
  redact: (text: string) => string,
): One => ({ ...one, reason: redact(one.reason) })
