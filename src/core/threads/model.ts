import type { Side } from '../change/model.ts'

/** Somebody's words on a pull request. */
export interface Comment {
  /** GitHub's numeric id. */
  readonly id: number
  readonly author: string
  readonly isBot: boolean
  /** Written by the identity that the token posts as; a marker alone proves nothing. */
  readonly isOurs: boolean
  readonly body: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly url: string
  /** Logins that reacted with 👎; asked only of the first comment of a thread, empty elsewhere. */
  readonly thumbsDown: readonly string[]
}

/** A review thread: the first comment stands on a line, the rest answer it. */
export interface ReviewThread {
  /** GraphQL node id, null where only REST answered (then it can be replied to, not resolved). */
  readonly id: string | null
  readonly path: string
  readonly side: Side
  /** null when GitHub calls the thread outdated. */
  readonly line: number | null
  readonly isResolved: boolean
  readonly resolvedBy: string | null
  readonly comments: readonly Comment[]
}

/** All that was said on a pull request, in order of creation, every page read. */
export interface Discussion {
  /** The login that the token posts as; null when no call tells. */
  readonly viewer: string | null
  readonly comments: readonly Comment[]
  readonly threads: readonly ReviewThread[]
  /** Our review that was begun and never submitted, if any. */
  readonly pendingReview: number | null
}
