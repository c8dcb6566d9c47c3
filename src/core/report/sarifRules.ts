import type { Finding, Severity } from '../findings/model.ts'
import { worse } from '../findings/severity.ts'
import { showInvisible } from '../safety/invisible.ts'

/** What code scanning groups by: the skill's rule, or the kind of fault where no skill was used. */
export const ruleId = ({ skill, category }: Pick<Finding, 'skill' | 'category'>): string =>
  skill === null ? category : showInvisible(`${skill.name}/${skill.rule ?? category}`)

/** GitHub ranks security alerts by a score from 0 to 10, cut at 9, 7 and 4 into critical, high, medium and low. */
const securityScores: Readonly<Record<Severity, string>> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '2.0',
}

/** One rule for each id that the findings use, in their order; a rule is as severe as its worst finding. */
export function sarifRules(findings: readonly Finding[]) {
  const byId = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const same = byId.get(ruleId(finding))
    if (same === undefined) byId.set(ruleId(finding), [finding])
    else same.push(finding)
  }
  return [...byId].map(([id, same]) => rule(id, same))
}

function rule(id: string, findings: readonly [Finding, ...Finding[]]) {
  const [{ skill, category, confidence }] = findings
  const severity = findings.map((finding) => finding.severity).reduce(worse)
  const text =
    skill === null
      ? `A fault of the kind ${category}`
      : showInvisible(`Rule ${skill.rule ?? category} of the skill ${skill.name}`)
  const tags = [category, ...(skill === null ? [] : [`skill:${skill.name}`])]
  return {
    id,
    name: id,
    shortDescription: { text },
    fullDescription: { text: `${text}, found in review.` },
    properties: {
      tags,
      precision: confidence,
      ...(category === 'security' ? { 'security-severity': securityScores[severity] } : {}),
    },
  }
}
