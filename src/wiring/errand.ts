import type { ConnectionOptions } from '../adapters/github/connect.ts'
import { findPullRequest } from '../adapters/github/findPullRequest.ts'
import { parseCommand } from '../core/threads/command.ts'
import type { Trigger, TriggerComment } from '../core/threads/trigger.ts'
import { plainReview, type Wish } from '../task.ts'

/** Which pull request a run is for, and what is wanted; or why there is nothing to do. */
export type Errand =
  | {
      readonly ok: true
      readonly number: number
      readonly wish: Wish
      readonly comment: TriggerComment | null
      /** The head that the run which started this one worked on; null where no other run did. */
      readonly headSha: string | null
      /** See `Task`. */
      readonly hasSuccessor: boolean
    }
  | { readonly ok: false; readonly reason: string }

/** Makes sense of what started the run. Asks GitHub only where the event leaves the pull request open. */
export async function readErrand(
  trigger: Trigger,
  command: string,
  repository: string,
  connection: ConnectionOptions,
): Promise<Errand> {
  switch (trigger.kind) {
    case 'skip':
      return { ok: false, reason: `Nothing to review: ${trigger.reason}.` }
    case 'review':
      return {
        ok: true,
        number: trigger.number,
        wish: plainReview,
        comment: null,
        headSha: null,
        hasSuccessor: trigger.onPush,
      }
    case 'comment':
      return byComment(trigger, command)
    case 'workflow-run': {
      const { number, headSha, headRepository } = trigger
      const found =
        number === null
          ? await findPullRequest(connection, { repository, headSha, headRepository })
          : ({ ok: true, number } as const)
      return found.ok
        ? {
            ok: true,
            number: found.number,
            wish: plainReview,
            comment: null,
            headSha,
            hasSuccessor: true,
          }
        : { ok: false, reason: found.reason }
    }
  }
}

function byComment(
  { number, comment, isReply }: Extract<Trigger, { kind: 'comment' }>,
  command: string,
): Errand {
  const read = parseCommand(comment.body, command)
  if (read !== null) {
    const wish: Wish = read.ok ? read.command : { kind: 'unclear', problem: read.problem }
    return { ok: true, number, wish, comment, headSha: null, hasSuccessor: false }
  }
  if (isReply && !comment.isBot && comment.before === null)
    return {
      ok: true,
      number,
      wish: { kind: 'answers' },
      comment: null,
      headSha: null,
      hasSuccessor: false,
    }
  return {
    ok: false,
    reason: `The comment gives no command: it has no line that begins with \`${command}\`.`,
  }
}
