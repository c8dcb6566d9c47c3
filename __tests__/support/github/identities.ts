/** What a token may touch; GitHub's names with an underscore. Reading needs no scope on a public repository. */
export type Scope = 'contents' | 'pull_requests' | 'issues' | 'checks'
export type Access = 'read' | 'write'

/** Whom a token speaks for. */
export interface Identity {
  readonly login: string
  readonly type: 'User' | 'Bot'
  readonly permissions: Readonly<Partial<Record<Scope, Access>>>
}

/** The token of a job with the documented `permissions:` block. */
export const actionsToken = 'ghs_actions'

export const actionsBot: Identity = {
  login: 'github-actions[bot]',
  type: 'Bot',
  permissions: { contents: 'read', pull_requests: 'write', checks: 'write' },
}

/** A person with every permission, for tokens of people. */
export function person(login: string): Identity {
  const permissions = { contents: 'write', pull_requests: 'write', issues: 'write' } as const
  return { login, type: 'User', permissions }
}

/** A person's role as the collaborator API tells it. */
export interface Collaborator {
  readonly permission: 'admin' | 'write' | 'read' | 'none'
  /** Such as `maintain`, `triage`, or the name of a custom role. */
  readonly role_name: string
}
