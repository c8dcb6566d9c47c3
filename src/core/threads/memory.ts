import { idOf } from '../findings/identity.ts'
import type { KnownFinding } from './known.ts'
import { type ReplyNote, readFindingMarker, readReplyMarker } from './markers.ts'
import type { Comment, Discussion, ReviewThread } from './model.ts'
import type { ReviewState } from './state.ts'
import { findSummary } from './summaryComment.ts'

/** A finding of an earlier run. */
export interface Tracked {
  readonly known: KnownFinding
  /** Its thread; null for one that stands in the summary alone, or whose comment was deleted. */
  readonly thread: ReviewThread | null
  /** What our replies in the thread said, oldest first. */
  readonly notes: readonly ReplyNote[]
  /** False for what was posted by a run that never came to save its state. */
  readonly saved: boolean
}

interface Said {
  readonly known: KnownFinding
  readonly thread: ReviewThread
}

/** All that a pull request tells about earlier runs of this instance. */
export interface Memory {
  readonly summary: Comment | null
  /** Older summaries of ours: two runs raced to write the first. */
  readonly olderSummaries: readonly Comment[]
  readonly state: ReviewState | null
  readonly tracked: readonly Tracked[]
  /** Comments of ours that say what an older one says, because two runs raced, and that nobody has answered or settled. */
  readonly repeated: readonly Comment[]
  /** Fingerprints that another instance or another bot of ours shows in a thread that is open. */
  readonly elsewhere: ReadonlySet<string>
  /** For the log. */
  readonly warnings: readonly string[]
}

/**
 * Puts together what is known. The comments are the truth: what has a marker was said, whether or not the run lived to
 * write it down. The state adds what has no comment and what was decided since.
 */
export function recall(discussion: Discussion, instance: string): Memory {
  const { comment, older, state, warnings } = findSummary(discussion.comments, instance)
  const said = readThreads(discussion.threads, instance)
  const saved = (state?.findings ?? []).map((known) => track(known, said.own, true))
  const savedPrints = new Set(saved.map(({ known }) => known.fingerprint))
  const unsaved = [...said.own.values()]
    .filter(({ known }) => !savedPrints.has(known.fingerprint))
    .map(({ known }) => track(known, said.own, false))
  return {
    summary: comment,
    olderSummaries: older,
    state,
    tracked: [...saved, ...unsaved],
    repeated: said.repeated,
    elsewhere: said.elsewhere,
    warnings: [...warnings, ...said.warnings],
  }
}

/** The finding that carries this id, whatever became of it. */
export const findById = (memory: Memory, id: string): Tracked | null =>
  memory.tracked.find(({ known }) => idOf(known.fingerprint) === id.toLowerCase()) ?? null

/** The round that a run with something to ask is in. A run that died before saving is repeated in the same round. */
export function roundOf({ state, tracked }: Memory, asks: boolean): number {
  if (state !== null) return state.round + (asks ? 1 : 0)
  return Math.max(1, ...tracked.map(({ known }) => known.round))
}

function readThreads(threads: readonly ReviewThread[], instance: string) {
  const own = new Map<string, Said>()
  const repeated: Comment[] = []
  const elsewhere = new Set<string>()
  const warnings: string[] = []
  for (const thread of threads) {
    const [first] = thread.comments
    const marker = first === undefined ? null : readFindingMarker(first.body)
    if (first === undefined || marker === null) continue
    if (marker.ok && (!first.isOurs || marker.instance !== instance)) {
      if ((first.isOurs || first.isBot) && !thread.isResolved)
        elsewhere.add(marker.content.fingerprint)
    } else if (marker.ok) {
      const { fingerprint } = marker.content
      if (!own.has(fingerprint)) {
        own.set(fingerprint, { known: marker.content, thread })
        repeated.push(...repeatedReplies(thread))
      } else if (!thread.isResolved && thread.comments.length === 1) repeated.push(first)
    } else if (first.isOurs)
      warnings.push(`The comment ${first.url} cannot be read: ${marker.problem}.`)
  }
  return { own, repeated, elsewhere, warnings }
}

function track(known: KnownFinding, own: ReadonlyMap<string, Said>, saved: boolean): Tracked {
  const thread = own.get(known.fingerprint)?.thread ?? null
  return { known, thread, notes: thread === null ? [] : notesIn(thread), saved }
}

const notesIn = ({ comments }: ReviewThread): ReplyNote[] =>
  comments.slice(1).flatMap((comment) => noteIn(comment) ?? [])

function noteIn({ isOurs, body }: Comment): ReplyNote | null {
  const marker = isOurs ? readReplyMarker(body) : null
  return marker?.ok === true ? marker.content : null
}

/** A reply of ours right below one that tells the same event: a thread's story goes from one event to another. */
const repeatedReplies = ({ comments }: ReviewThread): Comment[] =>
  comments.filter((comment, index) => {
    const [above, own] = [comments[index - 1], noteIn(comment)]
    const before = above === undefined ? null : noteIn(above)
    return own !== null && before?.event === own.event && before.to === own.to
  })
