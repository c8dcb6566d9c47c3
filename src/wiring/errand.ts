import type { ConnectionOptions } from '../adapters/github/connect.ts'
import { findPullRequest } from '../adapters/github/findPullRequest.ts'
import { parseCommand } from '../core/threads/command.ts'
import type { Trigger, TriggerComment } from '../core/threads/trigger.ts'
import type { Settings } from '../settings.ts'
import { plainReview, type SourceRun, type Wish } from '../task.ts'

/** Which pull request a run is for, and what is wanted. */
export interface Errand {
  readonly ok: true
  readonly number: number
  readonly wish: Wish
  readonly comment: TriggerComment | null
  /** The run whose end started this one; null where none did. */
  readonly source: SourceRun | null
  /** See `Task`. */
  readonly hasSuccessor: boolean
}

/** Or why there is nothing to do. */
export type ReadErrand = Errand | { readonly ok: false; readonly reason: string }

/** Makes sense of what started the run. Asks GitHub only where the event leaves the pull request open. */
export async function readErrand(
  trigger: Trigger,
  { trigger: command, mode }: Pick<Settings, 'trigger' | 'mode'>,
  repository: string,
  connection: ConnectionOptions,
): Promise<ReadErrand> {
  switch (trigger.kind) {
    case 'skip':
      return { ok: false, reason: `Nothing to review: ${trigger.reason}.` }
    case 'review':
      return {
        ok: true,
        number: trigger.number,
        wish: plainReview,
        comment: null,
        source: null,
        hasSuccessor: trigger.onPush,
      }
    case 'comment':
      return byComment(trigger, command)
    case 'workflow-run': {
      if (mode !== 'publish')
        return {
          ok: false,
          reason:
            'Nothing to review: the event workflow_run is for `mode: publish`. To have a model review pull requests from forks, use pull_request_target.',
        }
      const { runId, headSha, headBranch, headRepository } = trigger
      const query = { repository, headSha, headBranch, headRepository }
      const found = await findPullRequest(connection, query)
      return found.ok
        ? {
            ok: true,
            number: found.number,
            wish: plainReview,
            comment: null,
            source: { runId, headSha },
            hasSuccessor: true,
          }
        : { ok: false, reason: found.reason }
    }
  }
}

function byComment(
  { number, comment, isReply }: Extract<Trigger, { kind: 'comment' }>,
  command: string,
): ReadErrand {
  const read = parseCommand(comment.body, command)
  if (read !== null) {
    const wish: Wish = read.ok ? read.command : { kind: 'unclear', problem: read.problem }
    return { ok: true, number, wish, comment, source: null, hasSuccessor: false }
  }
  if (isReply && !comment.isBot && comment.before === null)
    return {
      ok: true,
      number,
      wish: { kind: 'answers' },
      comment: null,
      source: null,
      hasSuccessor: false,
    }
  return {
    ok: false,
    reason: `The comment gives no command: it has no line that begins with \`${command}\`.`,
  }
}
