import { complaint } from '../anchors.ts'
import { byId, type Call, ok, pullOf, type Reply, type Route, route } from '../call.ts'
import { diffFiles } from '../diff.ts'
import type { Identity } from '../identities.ts'
import { reviewJson } from '../json.ts'
import { page } from '../pages.ts'
import { demand, notFound, unprocessable } from '../refusals.ts'
import { commitsOf, now, type Pull, type Review, spanOf, type World } from '../world.ts'
import { demandReading } from './pulls.ts'
import { bodyText, type CommentRequest, commentRequests } from './requestBodies.ts'

const STATES = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
} as const

export const reviews: Route[] = [
  route('GET', '/repos/{owner}/{repo}/pulls/{number}/reviews', list),
  route('POST', '/repos/{owner}/{repo}/pulls/{number}/reviews', create),
  route('DELETE', '/repos/{owner}/{repo}/pulls/{number}/reviews/{id}', discard),
]

/** A pending review is seen by its author alone. */
function list(call: Call): Reply {
  demandReading(call)
  const { number } = pullOf(call)
  const seen = call.world.reviews.filter(
    (one) => one.pull === number && (one.state !== 'PENDING' || isBy(one, call.viewer)),
  )
  return page(
    call,
    seen.map((review) => reviewJson(call.world, review)),
  )
}

/** All or nothing: one comment that cannot stand refuses the review, and the answer does not say which. */
async function create(call: Call): Promise<Reply> {
  const { world, viewer } = call
  demand(viewer, 'write', 'pull_requests')
  const pull = pullOf(call)
  const state = stateAsked(call, pull)
  const body = bodyText(call.body['body'] ?? '')
  if (body === '' && (state === 'COMMENTED' || state === 'CHANGES_REQUESTED')) {
    throw unprocessable('Body can not be blank')
  }
  refuseSecondPending(world, pull, viewer)
  const commit = call.body['commit_id'] ?? pull.head
  if (typeof commit !== 'string' || !(await commitsOf(world, pull)).includes(commit)) {
    throw unprocessable('The commitOID is not part of the pull request')
  }
  const comments = commentRequests(call.body['comments'])
  const review: Review = {
    id: world.nextId(),
    pull: pull.number,
    author: viewer,
    body,
    commit,
    state,
    submittedAt: now(),
  }
  await addComments(world, pull, review, comments)
  world.reviews.push(review)
  return ok(reviewJson(world, review))
}

function stateAsked(call: Call, pull: Pull): Review['state'] {
  const event = call.body['event']
  if (event === undefined) return 'PENDING'
  const state = STATES[event as keyof typeof STATES]
  if (state === undefined) throw unprocessable(`Variable $event was provided invalid value`)
  if (state !== 'COMMENTED' && pull.author.login === call.viewer.login) {
    throw unprocessable(
      `Can not ${state === 'APPROVED' ? 'approve' : 'request changes on'} your own pull request`,
    )
  }
  if (state === 'APPROVED' && call.viewer.type === 'Bot') {
    throw unprocessable('GitHub Actions is not permitted to approve pull requests.')
  }
  return state
}

export function refuseSecondPending(world: World, pull: Pull, viewer: Identity): void {
  const pending = world.reviews.some(
    (one) => one.pull === pull.number && one.state === 'PENDING' && isBy(one, viewer),
  )
  if (pending) throw unprocessable('User can only have one pending review per pull request')
}

async function addComments(
  world: World,
  pull: Pull,
  review: Review,
  comments: readonly CommentRequest[],
) {
  const span = await spanOf(world, pull, review.commit)
  const files = await diffFiles(world.git, span.mergeBase, span.head)
  const complaints = new Set(comments.map(({ place }) => complaint(files, place)))
  complaints.delete(null)
  if (complaints.size > 0) throw unprocessable([...complaints].join(', and '))
  for (const { place, body } of comments) {
    const id = world.nextId()
    const at = now()
    world.reviewComments.push({
      id,
      pull: pull.number,
      reviewId: review.id,
      inReplyTo: null,
      place,
      span,
      author: review.author,
      body,
      createdAt: at,
      updatedAt: at,
      reactions: [],
    })
    world.threads.push({ rootId: id, pull: pull.number, resolvedBy: null })
  }
}

/** Only a pending review can be deleted, only by its author; its comments go with it. */
function discard(call: Call): Reply {
  demand(call.viewer, 'write', 'pull_requests')
  const { world } = call
  const review = byId(call, world.reviews)
  if (!isBy(review, call.viewer)) throw notFound()
  if (review.state !== 'PENDING') {
    throw unprocessable('Can not delete a non-pending pull request review')
  }
  const gone = new Set(
    world.reviewComments.filter((one) => one.reviewId === review.id).map(({ id }) => id),
  )
  remove(world.reviewComments, (one) => gone.has(one.id))
  remove(world.threads, (one) => gone.has(one.rootId))
  remove(world.reviews, (one) => one === review)
  return ok(reviewJson(world, review))
}

const isBy = (review: Review, viewer: Identity) => review.author.login === viewer.login

function remove<T>(items: T[], gone: (item: T) => boolean): void {
  items.splice(0, items.length, ...items.filter((item) => !gone(item)))
}
