import pLimit from 'p-limit'
import type { World } from '../core/agent/plan.ts'
import type { Finding } from '../core/findings/model.ts'
import { type ClaimVerdict, withVerdict } from '../core/findings/verification.ts'
import { type Claim, claimsOf } from '../core/prompt/claims.ts'
import { verificationQuestion } from '../core/prompt/verification.ts'
import type { Territory } from './ask.ts'
import type { Held, Reviewer } from './reviewer.ts'

/** Claims in one conversation: more, and the last ones are judged in a hurry. */
const batchSize = 10
const parallel = 4

export interface Verified {
  /** All findings in their order, refuted ones too. */
  readonly findings: readonly Finding[]
  /** Why some have no verdict; null when all have one. */
  readonly stopped: string | null
}

/** Has every finding of the model judged in a conversation that did not raise it. */
export async function verify(
  findings: readonly Finding[],
  territories: readonly Territory[],
  reviewer: Reviewer,
  world: World,
): Promise<Verified> {
  const claims = claimsOf(findings.filter(({ source }) => source === 'model'))
  const limit = pLimit(parallel)
  const batches = territories.flatMap((territory) =>
    batchesFor(territory, claims, territories[0] === territory, territories),
  )
  const judged = await Promise.all(
    batches.map((batch, index) =>
      limit(() =>
        judge(
          { ...batch, label: `verify-${index + 1}`, text: verificationQuestion(batch.claims) },
          reviewer,
          world,
        ),
      ),
    ),
  )
  const verdicts = new Map(
    judged.flatMap(({ verdicts }) => [...verdicts]).map(([id, verdict]) => [id, verdict]),
  )
  const byFinding = new Map(claims.map(({ id, finding }) => [finding, verdicts.get(id)]))
  const isMissing = (finding: Finding) =>
    byFinding.has(finding) && byFinding.get(finding) === undefined
  return {
    findings: findings.map((finding) =>
      isMissing(finding) ? unproven(finding) : withVerdict(finding, byFinding.get(finding)),
    ),
    stopped: findings.some(isMissing)
      ? (judged.find(({ held }) => held.ended !== 'finished')?.held.reason ??
        'not every finding could be verified')
      : null,
  }
}

/** What nobody judged may be true; it is told apart from what was proven, and never stands inline. */
const unproven = (finding: Finding): Finding => ({
  ...finding,
  confidence: 'low',
  verification: { verdict: 'unverified', reason: 'The run ended before this was verified.' },
})

interface Batch {
  readonly territory: Territory
  readonly claims: readonly Claim[]
}

/** Claims about a territory's files; what belongs to none goes to the first. */
function batchesFor(
  territory: Territory,
  claims: readonly Claim[],
  isFirst: boolean,
  all: readonly Territory[],
): Batch[] {
  const holds = ({ files }: Territory, { finding }: Claim) =>
    files.some(({ path }) => path === finding.path)
  const own = claims.filter(
    (claim) => holds(territory, claim) || (isFirst && !all.some((one) => holds(one, claim))),
  )
  const batches: Batch[] = []
  for (let at = 0; at < own.length; at += batchSize)
    batches.push({ territory, claims: own.slice(at, at + batchSize) })
  return batches
}

export interface Judging extends Batch {
  readonly label: string
  readonly text: string
}

export interface Judged {
  readonly verdicts: ReadonlyMap<string, ClaimVerdict>
  readonly held: Held
}

/** One conversation over claims. A model that stops without its verdicts is asked for them once more, as JSON. */
export async function judge(
  { territory, claims, label, text }: Judging,
  reviewer: Reviewer,
  world: World,
): Promise<Judged> {
  const verdicts = new Map<string, ClaimVerdict>()
  const task = { kind: 'verification', claims, verdicts } as const
  const { shared, cachedTokens } = territory
  const assignment = { label, shared, question: text, task, cachedTokens }
  const held = await reviewer.hold(assignment, world)
  const missing = claims.filter(({ id }) => !verdicts.has(id))
  if (missing.length === 0 || (held.ended !== 'unfinished' && held.ended !== 'turns'))
    return { verdicts, held }
  const rest = { ...assignment, task: { ...task, claims: missing } }
  const last = await reviewer.insist(held, rest, world)
  return { verdicts, held: { ...held, ended: last.ended, reason: last.reason } }
}
