import { attempt } from './error.ts'
import { failureOf } from './failure.ts'
import { nameOf, pullArgs, type Target } from './target.ts'

/**
 * The id of a review that was begun and not submitted, if it is debris of ours: GitHub refuses any other review of the
 * same user until it is gone. A bot writes nothing by hand; of a person's token only what bears our markers is ours.
 */
export function pendingOf(
  viewer: string | null,
  id: number,
  texts: readonly string[],
): number | null {
  const isBot = viewer?.endsWith('[bot]') ?? false
  const isOurs = texts.every((text) => text === '' || text.includes('<!-- skill-review:'))
  return isBot || isOurs ? id : null
}

/** Deleting what is gone already is fine: the answer to an earlier try may have been lost. */
export async function discardPendingReview(target: Target, id: number): Promise<void> {
  const tried = `discard the pending review on ${nameOf(target)}`
  await attempt(tried, 'pull-requests: write', async () => {
    try {
      await target.client.rest.pulls.deletePendingReview({ ...pullArgs(target), review_id: id })
    } catch (error) {
      if (failureOf(error).kind !== 'not found') throw error
    }
  })
}
