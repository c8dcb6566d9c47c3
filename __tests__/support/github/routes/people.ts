import { type Call, ok, type Reply, type Route, route } from '../call.ts'
import { user } from '../json.ts'
import { forbidden, notFound } from '../refusals.ts'

export const people: Route[] = [
  route('GET', '/user', viewer),
  route('GET', '/repos/{owner}/{repo}/collaborators/{login}/permission', permission),
]

/** An installation's token has no user. */
function viewer({ viewer }: Call): Reply {
  if (viewer.type === 'Bot') throw forbidden(viewer)
  return ok(user(viewer))
}

/** `permission` is the old word: maintain reads as write, triage as read; `role_name` has the real one. */
function permission({ world, params }: Call): Reply {
  const login = decodeURIComponent(params['login'] ?? '')
  const role = world.collaborators.get(login)
  if (role === undefined) throw notFound()
  const { permission } = role
  const push = permission === 'admin' || permission === 'write'
  const permissions = { admin: permission === 'admin', push, pull: permission !== 'none' }
  return ok({ ...role, user: { login, permissions } })
}
