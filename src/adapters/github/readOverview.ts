import type { Log } from '../../core/log.ts'
import { explain } from './error.ts'
import { failureOf } from './failure.ts'
import { readByGraphql } from './graphqlOverview.ts'
import type { Overview } from './overview.ts'
import { readByRest } from './restOverview.ts'
import { nameOf, type Target } from './target.ts'

/** By GraphQL, or by REST where a server has no GraphQL or lacks a field of ours. */
export async function readOverview(target: Target, log: Log): Promise<Overview> {
  try {
    return await readByGraphql(target)
  } catch (error) {
    const { status, reason } = failureOf(error)
    if (status === 401) throw explain(error, `read ${nameOf(target)}`, 'pull-requests: read')
    log.info(
      `GraphQL does not tell what was said on ${nameOf(target)} (${reason}), so REST is asked: threads can be answered, not resolved.`,
    )
    return readByRest(target)
  }
}
