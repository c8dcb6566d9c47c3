import type { Finding } from '../findings/model.ts'
import type { ClaimVerdict } from '../findings/verification.ts'
import type { Ending } from './answers.ts'
import type { Followed } from './follow.ts'
import { type KnownFinding, shortReason } from './known.ts'
import type { ReplyNote } from './markers.ts'
import type { ReviewThread } from './model.ts'

/** One thing to do in a thread: first write the note, then resolve or unresolve. */
export interface ThreadAction {
  readonly thread: ReviewThread
  readonly known: KnownFinding
  /** null when there is nothing to say, or it was said by a run that died after it. */
  readonly note: ReplyNote | null
  readonly move: 'resolve' | 'unresolve' | null
}

/** What the model thinks of a reply to a finding. */
export interface Judgement {
  readonly fingerprint: string
  readonly verdict: 'withdrawn' | 'held'
  /** The comment that was judged, and who wrote it. */
  readonly to: number
  readonly by: string
  /** With the code that decides. */
  readonly reason: string
  /** What was said against the finding, without quotes. */
  readonly said: string
}

/** What this run knows about one finding of an earlier run. */
export interface Evidence {
  /** The finding that tells it again. */
  readonly retold: Finding | undefined
  readonly ending: Ending | undefined
  readonly judgement: Judgement | undefined
  /** A second look at a finding that was not told again though its file was asked about. */
  readonly recheck: ClaimVerdict | undefined
  /** Whether its file was reviewed in this run. */
  readonly asked: boolean
  readonly head: string
  readonly resolveFixed: boolean
}

export interface Fate {
  /** The finding with what it is from now on. */
  readonly known: KnownFinding
  readonly action: ThreadAction | null
}

/** What becomes of a finding of an earlier run. People decide first, then the code, then the model. */
export function fateOf(followed: Followed, evidence: Evidence): Fate {
  const { known } = followed
  const { ending, judgement } = evidence
  if (known.status.is === 'ended') return { known, action: null }
  if (ending !== undefined) return ended(followed, ending)
  if (judgement?.verdict === 'withdrawn') {
    const { fingerprint, by, reason } = judgement
    return ended(followed, { fingerprint, how: 'withdrawn', by, reason }, judgement)
  }
  if (isMended(followed, evidence)) return mended(followed, evidence)
  if (wasMended(followed)) return returned(followed, evidence)
  const action = judgement === undefined ? null : held(followed, judgement)
  return { known: { ...known, status: { is: 'open' } }, action }
}

function ended(followed: Followed, ending: Ending, judgement: Judgement | null = null): Fate {
  const { how, by } = ending
  const reason = shortReason(ending.reason)
  const known: KnownFinding = { ...followed.known, status: { is: 'ended', how, by, reason } }
  const isQuiet = how === 'thumbs-down' || how === 'resolved'
  const note =
    isQuiet || lastEvent(followed) === how
      ? null
      : noteOf(
          known,
          how,
          { to: judgement?.to ?? null, by, reason },
          judgement === null ? reason : judgement.said,
        )
  return { known, action: act(followed, known, note, 'resolve') }
}

/** The code decides; where it still stands, a second look or an earlier run's word that it is mended elsewhere. */
function isMended(followed: Followed, evidence: Evidence): boolean {
  const { known, standing } = followed
  if (evidence.retold !== undefined) return false
  if (standing.is === 'gone' || evidence.recheck?.verdict === 'refuted') return true
  if (known.status.is === 'fixed') return known.status.how === 'judged'
  if (lastEvent(followed) === 'fixed') return true
  const isRetoldWhileItLasts = known.line === null || known.source === 'check'
  return isRetoldWhileItLasts && evidence.asked
}

const wasMended = (followed: Followed): boolean =>
  followed.known.status.is === 'fixed' || lastEvent(followed) === 'fixed'

function mended(followed: Followed, { head, recheck, resolveFixed }: Evidence): Fate {
  if (followed.known.status.is === 'fixed') return { known: followed.known, action: null }
  const how = followed.standing.is === 'gone' ? 'gone' : 'judged'
  const known: KnownFinding = { ...followed.known, status: { is: 'fixed', how, commit: head } }
  if (!resolveFixed || followed.thread?.isResolved) return { known, action: null }
  const reason = shortReason(recheck?.reason ?? '')
  const note =
    lastEvent(followed) === 'fixed' ? null : noteOf(known, 'fixed', { reason, commit: head })
  return { known, action: act(followed, known, note, 'resolve') }
}

function returned(followed: Followed, { resolveFixed }: Evidence): Fate {
  const known: KnownFinding = { ...followed.known, status: { is: 'open' } }
  const wasSaid = lastEvent(followed) !== 'fixed'
  if (!resolveFixed || (wasSaid && !followed.thread?.isResolved)) return { known, action: null }
  const note = wasSaid ? null : noteOf(known, 'returned', {})
  return { known, action: act(followed, known, note, 'unresolve') }
}

function held(followed: Followed, { to, by, reason, said }: Judgement): ThreadAction | null {
  const isSaid = followed.notes.some((note) => note.event === 'held' && note.to === to)
  const { known } = followed
  return isSaid ? null : act(followed, known, noteOf(known, 'held', { to, by, reason }, said), null)
}

const lastEvent = ({ notes }: Followed): ReplyNote['event'] | undefined => notes.at(-1)?.event

/** `against` is what a person says against the finding: where it follows a rule, they may mean an exception to the rule. */
const noteOf = (
  { fingerprint, skill }: KnownFinding,
  event: ReplyNote['event'],
  facts: Partial<Pick<ReplyNote, 'to' | 'by' | 'reason' | 'commit'>>,
  against = '',
): ReplyNote => ({
  event,
  fingerprint,
  to: facts.to ?? null,
  by: facts.by ?? '',
  commit: facts.commit ?? '',
  reason: shortReason(facts.reason ?? ''),
  rule:
    skill === null || against === ''
      ? null
      : { skill: skill.name, rule: skill.rule, why: shortReason(against) },
})

/** null where there is no thread, or nothing is left to do in it. */
function act(
  { thread }: Followed,
  known: KnownFinding,
  note: ReplyNote | null,
  wanted: ThreadAction['move'],
): ThreadAction | null {
  if (thread === null) return null
  const done = wanted === null || thread.isResolved === (wanted === 'resolve')
  return note === null && done ? null : { thread, known, note, move: done ? null : wanted }
}
