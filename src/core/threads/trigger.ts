import { z } from 'zod'

/** A comment as the event delivered it; what it says now may differ, and then it is not trusted. */
export interface TriggerComment {
  readonly id: number
  readonly kind: 'issue' | 'review'
  readonly body: string
  /** ISO 8601; an edit after the event shows as a later `updated_at` on GitHub. */
  readonly updatedAt: string
  readonly author: string
  readonly isBot: boolean
  /** The body before the edit that this event reports; null for a new comment. */
  readonly before: string | null
}

/** Why this run exists. */
export type Trigger =
  | {
      readonly kind: 'review'
      readonly number: number
      /** Whether commits that are pushed start such a run too. */
      readonly onPush: boolean
    }
  | {
      readonly kind: 'comment'
      readonly number: number
      readonly comment: TriggerComment
      readonly isReply: boolean
    }
  | {
      /** Another run ended. Its head tells the pull request: the event's own list of them is empty for forks. */
      readonly kind: 'workflow-run'
      readonly runId: string
      readonly headSha: string
      /** null where GitHub no longer knows the branch. */
      readonly headBranch: string | null
      readonly headRepository: string
    }
  | { readonly kind: 'skip'; readonly reason: string }

const number = z.object({ number: z.number().int().positive() })
const pullRequestEvent = z.object({
  action: z.string(),
  pull_request: number,
  changes: z.object({ base: z.unknown() }).partial().optional(),
})
const comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  updated_at: z.string(),
  user: z.object({ login: z.string(), type: z.string().optional() }).nullable(),
  in_reply_to_id: z.number().optional(),
})
const commentEvent = z.object({
  action: z.string(),
  comment,
  issue: number.extend({ pull_request: z.unknown().optional() }).optional(),
  pull_request: number.optional(),
  changes: z
    .object({ body: z.object({ from: z.string() }) })
    .partial()
    .optional(),
})
const dispatchEvent = z.object({
  inputs: z.record(z.string(), z.unknown()).nullish(),
})
const workflowRunEvent = z.object({
  workflow_run: z.object({
    id: z.number().int().positive(),
    event: z.string(),
    head_sha: z.string(),
    head_branch: z.string().nullable(),
    head_repository: z.object({ full_name: z.string() }).nullable(),
  }),
})

/** Actions of `pull_request` that bring no new code. Any other was asked for by the workflow's `types`, and is obeyed. */
const quiet = new Set([
  'closed',
  'edited',
  'converted_to_draft',
  'locked',
  'unlocked',
  'dequeued',
  'enqueued',
])

/** Reads why the run was started. Never throws: a payload that does not fit its event is a reason to skip. */
export function readTrigger(name: string, payload: unknown): Trigger {
  const skip = (reason: string): Trigger => ({ kind: 'skip', reason })
  const unfit = () => skip(`the payload of the ${name} event does not name a pull request`)
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const event = pullRequestEvent.safeParse(payload)
      if (!event.success) return unfit()
      const { action, pull_request, changes } = event.data
      // An edit of title or text changes no code; a new base branch changes the diff.
      if (quiet.has(action) && !(action === 'edited' && changes?.base !== undefined))
        return skip(`the pull request was ${action.replaceAll('_', ' ')}, which brings no new code`)
      return { kind: 'review', number: pull_request.number, onPush: true }
    }
    case 'issue_comment':
    case 'pull_request_review_comment':
      return readComment(name, payload) ?? unfit()
    case 'workflow_dispatch': {
      const event = dispatchEvent.safeParse(payload)
      const given = event.success ? event.data.inputs?.['pull-request'] : undefined
      const asked = Number(given)
      if (!Number.isInteger(asked) || asked <= 0)
        return skip(
          `workflow_dispatch needs the input \`pull-request\` with the number of a pull request${given === undefined || given === '' ? '' : `, not ${JSON.stringify(given)}`}`,
        )
      return { kind: 'review', number: asked, onPush: false }
    }
    case 'workflow_run': {
      const event = workflowRunEvent.safeParse(payload)
      if (!event.success) return unfit()
      const run = event.data.workflow_run
      // Runs of other events worked on the default branch, whatever pull request they were about.
      if (run.event !== 'pull_request')
        return skip(
          `the run that ended was started by ${JSON.stringify(run.event)}; only one of the event pull_request tells its pull request`,
        )
      return {
        kind: 'workflow-run',
        runId: String(run.id),
        headSha: run.head_sha,
        headBranch: run.head_branch,
        headRepository: run.head_repository?.full_name ?? '',
      }
    }
    case 'merge_group':
      return skip('a merge queue entry was reviewed as a pull request before it was queued')
    case 'push':
      return skip('a push is reviewed through its pull request; run this on `pull_request`')
    default:
      return skip(`skill-review does not act on the event ${JSON.stringify(name)}`)
  }
}

function readComment(name: string, payload: unknown): Trigger | null {
  const event = commentEvent.safeParse(payload)
  if (!event.success) return null
  const { action, comment, issue, pull_request, changes } = event.data
  if (issue !== undefined && issue.pull_request === undefined)
    return { kind: 'skip', reason: `#${issue.number} is an issue, not a pull request` }
  const target = pull_request ?? issue
  if (target === undefined) return null
  if (action !== 'created' && action !== 'edited')
    return { kind: 'skip', reason: `a comment was ${action}` }
  return {
    kind: 'comment',
    number: target.number,
    isReply: comment.in_reply_to_id !== undefined,
    comment: {
      id: comment.id,
      kind: name === 'issue_comment' ? 'issue' : 'review',
      body: comment.body ?? '',
      updatedAt: comment.updated_at,
      author: comment.user?.login ?? 'ghost',
      isBot: comment.user?.type === 'Bot' || /\[bot\]$/.test(comment.user?.login ?? ''),
      before: action === 'edited' ? (changes?.body?.from ?? comment.body ?? '') : null,
    },
  }
}
