import { byId, type Call, created, type Handler, ok, type Route, route } from '../call.ts'
import { page } from '../pages.ts'
import { demand, invalid } from '../refusals.ts'
import type { Reaction, World } from '../world.ts'
import { demandReading } from './pulls.ts'

const CONTENTS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']

type Reacted = (world: World) => readonly { readonly id: number; readonly reactions: Reaction[] }[]

/** The same for both kinds of comment. */
const pair = (path: string, comments: Reacted): Route[] => [
  route('GET', path, list(comments)),
  route('POST', path, create(comments)),
]

export const reactions: Route[] = [
  ...pair('/repos/{owner}/{repo}/issues/comments/{id}/reactions', (world) => world.issueComments),
  ...pair('/repos/{owner}/{repo}/pulls/comments/{id}/reactions', (world) => world.reviewComments),
]

function list(comments: Reacted): Handler {
  return (call) => {
    demandReading(call)
    const content = call.query.get('content')
    const found = byId(call, comments(call.world)).reactions
    const kept = found.filter((one) => content === null || one.content === content)
    return page(call, kept.map(json))
  }
}

/** 201 for a new reaction, 200 for one that was there already. */
function create(comments: Reacted): Handler {
  return (call: Call) => {
    demand(call.viewer, 'write', 'issues', 'pull_requests')
    const comment = byId(call, comments(call.world))
    const content = call.body['content']
    if (typeof content !== 'string' || !CONTENTS.includes(content)) {
      throw invalid('Reaction', 'content', 'is not a reaction')
    }
    const { login } = call.viewer
    const known = comment.reactions.find((one) => one.login === login && one.content === content)
    if (known !== undefined) return ok(json(known))
    const reaction = { id: call.world.nextId(), login, content }
    comment.reactions.push(reaction)
    return created(json(reaction))
  }
}

const json = ({ id, login, content }: Reaction) => ({ id, user: { login }, content })
