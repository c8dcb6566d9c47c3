import type { ChangedFile } from '../change/model.ts'
import { idOf } from '../findings/identity.ts'
import type { Finding, Severity } from '../findings/model.ts'
import type { ClaimVerdict } from '../findings/verification.ts'
import { byCodePoint } from '../skills/names.ts'
import type { Ending } from './answers.ts'
import { fateOf, type Judgement, type ThreadAction } from './fate.ts'
import { followAll } from './follow.ts'
import { type KnownFinding, recalled, remember } from './known.ts'
import { matchKnown } from './match.ts'
import type { Memory } from './memory.ts'
import { type Entry, isUnsaid, placed, type Telling } from './placing.ts'

/** All a run knows when it is about to post; `memory` is read right before, so that nothing is said twice. */
export interface Situation {
  readonly memory: Memory
  readonly files: readonly ChangedFile[]
  /** This run's findings, merged and verified. */
  readonly findings: readonly Finding[]
  /** Paths that were reviewed in this run. */
  readonly asked: ReadonlySet<string>
  readonly endings: readonly Ending[]
  readonly judgements: readonly Judgement[]
  /** Second looks at findings of earlier runs, by fingerprint. */
  readonly rechecks: ReadonlyMap<string, ClaimVerdict>
  readonly round: number
  readonly head: string
  readonly minSeverity: Severity
  readonly maxComments: number
  readonly resolveFixed: boolean
}

export interface Plan {
  /** Inline comments to write; each carries the marker of `known`. */
  readonly post: readonly { readonly finding: Finding; readonly known: KnownFinding }[]
  readonly actions: readonly ThreadAction[]
  /** What this run found, each with where it is shown and under the identity it had before. */
  readonly findings: readonly Finding[]
  /** What earlier runs found, was not told again, and is still open. */
  readonly carried: readonly Finding[]
  /** What was told again although people had ended it: never shown. */
  readonly silenced: readonly Finding[]
  /** All findings after this run. */
  readonly ledger: readonly KnownFinding[]
}

/**
 * Decides what to post, what to say and do in which thread, and what is remembered. Pure, and the same again after a
 * crash: what was already posted or said is seen in `memory` and left out, and the ledger comes out equal.
 */
export function settle(situation: Situation): Plan {
  const { files, findings, round } = situation
  const entries = decideFates(situation)
  const byFinding = new Map(entries.map((entry) => [entry.retold, entry]))
  const tellings = findings.map((finding) => telling(finding, byFinding.get(finding)))
  const told = placed(tellings.filter(isOpen), entries, situation)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const inMind = (finding: Finding) => remember(finding, byPath.get(finding.path), round)
  const untold = entries.filter(({ retold }) => retold === undefined)
  const silenced = tellings.filter((one) => !isOpen(one))
  return {
    post: told
      .filter(({ finding, before }) => finding.published === 'inline' && isUnsaid(before))
      .map(({ finding }) => ({ finding, known: inMind(finding) })),
    actions: entries.flatMap(({ fate }) => fate.action ?? []),
    findings: told.map(({ finding }) => finding),
    carried: untold.filter(({ fate }) => fate.known.status.is === 'open').map(carry),
    silenced: silenced.map(({ finding }) => finding),
    ledger: inOrder([
      ...untold.flatMap(keep),
      ...silenced.flatMap(({ before }) => before?.fate.known ?? []),
      ...told.map(({ finding, before }) => renew(inMind(finding), before)),
    ]),
  }
}

function decideFates(situation: Situation): Entry[] {
  const { memory, files, findings, asked, endings, judgements, rechecks } = situation
  const followed = followAll(memory, files)
  const matched = matchKnown(findings, followed, files)
  const retold = new Map([...matched].map(([finding, one]) => [one, finding]))
  return followed.map((one) => {
    const { fingerprint, path } = one.known
    const fate = fateOf(one, {
      retold: retold.get(one),
      ending: endings.find((ending) => ending.fingerprint === fingerprint),
      judgement: judgements.find((judgement) => judgement.fingerprint === fingerprint),
      recheck: rechecks.get(fingerprint),
      asked: asked.has(path),
      head: situation.head,
      resolveFixed: situation.resolveFixed,
    })
    return { followed: one, fate, retold: retold.get(one) }
  })
}

function telling(finding: Finding, before: Entry | undefined): Telling {
  if (before === undefined) return { finding, before }
  const { fingerprint } = before.fate.known
  return { finding: { ...finding, fingerprint, id: idOf(fingerprint) }, before }
}

const isOpen = ({ before }: Telling): boolean => before?.fate.known.status.is !== 'ended'

const carry = ({ fate, followed: { standing } }: Entry): Finding =>
  recalled(fate.known, standing.is === 'here' ? standing.at : null)

/** What was not told again keeps its memory; a mended finding without a thread leaves nothing to remember. */
function keep({ fate: { known }, followed: { standing, thread } }: Entry): KnownFinding[] {
  if (known.status.is === 'fixed' && thread === null) return []
  if (standing.is !== 'here') return [known]
  return [{ ...known, line: standing.at.line, near: standing.at.near }]
}

/** What was told again stands where it stands now, and keeps its words, which are those of its comment. */
function renew(now: KnownFinding, before: Entry | undefined): KnownFinding {
  if (before === undefined) return now
  const { line, code, prints, near, severity, published } = now
  return { ...before.fate.known, line, code, prints, near, severity, published }
}

/** By place and not by history, so that two ways to the same end give the same state. */
const inOrder = (ledger: readonly KnownFinding[]): KnownFinding[] =>
  [...ledger].sort(
    (a, b) =>
      byCodePoint(a.path, b.path) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      byCodePoint(a.fingerprint, b.fingerprint),
  )
