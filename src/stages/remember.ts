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

export async function remember(
  pullRequests: PullRequests,
  instance: string,
  log: Log,
  earlier?: History,
): Promise<History> {
  const discussion = await pullRequests.discussion()
  const memory = recall(discussion, instance)
  const told = earlier?.memory.warnings ?? []
  for (const warning of memory.warnings) if (!told.includes(warning)) log.warning(warning)
  return { discussion, memory, permission: earlier?.permission ?? askOnce(pullRequests) }
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
