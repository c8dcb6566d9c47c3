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
import { reviewCommentJson } from '../json.ts'
import { page } from '../pages.ts'
import { demand, unprocessable } from '../refusals.ts'
import { now, type ReviewComment } from '../world.ts'
import { demandReading } from './pulls.ts'
import { filledBody } from './requestBodies.ts'
import { refuseSecondPending } from './reviews.ts'

export const reviewComments: Route[] = [
  route('GET', '/repos/{owner}/{repo}/pulls/{number}/comments', list),
  route('POST', '/repos/{owner}/{repo}/pulls/{number}/comments/{id}/replies', reply),
  route('PATCH', '/repos/{owner}/{repo}/pulls/comments/{id}', edit),
  route('DELETE', '/repos/{owner}/{repo}/pulls/comments/{id}', discard),
]

/** Submitted comments only; by id, `direction=desc` turns the order round when `sort` is given. */
async function list(call: Call): Promise<Reply> {
  demandReading(call)
  const { world } = call
  const { number } = pullOf(call)
  const seen = world.reviewComments.filter((one) => one.pull === number && isSubmitted(call, one))
  if (call.query.has('sort') && call.query.get('direction') === 'desc') seen.reverse()
  return page(call, await Promise.all(seen.map((one) => reviewCommentJson(world, one))))
}

const isSubmitted = ({ world }: Call, comment: ReviewComment) =>
  world.reviews.some((one) => one.id === comment.reviewId && one.state !== 'PENDING')

/** A reply stands in a review of its own, which has no body. */
async function reply(call: Call): Promise<Reply> {
  const { world, viewer } = call
  demand(viewer, 'write', 'pull_requests')
  const pull = pullOf(call)
  const root = byId(call, world.reviewComments)
  if (root.inReplyTo !== null) throw unprocessable('Replies to replies are not supported')
  refuseSecondPending(world, pull, viewer)
  const body = filledBody(call.body['body'])
  const [reviewId, at] = [world.nextId(), now()]
  world.reviews.push({
    id: reviewId,
    pull: pull.number,
    author: viewer,
    body: '',
    commit: pull.head,
    state: 'COMMENTED',
    submittedAt: at,
  })
  const comment: ReviewComment = {
    id: world.nextId(),
    pull: pull.number,
    reviewId,
    inReplyTo: root.id,
    place: root.place,
    span: root.span,
    author: viewer,
    body,
    createdAt: at,
    updatedAt: at,
    reactions: [],
  }
  world.reviewComments.push(comment)
  return created(await reviewCommentJson(world, comment))
}

async function edit(call: Call): Promise<Reply> {
  demand(call.viewer, 'write', 'pull_requests')
  const comment = byId(call, call.world.reviewComments)
  comment.body = filledBody(call.body['body'])
  comment.updatedAt = now()
  return ok(await reviewCommentJson(call.world, comment))
}

/** The first comment of a thread without replies takes the thread with it; its review stays. */
function discard(call: Call): Reply {
  demand(call.viewer, 'write', 'pull_requests')
  const { reviewComments, threads } = call.world
  const comment = byId(call, reviewComments)
  reviewComments.splice(reviewComments.indexOf(comment), 1)
  if (!reviewComments.some(({ inReplyTo }) => inReplyTo === comment.id)) {
    const at = threads.findIndex(({ rootId }) => rootId === comment.id)
    if (at !== -1) threads.splice(at, 1)
  }
  return noContent
}
