import { type Confidence, confidences, type Finding } from '../findings/model.ts'
import { type Case, type Label, labelId } from './cases.ts'
import type { Pair } from './pairs.ts'

/** A pair of which the judge says that one fix cures both. */
export interface Match extends Pair {
  readonly confidence: Confidence
  readonly reason: string
}

/** `match`: a fault found. `duplicate`: another finding has it already. `acceptable`: neither right nor wrong. `false`: the rest. */
export type Mark = 'match' | 'duplicate' | 'acceptable' | 'false'

export interface Marked {
  readonly finding: Finding
  readonly mark: Mark
  /** The label it meets; null for a false one. */
  readonly label: string | null
  /** A match that lies away from the label's place. */
  readonly isMislocated: boolean
  readonly reason: string
}

/** Marks each finding. Each fault is found once and each finding finds one fault: the surest match first, then the nearest. */
export function markFindings(
  findings: readonly Finding[],
  one: Case,
  matches: readonly Match[],
): readonly Marked[] {
  const present = new Set(findings)
  const own = matches.filter(({ finding }) => present.has(finding)).sort(bySureness)
  const taken = new Map<Finding, Match>()
  const found = new Set<Label>()
  for (const match of own) {
    if (match.label.accept || taken.has(match.finding) || found.has(match.label)) continue
    taken.set(match.finding, match)
    found.add(match.label)
  }
  return findings.map((finding) => {
    const match = taken.get(finding)
    if (match !== undefined) return marked('match', match, one)
    const others = own.filter((other) => other.finding === finding)
    const fault = others.find(({ label }) => !label.accept)
    if (fault !== undefined) return marked('duplicate', fault, one)
    const neutral = others[0]
    if (neutral !== undefined) return marked('acceptable', neutral, one)
    return { finding, mark: 'false', label: null, isMislocated: false, reason: '' }
  })
}

const marked = (mark: Mark, { finding, label, isLocated, reason }: Match, one: Case): Marked => ({
  finding,
  mark,
  label: labelId(one, label),
  isMislocated: mark === 'match' && !isLocated,
  reason,
})

const bySureness = (a: Match, b: Match): number =>
  confidences.indexOf(a.confidence) - confidences.indexOf(b.confidence) || nearer(a, b)

/** Infinity less Infinity is not a number, so it cannot be a subtraction. */
const nearer = (a: Match, b: Match): number =>
  a.distance === b.distance ? 0 : a.distance < b.distance ? -1 : 1
