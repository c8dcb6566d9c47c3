import {
  byId,
  type Call,
  created,
  noContent,
  ok,
  pullOf,
  type Reply,
  type Route,
  route,
} from '../call.ts'
import { issueCommentJson } from '../json.ts'
import { page } from '../pages.ts'
import { demand } from '../refusals.ts'
import { type IssueComment, now } from '../world.ts'
import { demandReading } from './pulls.ts'
import { filledBody } from './requestBodies.ts'

export const issueComments: Route[] = [
  route('GET', '/repos/{owner}/{repo}/issues/{number}/comments', list),
  route('POST', '/repos/{owner}/{repo}/issues/{number}/comments', create),
  route('GET', '/repos/{owner}/{repo}/issues/comments/{id}', get),
  route('PATCH', '/repos/{owner}/{repo}/issues/comments/{id}', edit),
  route('DELETE', '/repos/{owner}/{repo}/issues/comments/{id}', discard),
]

/** Always oldest first: `sort` and `direction` are ignored here. */
function list(call: Call): Reply {
  demandReading(call)
  const { number } = pullOf(call)
  const since = call.query.get('since') ?? ''
  const found = call.world.issueComments.filter(
    (one) => one.pull === number && one.updatedAt >= since,
  )
  return page(
    call,
    found.map((one) => issueCommentJson(call.world, one)),
  )
}

function create(call: Call): Reply {
  const { world, viewer } = call
  demand(viewer, 'write', 'issues', 'pull_requests')
  const pull = pullOf(call)
  const at = now()
  const comment: IssueComment = {
    id: world.nextId(),
    pull: pull.number,
    author: viewer,
    body: filledBody(call.body['body']),
    createdAt: at,
    updatedAt: at,
    reactions: [],
  }
  world.issueComments.push(comment)
  return created(issueCommentJson(world, comment))
}

function get(call: Call): Reply {
  demandReading(call)
  return ok(issueCommentJson(call.world, byId(call, call.world.issueComments)))
}

function edit(call: Call): Reply {
  demand(call.viewer, 'write', 'issues', 'pull_requests')
  const comment = byId(call, call.world.issueComments)
  comment.body = filledBody(call.body['body'])
  comment.updatedAt = now()
  return ok(issueCommentJson(call.world, comment))
}

function discard(call: Call): Reply {
  demand(call.viewer, 'write', 'issues', 'pull_requests')
  const { issueComments } = call.world
  issueComments.splice(issueComments.indexOf(byId(call, issueComments)), 1)
  return noContent
}
