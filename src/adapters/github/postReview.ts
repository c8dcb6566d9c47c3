import type { InlineComment, PostedReview, ReviewDraft } from '../../ports.ts'
import { attempt } from './error.ts'
import { failureOf } from './failure.ts'
import { noRetries, once, sameText } from './once.ts'
import { commentBody, isAboutCommit, isAboutPlace } from './reviewRequest.ts'
import { nameOf, pullArgs, type Target } from './target.ts'

/** More comments in one review have failed with timeouts and secondary limits. */
const COMMENTS_A_REVIEW = 50
/** GitHub demands a body of every review, also of one that has nothing to say beside its comments. */
const NOTHING_TO_ADD = '…'

/**
 * Posts the draft as one review, or as few as GitHub takes. The event is always COMMENT: approving or blocking is for
 * people. Without comments nothing is posted.
 */
export async function postReview(target: Target, draft: ReviewDraft): Promise<PostedReview> {
  const poster = new Poster(target, draft)
  for (let start = 0; start < draft.comments.length; start += COMMENTS_A_REVIEW) {
    await poster.post(draft.comments.slice(start, start + COMMENTS_A_REVIEW))
  }
  return poster.result()
}

type Submitted = { readonly url: string } | { readonly refusal: string } | { readonly moved: true }

class Poster {
  readonly #target: Target
  readonly #draft: ReviewDraft
  readonly #posted: InlineComment[] = []
  readonly #refused: { comment: InlineComment; reason: string }[] = []
  #url: string | null = null
  #headMoved = false

  constructor(target: Target, draft: ReviewDraft) {
    this.#target = target
    this.#draft = draft
  }

  result(): PostedReview {
    return {
      url: this.#url,
      posted: this.#posted,
      refused: this.#refused,
      headMoved: this.#headMoved,
    }
  }

  async post(comments: readonly InlineComment[]): Promise<void> {
    const refusal = await this.#take(comments)
    if (refusal !== null) await this.#halve(comments, refusal)
  }

  /** `comments` were refused together. One bad one is enough for that, and GitHub does not say which. */
  async #halve(comments: readonly InlineComment[], refusal: string): Promise<void> {
    const [only, ...others] = comments
    if (only === undefined) return
    if (others.length === 0) {
      this.#refused.push({ comment: only, reason: refusal })
      return
    }
    const half = Math.ceil(comments.length / 2)
    const [left, right] = [comments.slice(0, half), comments.slice(half)]
    const leftRefusal = await this.#take(left)
    if (leftRefusal !== null) {
      await this.#halve(left, leftRefusal)
      await this.post(right)
    } else {
      // The left half was taken, so the bad one is in the right: sending that whole again would be in vain.
      await this.#halve(right, refusal)
    }
  }

  /** Posts them as one review; answers why not when one of their places is refused. */
  async #take(comments: readonly InlineComment[]): Promise<string | null> {
    if (this.#headMoved) return null
    const submitted = await submit(this.#target, {
      ...this.#draft,
      body: (this.#url === null && this.#draft.body.trim()) || NOTHING_TO_ADD,
      comments,
    })
    if ('refusal' in submitted) return submitted.refusal
    if ('moved' in submitted) this.#headMoved = true
    else {
      this.#url ??= submitted.url
      this.#posted.push(...comments)
    }
    return null
  }
}

async function submit(target: Target, draft: ReviewDraft): Promise<Submitted> {
  return attempt(`post the review on ${nameOf(target)}`, 'pull-requests: write', async () => {
    try {
      return await once(
        () => create(target, draft),
        () => find(target, draft),
      )
    } catch (error) {
      const { status, reason } = failureOf(error)
      if (status === 422 && isAboutCommit(reason)) return { moved: true }
      if (status === 422 && isAboutPlace(reason)) return { refusal: reason }
      throw error
    }
  })
}

async function create(target: Target, { commit, body, comments }: ReviewDraft) {
  const { data } = await target.client.rest.pulls.createReview({
    ...pullArgs(target),
    event: 'COMMENT',
    commit_id: commit,
    body,
    comments: comments.map(commentBody),
    ...noRetries,
  })
  return { url: data.html_url }
}

/** The review among the newest comments, when its answer was lost: GitHub takes all of its comments or none. */
async function find(target: Target, { commit, comments }: ReviewDraft) {
  const { data } = await target.client.rest.pulls.listReviewComments({
    ...pullArgs(target),
    sort: 'created',
    direction: 'desc',
    per_page: 100,
  })
  const found = comments.map((comment) =>
    data.find(
      (row) =>
        row.path === comment.path &&
        row.original_commit_id === commit &&
        sameText(row.body, comment.body),
    ),
  )
  const [first] = found
  return first !== undefined && !found.includes(undefined) ? { url: first.html_url } : null
}
