import type { ReviewThread } from '../../core/threads/model.ts'
import { attempt } from './error.ts'
import type { Optional } from './optional.ts'
import type { Target } from './target.ts'

interface SettledAnswer {
  readonly settled: { readonly thread: { readonly isResolved: boolean } | null } | null
}

/**
 * Resolves a thread or opens it again. False where that cannot be: REST alone answered, the token may not, or GitHub
 * says it did and did not.
 */
export async function settle(
  { client }: Target,
  optional: Optional,
  thread: ReviewThread,
  isResolved: boolean,
): Promise<boolean> {
  const { id } = thread
  if (id === null) return false
  const mutation = isResolved ? 'resolveReviewThread' : 'unresolveReviewThread'
  const query = `mutation ($id: ID!) { settled: ${mutation}(input: { threadId: $id }) { thread { isResolved } } }`
  const run = () => client.graphql<SettledAnswer>(query, { id })
  const answer = await attempt(`settle a thread on ${thread.path}`, 'contents: write', () =>
    optional('resolving of threads', 'contents: write', run, null),
  )
  return answer?.settled?.thread?.isResolved === isResolved
}
