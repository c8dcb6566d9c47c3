import { showHiddenComments } from '../safety/hiddenComments.ts'
import type { Comment, ReviewThread } from '../threads/model.ts'
import { excerpt } from './excerpt.ts'

/** Threads shown, the newest ones. A discussion longer than this no longer fits into anybody's head. */
const maxThreads = 40
/** Characters of one comment. */
const maxComment = 800

/** The open threads for the model: where each stands, and who said what. '' when none is open. */
export function describeThreads(threads: readonly ReviewThread[]): string {
  const open = threads.filter((thread) => !thread.isResolved)
  const shown = open.slice(-maxThreads)
  const left = open.length - shown.length
  const texts = shown.map((thread) => `${place(thread)}\n${thread.comments.map(spoken).join('\n')}`)
  return (left > 0 ? [`[… ${left} older threads are left out]`, ...texts] : texts).join('\n\n')
}

/**
 * The threads as they stood when somebody asked for the review, at `asked` (ISO 8601): what was written or changed after
 * that is left out, because that person has not read it. Our own comments stay. null for a review that nobody asked for.
 */
export function asOf(
  asked: string | null,
  threads: readonly ReviewThread[],
): readonly ReviewThread[] {
  if (asked === null) return threads
  const time = Date.parse(asked)
  return threads.flatMap((thread) => {
    const comments = thread.comments.filter(
      ({ isOurs, updatedAt }) => isOurs || Date.parse(updatedAt) <= time,
    )
    return comments.length === 0 ? [] : [{ ...thread, comments }]
  })
}

const place = ({ path, side, line }: ReviewThread): string =>
  line === null ? `${path} (on lines that have changed since)` : `${path}:${line} (${side})`

const spoken = (comment: Comment): string =>
  `- ${speaker(comment)}: ${excerpt(showHiddenComments(comment.body), maxComment)}`

const speaker = ({ author, isBot, isOurs }: Comment): string =>
  isOurs ? 'you, in an earlier review' : `${author}${isBot ? ' (a bot)' : ''}`
