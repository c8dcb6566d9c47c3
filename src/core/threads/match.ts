import type { ChangedFile } from '../change/model.ts'
import { causeOf, type Identity, identityOf } from '../findings/identity.ts'
import type { Finding } from '../findings/model.ts'
import { meaning, similarity } from '../findings/similarity.ts'
import type { Followed } from './follow.ts'
import { printsOf } from './known.ts'

/** From which likeness of titles a finding is an old one told again: on lines that overlap, and where its code is gone. */
const onIt = { sameKind: 0.3, otherKind: 0.5 }
const gone = { sameKind: 0.5, otherKind: 0.7 }

interface Pair {
  readonly finding: Finding
  readonly followed: Followed
  /** 0: the same place; 1: the same code, its surroundings changed; 2: told again of code that overlaps or was changed. */
  readonly distance: 0 | 1 | 2
  readonly likeness: number
  readonly lines: number
}

/**
 * Which of the new findings are old ones, one to one, the surest pairs first. Place, code and kind of fault decide;
 * words only choose between several, or vouch for a finding whose code was edited without being mended.
 */
export function matchKnown(
  findings: readonly Finding[],
  followed: readonly Followed[],
  files: readonly ChangedFile[],
): ReadonlyMap<Finding, Followed> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const known = followed.map((one) => ({ one, title: meaning(one.known.title) }))
  const pairs = findings.flatMap((finding) => {
    const identity = identityOf(finding, byPath.get(finding.path))
    const said = meaning(finding.title)
    return known
      .filter(({ one }) => one.known.path === finding.path && one.known.side === finding.side)
      .flatMap(({ one, title }) => pairUp(finding, identity, one, similarity(said, title)) ?? [])
  })
  pairs.sort((a, b) => a.distance - b.distance || b.likeness - a.likeness || a.lines - b.lines)
  const matched = new Map<Finding, Followed>()
  const used = new Set<Followed>()
  for (const { finding, followed: one } of pairs) {
    if (matched.has(finding) || used.has(one)) continue
    matched.set(finding, one)
    used.add(one)
  }
  return matched
}

function pairUp(
  finding: Finding,
  identity: Identity,
  followed: Followed,
  likeness: number,
): Pair | null {
  const { known, standing } = followed
  const sameCause = causeOf(known) === identity.cause
  const sameCode = known.prints === printsOf(identity.code)
  const pair = (distance: Pair['distance']): Pair => ({
    finding,
    followed,
    distance,
    likeness,
    lines: Math.abs((finding.line ?? 0) - (known.line ?? 0)),
  })
  if (sameCause && sameCode && known.near === identity.near) return pair(0)
  // A check reports once for a file, on the first line it hits, whichever that is now.
  if (sameCause && known.source === 'check' && finding.source === 'check') return pair(1)
  const here = standing.is === 'here' && overlaps(finding, standing.at)
  if (sameCause && sameCode && (here || standing.is !== 'here')) return pair(1)
  // Code that came back says so by being the same; words alone do not reopen what was mended.
  if (known.status.is === 'fixed') return null
  const least = here ? onIt : standing.is !== 'here' && isNear(finding, followed) ? gone : null
  if (least === null) return null
  return likeness >= (sameCause ? least.sameKind : least.otherKind) ? pair(2) : null
}

const overlaps = (finding: Finding, at: { start_line: number; line: number }): boolean =>
  finding.line !== null &&
  (finding.start_line ?? finding.line) <= at.line &&
  at.start_line <= finding.line

/** Lines by which an edit may have moved a finding. */
const reach = 30

/** A finding without a line may be anywhere in its file. */
const isNear = (finding: Finding, { known }: Followed): boolean =>
  finding.line === null || known.line === null || Math.abs(finding.line - known.line) <= reach
