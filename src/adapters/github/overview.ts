import type { PullRequest } from '../../core/change/pullRequest.ts'
import type { Discussion } from '../../core/threads/model.ts'

/** What one GraphQL request tells of a pull request. */
export interface Overview {
  readonly pull: PullRequest
  readonly discussion: Discussion
}
