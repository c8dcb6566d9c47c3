import type { ChangedFile } from '../change/model.ts'
import type { Finding, Severity } from '../findings/model.ts'
import { type RouteLimits, routeFindings } from '../findings/route.ts'
import { inlineFloor, latecomers } from './convergence.ts'
import type { Fate } from './fate.ts'
import type { Followed } from './follow.ts'
import type { Memory } from './memory.ts'

/** A finding of an earlier run, what became of it, and the finding that tells it again. */
export interface Entry {
  readonly followed: Followed
  readonly fate: Fate
  readonly retold: Finding | undefined
}

/** A finding of this run under the identity it had before, and what it was then. */
export interface Telling {
  readonly finding: Finding
  readonly before: Entry | undefined
}

export interface PlacingRules {
  readonly memory: Memory
  readonly files: readonly ChangedFile[]
  readonly round: number
  readonly minSeverity: Severity
  readonly maxComments: number
}

/** True for what was never shown to anybody: new findings, and those that waited. */
export const isUnsaid = (before: Entry | undefined): boolean =>
  before === undefined || before.fate.known.published === 'deferred'

/** Gives every finding its place: what was said stays where it was said, the rest is routed. The order stays. */
export function placed(
  tellings: readonly Telling[],
  entries: readonly Entry[],
  rules: PlacingRules,
): Telling[] {
  const fresh = tellings.filter(
    ({ finding, before }) => isUnsaid(before) && !rules.memory.elsewhere.has(finding.fingerprint),
  )
  const routed = routeFindings(
    fresh.map(({ finding }) => finding),
    limits(entries, rules),
  )
  const places = new Map(fresh.map((telling, at) => [telling, routed[at]?.published]))
  return tellings.map((telling) => {
    const published = places.get(telling) ?? placeOfOld(telling.before)
    return { ...telling, finding: { ...telling.finding, published } }
  })
}

/** What stands in another review's thread, or whose own comment was deleted, is listed and not repeated. */
const placeOfOld = (before: Entry | undefined): Finding['published'] =>
  before !== undefined && before.followed.thread !== null ? 'inline' : 'summary'

function limits(
  entries: readonly Entry[],
  { memory, files, round, minSeverity, maxComments }: PlacingRules,
): RouteLimits {
  // A run that died after posting has used up places of this round.
  const used = entries.filter(
    ({ followed: { saved, known } }) => !saved && known.round === round,
  ).length
  return {
    minSeverity: inlineFloor(round, minSeverity),
    maxComments: Math.max(0, maxComments - used),
    deferred: latecomers(memory.state, files),
  }
}
