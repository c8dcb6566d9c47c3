import type { ChangedFile } from '../change/model.ts'
import { digestFile } from './fileDigest.ts'
import { isSameSetup, type Setup } from './incremental.ts'
import type { Plan } from './ledger.ts'
import { dayOf, type ReviewState } from './state.ts'

/** A run that has posted what it had to post. */
export interface FinishedRun {
  readonly previous: ReviewState | null
  readonly ledger: Plan['ledger']
  readonly files: readonly ChangedFile[]
  /** Paths that are reviewed as they are now, in this run or in an earlier one. */
  readonly reviewed: ReadonlySet<string>
  /** The head that was reviewed last. */
  readonly head: string
  readonly setup: Setup
  readonly round: number
  /** What this run cost; 0 where the price is not known. */
  readonly dollars: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What the next run goes by. Saved only after everything was posted: what failed on the way is done again. */
export function nextState(run: FinishedRun): ReviewState {
  const { previous, ledger, head, setup, round } = run
  return {
    head,
    base: setup.base,
    round,
    files: digests(run),
    findings: [...ledger],
    skills: { ...setup.skills },
    config: setup.config,
    spending: spent(previous?.spending ?? {}, run),
  }
}

/** The hash of no change: a file that has it is asked about again, while its blocks still tell which lines were reviewed. */
const outdated = '0'.repeat(16)

/** A file that was not reached is remembered as it was reviewed last, so that it is asked about again where it differs. */
function digests({ previous, files, reviewed, setup }: FinishedRun): ReviewState['files'] {
  const before = new Map(previous?.files.map((file) => [file.path, file]))
  const holds = previous !== null && isSameSetup(previous, setup)
  return files.flatMap((file) => {
    const { path } = file
    const last = before.get(path)
    if (!reviewed.has(path))
      return last === undefined ? [] : holds ? last : { ...last, change: outdated }
    const now = digestFile(file)
    return now === null ? [] : [{ path, ...now }]
  })
}

function spent(before: ReviewState['spending'], { dollars, now }: FinishedRun) {
  if (dollars === 0) return before
  const day = dayOf(now)
  return { ...before, [day]: (before[day] ?? 0) + dollars }
}

/** The plan after GitHub refused some of its comments, by fingerprint: those stand in the summary instead. */
export function withRefusals(plan: Plan, refused: ReadonlySet<string>): Plan {
  const move = <One extends { fingerprint: string; published: string }>(one: One): One =>
    refused.has(one.fingerprint) ? { ...one, published: 'summary' } : one
  return {
    ...plan,
    post: plan.post.filter(({ known }) => !refused.has(known.fingerprint)),
    findings: plan.findings.map(move),
    ledger: plan.ledger.map(move),
  }
}
