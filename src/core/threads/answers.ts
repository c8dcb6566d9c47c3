import type { Followed } from './follow.ts'
import { type EndedStatus, shortReason } from './known.ts'
import type { Comment, ReviewThread } from './model.ts'

/** Somebody's decision that a finding is over for good. */
export interface Ending {
  readonly fingerprint: string
  readonly how: EndedStatus['how']
  readonly by: string
  readonly reason: string
}

/** A reply that has to be judged with the code at hand. */
export interface OpenAnswer {
  readonly followed: Followed
  readonly thread: ReviewThread
  readonly reply: Comment
}

export interface Answers {
  readonly endings: readonly Ending[]
  readonly open: readonly OpenAnswer[]
}

/** At the beginning of a reply or of a line of it, outside quotes: the words that need no judgement. */
const wontFix = /^(?:won['’]?t|will not|wont)[ -]?fix(?:ing)?\b[ .:,;–—-]*(.*)$/imu

/**
 * Logins whose permission decides something: who answered a finding that is open, disliked its comment, or resolved its
 * thread. Ask only for these.
 */
export function peopleWhoAnswered(
  followed: readonly Followed[],
  viewer: string | null,
): readonly string[] {
  const people = new Set<string>()
  for (const { known, thread } of followed) {
    if (thread === null || known.status.is !== 'open') continue
    for (const { author } of repliesIn(thread)) people.add(author)
    for (const login of thread.comments[0]?.thumbsDown ?? []) people.add(login)
    if (thread.isResolved && thread.resolvedBy !== null) people.add(thread.resolvedBy)
  }
  if (viewer !== null) people.delete(viewer)
  return [...people]
}

/** Reads what people with write permission (`mayDecide`) said about findings that are open. Others are read by nobody. */
export function readAnswers(
  followed: readonly Followed[],
  mayDecide: ReadonlySet<string>,
  viewer: string | null,
): Answers {
  const endings: Ending[] = []
  const open: OpenAnswer[] = []
  for (const one of followed) {
    const { known, thread } = one
    if (thread === null || known.status.is !== 'open') continue
    const ending = endingOf(one, thread, mayDecide, viewer)
    if (ending !== null) endings.push(ending)
    else {
      const reply = repliesIn(thread).findLast(({ author }) => mayDecide.has(author))
      const isMoot = one.standing.is === 'gone' || wasJudged(one)
      if (reply !== undefined && !isMoot) open.push({ followed: one, thread, reply })
    }
  }
  return { endings, open }
}

function endingOf(
  { known: { fingerprint }, standing, notes }: Followed,
  thread: ReviewThread,
  mayDecide: ReadonlySet<string>,
  viewer: string | null,
): Ending | null {
  const said = notes.at(-1)
  if (said?.event === 'withdrawn' || said?.event === 'dismissed' || said?.event === 'wont-fix')
    return { fingerprint, how: said.event, by: said.by, reason: said.reason }
  for (const { author, body } of repliesIn(thread)) {
    const words = mayDecide.has(author) ? wontFix.exec(spoken(body)) : null
    if (words !== null)
      return { fingerprint, how: 'wont-fix', by: author, reason: shortReason(words[1] ?? '') }
  }
  const against = thread.comments[0]?.thumbsDown.find((login) => mayDecide.has(login))
  if (against !== undefined) return { fingerprint, how: 'thumbs-down', by: against, reason: '' }
  const { isResolved, resolvedBy } = thread
  const byHand = isResolved && resolvedBy !== null && resolvedBy !== viewer
  // Whoever mends the code resolves the thread too: that is a mend, and the finding may return with the fault.
  if (byHand && mayDecide.has(resolvedBy) && standing.is !== 'gone')
    return { fingerprint, how: 'resolved', by: resolvedBy, reason: '' }
  return null
}

/** A thread is answered once: a reviewer that argues for ever is muted. */
const wasJudged = ({ thread, notes }: Followed): boolean =>
  notes.some(({ event }) => event === 'held') || (thread?.isResolved ?? false)

/** What people wrote under the finding. */
const repliesIn = ({ comments }: ReviewThread): Comment[] =>
  comments.slice(1).filter(({ isOurs, isBot }) => !isOurs && !isBot)

/** A reply without the lines it quotes. */
export const spoken = (body: string): string =>
  body
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .map((line) => line.trim())
    .join('\n')
