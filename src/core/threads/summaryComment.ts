import { readStateMarker } from './markers.ts'
import type { Comment } from './model.ts'
import { type ReviewState, reviewState } from './state.ts'

export interface Summary {
  /** The comment to edit; null when there is none of ours. */
  readonly comment: Comment | null
  /** Older ones of ours: two runs raced to write the first. */
  readonly older: readonly Comment[]
  /** null when there was no finished review, or none that can be read. */
  readonly state: ReviewState | null
  /** What was met and not believed, for the log. */
  readonly warnings: readonly string[]
}

/**
 * The newest summary comment that this token's identity wrote for this instance of the review. GitHub sorts comments
 * oldest first whatever it is asked, so the newest is chosen by id. What others wrote with our marker is not ours.
 */
export function findSummary(comments: readonly Comment[], instance: string): Summary {
  const warnings: string[] = []
  const own: { comment: Comment; state: ReviewState | null }[] = []
  const newestFirst = [...comments].sort((a, b) => b.id - a.id)
  for (const comment of newestFirst) {
    const marker = readStateMarker(comment.body, reviewState)
    if (marker === null) continue
    if (!comment.isOurs) {
      warnings.push(
        `${comment.author} wrote a comment with a state marker (${comment.url}); it is not ours and was ignored.`,
      )
      continue
    }
    if (marker.instance !== instance) continue
    own.push({ comment, state: marker.ok ? marker.content : null })
    if (marker.ok || own.length > 1) continue
    const lost = 'so what earlier reviews found is known from their own comments alone'
    warnings.push(`The summary comment ${comment.url} cannot be read: ${marker.problem}, ${lost}.`)
  }
  const [newest, ...older] = own
  return {
    comment: newest?.comment ?? null,
    older: older.map(({ comment }) => comment),
    state: newest?.state ?? null,
    warnings,
  }
}
