import type { Comment, ReviewThread } from '../../core/threads/model.ts'
import { fromRow } from './commentRow.ts'
import { attempt } from './error.ts'
import { failureOf } from './failure.ts'
import { noRetries, once, sameText } from './once.ts'
import { issueArgs, nameOf, pullArgs, type Target } from './target.ts'

const permission = 'pull-requests: write'

/** Edits the summary `id`, or writes a new one for null and for one that somebody deleted. */
export async function saveComment(
  target: Target,
  body: string,
  id: number | null,
): Promise<Comment> {
  return attempt(`save the summary comment on ${nameOf(target)}`, permission, async () => {
    const edited = id === null ? null : await edit(target, body, id)
    return edited ?? (await write(target, body))
  })
}

async function edit({ client, owner, repo }: Target, body: string, id: number) {
  try {
    const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: id, body })
    return fromRow(data, true)
  } catch (error) {
    if (failureOf(error).kind === 'not found') return null
    throw error
  }
}

async function write(target: Target, body: string): Promise<Comment> {
  const { rest, paginate } = target.client
  const row = await once(
    async () => {
      const { data } = await rest.issues.createComment({ ...issueArgs(target), body, ...noRetries })
      return data
    },
    async () => {
      const rows = await paginate(rest.issues.listComments, { ...issueArgs(target), per_page: 100 })
      return rows.findLast((one) => sameText(one.body ?? '', body)) ?? null
    },
  )
  return fromRow(row, true)
}

/** Answers in a thread, once. */
export async function reply(target: Target, thread: ReviewThread, body: string): Promise<Comment> {
  const { rest } = target.client
  const [root] = thread.comments
  if (root === undefined)
    throw new Error(`A thread on ${thread.path} without comments cannot be answered.`)
  const pull = pullArgs(target)
  return attempt(`answer in a thread of ${nameOf(target)}`, permission, async () => {
    const row = await once(
      async () => {
        const args = { ...pull, comment_id: root.id, body, ...noRetries }
        return (await rest.pulls.createReplyForReviewComment(args)).data
      },
      async () => {
        const newest = { ...pull, sort: 'created', direction: 'desc', per_page: 100 } as const
        const { data } = await rest.pulls.listReviewComments(newest)
        return (
          data.find((one) => one.in_reply_to_id === root.id && sameText(one.body, body)) ?? null
        )
      },
    )
    return fromRow(row, true)
  })
}

/** Deletes a comment of ours. The answer to an earlier try may have been lost, or another run was faster. */
export async function withdraw(
  target: Target,
  { id }: Comment,
  kind: 'issue' | 'review',
): Promise<void> {
  const { client, owner, repo } = target
  const args = { owner, repo, comment_id: id }
  await attempt(`delete a repeated comment on ${nameOf(target)}`, permission, async () => {
    try {
      if (kind === 'issue') await client.rest.issues.deleteComment(args)
      else await client.rest.pulls.deleteReviewComment(args)
    } catch (error) {
      if (failureOf(error).kind !== 'not found') throw error
    }
  })
}
