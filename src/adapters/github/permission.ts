import type { Permission } from '../../ports.ts'
import { attempt } from './error.ts'
import { failureOf } from './failure.ts'
import type { Target } from './target.ts'

/** What `login` may do in the repository. Only a clear "no such collaborator" is `none`; a fault of GitHub's throws. */
export async function permissionOf(target: Target, login: string): Promise<Permission> {
  const { client, owner, repo } = target
  return attempt(`ask what ${login} may do in ${owner}/${repo}`, 'contents: read', async () => {
    try {
      const args = { owner, repo, username: login }
      const { data } = await client.rest.repos.getCollaboratorPermissionLevel(args)
      return toPermission(data.permission, data.user?.permissions)
    } catch (error) {
      if (failureOf(error).kind === 'not found') return 'none'
      throw error
    }
  })
}

/**
 * `permission` is GitHub's old word, into which it maps maintain, triage and custom roles; where a server sends the
 * role itself instead, the rights tell.
 */
function toPermission(
  permission: string,
  rights: { readonly admin: boolean; readonly push: boolean; readonly pull: boolean } | undefined,
): Permission {
  if (permission === 'admin' || permission === 'write') return permission
  if (permission === 'read' || permission === 'none') return permission
  if (rights?.admin) return 'admin'
  if (rights?.push) return 'write'
  return rights?.pull ? 'read' : 'none'
}
