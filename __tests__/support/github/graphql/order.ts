import type { IssueComment } from '../world.ts'

/** GitHub's IssueCommentOrder knows one field. */
export function inOrder(comments: readonly IssueComment[], orderBy: unknown): IssueComment[] {
  if (orderBy === undefined) return [...comments]
  const { field, direction } = orderBy as Readonly<Record<string, unknown>>
  if (field !== 'UPDATED_AT' || (direction !== 'ASC' && direction !== 'DESC'))
    throw new SyntaxError(`Argument 'orderBy' has an invalid value (${JSON.stringify(orderBy)})`)
  const sign = direction === 'ASC' ? 1 : -1
  return [...comments].sort(
    (a, b) => sign * (a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id),
  )
}
