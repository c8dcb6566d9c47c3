import type { Category } from './model.ts'

/** Openings of titles that state no fault. */
const praise =
  /^(?:lgtm|kudos|looks? (?:good|fine|ok|okay|correct|acceptable)|no (?:issues?|problems?|bugs?|concerns?|faults?)(?: found| here|$)|(?:good|great|nice|excellent|solid) (?:use|work|job|practice|choice|idea|refactoring|improvement|addition|naming|structure|coverage)|(?:this|the (?:change|code)) (?:is|looks) (?:good|fine|ok|okay|correct|acceptable))\b/i

/** Why something is no finding at all, whatever line it stands on; null when it may be one. */
export function whyNotReportable(claim: {
  readonly title: string
  readonly category: Category
  readonly hasSkill: boolean
}): string | null {
  if (praise.test(claim.title))
    return 'A finding states a fault. Praise, and that something is right, is not reported.'
  if (claim.category === 'style' && !claim.hasSkill)
    return 'A finding of style rests on a written rule: name its `skill` and `rule`. Taste without one is not reported.'
  return null
}
