import type { Log } from '../core/log.ts'
import { type Memory, recall } from '../core/threads/memory.ts'
import type { Discussion } from '../core/threads/model.ts'
import type { Permission, PullRequests } from '../ports.ts'

/** What was said on the pull request, and what earlier runs left in it. */
export interface History {
  readonly discussion: Discussion
  readonly memory: Memory
  /** Asked of GitHub once for each login. */
  readonly permission: (login: string) => Promise<Permission>
}

/** What earlier runs left, and what people said. */
export async function remember(
  pullRequests: PullRequests,
  instance: string,
  log: Log,
): Promise<History> {
  const discussion = await pullRequests.discussion()
  const memory = recall(discussion, instance)
  for (const warning of memory.warnings) log.warning(warning)
  return { discussion, memory, permission: askOnce(pullRequests) }
}

/** The same as it is now, and the head as it is now. What was warned about is not warned about again. */
export async function lookAgain(
  earlier: History,
  pullRequests: PullRequests,
  instance: string,
): Promise<{ readonly history: History; readonly head: string }> {
  const { head, discussion } = await pullRequests.refresh(earlier.discussion)
  return { head, history: { ...earlier, discussion, memory: recall(discussion, instance) } }
}

function askOnce(pullRequests: PullRequests): History['permission'] {
  const known = new Map<string, Promise<Permission>>()
  return (login) => {
    const asked = known.get(login) ?? pullRequests.permission(login)
    known.set(login, asked)
    return asked
  }
}

/** Those of `logins` whose word ends a finding. */
export async function deciders(
  logins: readonly string[],
  { permission }: History,
): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(
    logins.map(async (login) => [login, await permission(login)] as const),
  )
  return new Set(
    answers.flatMap(([login, one]) => (one === 'write' || one === 'admin' ? [login] : [])),
  )
}
