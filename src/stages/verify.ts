import pLimit from 'p-limit'
import type { World } from '../core/agent/plan.ts'
import { withPlaces } from '../core/findings/merge.ts'
import type { Finding, Place } from '../core/findings/model.ts'
import { type ClaimVerdict, withVerdict } from '../core/findings/verification.ts'
import { byPlace, type Claim, claimsOf } from '../core/prompt/claims.ts'
import { verificationQuestion } from '../core/prompt/verification.ts'
import type { Territory } from './ask.ts'
import type { Held, Reviewer } from './reviewer.ts'

/** Claims in one conversation: fewer, and what is told twice meets two judges; more, and the last are judged in a hurry. */
const batchSize = 20
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
  const claims = claimsOf(byPlace(findings.filter(({ source }) => source === 'model')))
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
  const ids = new Map(claims.map(({ id, finding }) => [finding, id]))
  const verdictOn = (finding: Finding) => verdicts.get(ids.get(finding) ?? '')
  const isMissing = (finding: Finding) => ids.has(finding) && verdictOn(finding) === undefined
  const places = placesOfTwins(claims, verdicts)
  return {
    findings: findings.map((finding) =>
      isMissing(finding)
        ? unproven(finding)
        : withPlaces(
            withVerdict(finding, verdictOn(finding)),
            places.get(ids.get(finding) ?? '') ?? [],
          ),
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

/** For each claim that stands the places of those which tell the same fault. */
function placesOfTwins(
  claims: readonly Claim[],
  verdicts: ReadonlyMap<string, ClaimVerdict>,
): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>()
  for (const { id, finding } of claims) {
    const { sameAs, verdict } = verdicts.get(id) ?? {}
    if (verdict !== 'refuted' || sameAs == null || finding.line === null) continue
    const { path, line, also } = finding
    places.set(sameAs, [...(places.get(sameAs) ?? []), { path, line }, ...also])
  }
  return places
}

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
  return evenBatches(own).map((claims) => ({ territory, claims }))
}

/** As many batches as it takes, of about equal size, with the claims on one file in one of them where they fit. */
function evenBatches(claims: readonly Claim[]): Claim[][] {
  const size = Math.ceil(claims.length / Math.ceil(claims.length / batchSize))
  const batches: Claim[][] = []
  for (const group of byFile(claims)) {
    const last = batches.at(-1)
    if (last !== undefined && last.length + group.length <= size) last.push(...group)
    else
      for (let at = 0; at < group.length; at += batchSize)
        batches.push(group.slice(at, at + batchSize))
  }
  return batches
}

/** Neighbours in the list that are about the same file. */
function byFile(claims: readonly Claim[]): Claim[][] {
  const groups: Claim[][] = []
  for (const claim of claims) {
    const group = groups.at(-1)
    if (group?.[0]?.finding.path === claim.finding.path) group.push(claim)
    else groups.push([claim])
  }
  return groups
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
