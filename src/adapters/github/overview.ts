import type { Discussion } from '../../core/threads/model.ts'
import type { PullContext } from './pull.ts'

/** What one GraphQL request tells of a pull request. */
export interface Overview {
  readonly context: PullContext
  readonly discussion: Discussion
}
