import type { Coverage } from '../core/change/model.ts'
import type { ShardMatrix } from '../core/change/shards.ts'
import type { Finding } from '../core/findings/model.ts'
import type { Outcome, UsageRecord } from '../core/findings/outcome.ts'
import { type Decision, decideVerdict } from '../core/findings/verdict.ts'
import type { SkillMetrics } from '../core/skills/metrics.ts'
import type { KnownFinding } from '../core/threads/known.ts'

/** How a run ended: what it found, what that means for the job, and what the reports need besides. */
export interface Ended {
  readonly outcome: Outcome
  readonly decision: Decision
  /** Findings of earlier runs that are still open. */
  readonly open: readonly Finding[]
  readonly ledger: readonly KnownFinding[]
  /** The page of the review or of the summary comment. */
  readonly url: string | null
  /** Whether the findings stand on the pull request; if not, the run itself has to show them. */
  readonly isPosted: boolean
  /** Whether a command was not carried out, and why was answered. */
  readonly isRefusal: boolean
  readonly metrics: SkillMetrics | null
  /** Mode `plan` only. */
  readonly matrix: ShardMatrix | null
}

export const noUsage: UsageRecord = {
  model: null,
  requests: 0,
  input_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  output_tokens: 0,
  cost_usd: 0,
  cost_without_cache_usd: 0,
  cache_read_ratio: 0,
}

/** What is known of a run before anything is known. */
export const nothingYet: Omit<Outcome, 'verdict' | 'reason'> = {
  version: 1,
  repository: '',
  pull_number: null,
  base_sha: '',
  merge_base_sha: '',
  head_sha: '',
  run_id: null,
  coverage: [],
  findings: [],
  skills: { offered: [], loaded: [], unknown_requests: [] },
  setup: null,
  usage: noUsage,
  prompt: { hash: null, tokens: 0 },
  timings: {},
  notes: [],
}

export interface Facts {
  readonly failure?: string | null
  readonly skipped?: string | null
  readonly stopped?: string | null
  readonly unseen?: string | null
  readonly failOn?: Parameters<typeof decideVerdict>[0]['failOn']
  readonly open?: readonly Finding[]
}

/** The outcome with its verdict. */
export function ended(
  known: Omit<Outcome, 'verdict' | 'reason'>,
  facts: Facts,
  rest: Partial<Ended> = {},
): Ended {
  const open = facts.open ?? []
  const decision = decideVerdict({
    failure: facts.failure ?? null,
    skipped: facts.skipped ?? null,
    stopped: facts.stopped ?? null,
    unseen: facts.unseen ?? null,
    coverage: known.coverage,
    findings: [...known.findings, ...open],
    failOn: facts.failOn ?? 'none',
  })
  return {
    open,
    ledger: [],
    url: null,
    isPosted: false,
    isRefusal: false,
    metrics: null,
    matrix: null,
    ...rest,
    decision,
    outcome: { ...known, verdict: decision.verdict, reason: decision.reason },
  }
}

/** Why a file that an earlier run reviewed was not asked about again. */
export const settledReason = 'unchanged since it was reviewed'

/** Coverage of the whole change: what was asked about now, what an earlier run settled, what is out of scope. */
export function joinCoverage(
  scope: readonly Coverage[],
  asked: readonly Coverage[],
  settled: ReadonlySet<string>,
): Coverage[] {
  const now = new Map(asked.map((row) => [row.path, row]))
  return scope.map((row) => {
    if (row.status === 'skipped') return row
    if (settled.has(row.path)) return { ...row, reason: row.reason ?? settledReason }
    const answer = now.get(row.path)
    if (answer === undefined)
      return row.status === 'reviewed'
        ? { ...row, status: 'unreached', reason: 'not asked about' }
        : row
    // Lines that GitHub left out of a patch stay unseen, however well the rest was read.
    return row.status === 'unreached' ? row : answer
  })
}
