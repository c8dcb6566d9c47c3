import type { Comment } from '../../core/threads/model.ts'

/** What REST's two kinds of comment have in common. */
export interface CommentRow {
  readonly id: number
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body?: string | undefined
  readonly created_at: string
  readonly updated_at: string
  readonly html_url: string
}

export function fromRow(
  row: CommentRow,
  isOurs: boolean,
  thumbsDown: readonly string[] = [],
): Comment {
  return {
    id: row.id,
    author: row.user?.login ?? 'ghost',
    isBot: row.user?.type === 'Bot',
    isOurs,
    body: row.body ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    url: row.html_url,
    thumbsDown,
  }
}
