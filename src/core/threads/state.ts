import { z } from 'zod'
import { type KnownFinding, knownFinding } from './known.ts'
import { stateMarker } from './markers.ts'

/** Characters of the summary comment that memory may take; GitHub ends a comment at 65,536, and people read the rest. */
export const maxStateLength = 24_000

const hash = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))

/** What one finished review leaves for the next. */
export const reviewState = z.object({
  /** The head that was reviewed. */
  head: z.string().max(64),
  /** The branch the pull request goes into; another one makes another change. */
  base: z.string().max(300),
  /** Reviews that looked at something new, this one included. */
  round: z.number().int().positive(),
  /** The content of the change that was reviewed, by file; see {@link FileDigest}. */
  files: z.array(
    z.object({
      path: z.string().max(4_096),
      change: hash(16),
      blocks: z.string().regex(/^(?:[0-9a-f]{8})*$/),
    }),
  ),
  findings: z.array(knownFinding),
  /** Short content hashes of the skills by name, and of the configuration, that the review went by. */
  skills: z.record(z.string().max(200), z.string().max(64)),
  config: z.string().max(64),
  /** Dollars by day, `2026-01-31` in UTC. */
  spending: z.record(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), z.number().nonnegative()),
})

export type ReviewState = Readonly<z.infer<typeof reviewState>>

/**
 * The state as a marker of at most {@link maxStateLength} characters. What does not fit is shed from the least missed on:
 * each step only costs explanations, then money (code is asked about again), then the memory of what was minor.
 */
export function encodeState(state: ReviewState, instance: string): string {
  let left = state
  let marker = stateMarker(left, instance)
  for (const shed of sheddingSteps) {
    if (marker.length <= maxStateLength) return marker
    left = shed(left)
    marker = stateMarker(left, instance)
  }
  while (marker.length > maxStateLength) {
    left = { ...left, findings: worstHalf(left.findings) }
    marker = stateMarker(left, instance)
  }
  return marker
}

const sheddingSteps: readonly ((state: ReviewState) => ReviewState)[] = [
  (state) => ({
    ...state,
    findings: state.findings.map((known) => ({ ...known, code: '', evidence: '' })),
  }),
  (state) => ({ ...state, files: state.files.map((file) => ({ ...file, blocks: '' })) }),
  // A mended finding that had a comment is still marked in its thread.
  (state) => ({ ...state, findings: state.findings.filter(({ status }) => status.is !== 'fixed') }),
  (state) => ({ ...state, files: [], skills: {}, spending: lastDays(state.spending, 31) }),
]

/** Money is never forgotten: what the older days cost is carried by the oldest that stays. */
function lastDays(spending: ReviewState['spending'], days: number): ReviewState['spending'] {
  const entries = Object.entries(spending).sort(([a], [b]) => (a < b ? -1 : 1))
  const kept = entries.slice(-days)
  const older = entries.slice(0, -days).reduce((sum, [, dollars]) => sum + dollars, 0)
  const [oldest] = kept
  if (oldest !== undefined) kept[0] = [oldest[0], oldest[1] + older]
  return Object.fromEntries(kept)
}

const weight = { critical: 0, high: 1, medium: 2, low: 3 }
const ended = ({ status }: KnownFinding): number => (status.is === 'ended' ? 0 : 4)

/** What people ended comes first: it must not be said again. Then the worst. */
function worstHalf(findings: readonly KnownFinding[]): KnownFinding[] {
  return [...findings]
    .sort((a, b) => ended(a) + weight[a.severity] - ended(b) - weight[b.severity])
    .slice(0, Math.floor(findings.length / 2))
}

/** Dollars in all and on the day of `now` (milliseconds since the epoch). */
export function spendingOf(
  state: ReviewState | null,
  now: number,
): { total: number; today: number } {
  const spending = state?.spending ?? {}
  return {
    total: Object.values(spending).reduce((sum, dollars) => sum + dollars, 0),
    today: spending[dayOf(now)] ?? 0,
  }
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)
