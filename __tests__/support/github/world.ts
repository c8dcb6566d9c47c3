import type { CommentPlace, Span } from './anchors.ts'
import type { Git } from './git.ts'
import type { Collaborator, Identity } from './identities.ts'

/** One user's reaction in REST's words: `+1`, `-1`, `eyes`, `rocket`, `confused`, … */
export interface Reaction {
  readonly id: number
  readonly login: string
  readonly content: string
}

interface Written {
  readonly id: number
  readonly author: Identity
  body: string
  readonly createdAt: string
  updatedAt: string
  readonly reactions: Reaction[]
}

export interface IssueComment extends Written {
  readonly pull: number
}

export interface ReviewComment extends Written {
  readonly pull: number
  readonly reviewId: number
  /** Id of the first comment of the thread; null for that comment itself. */
  readonly inReplyTo: number | null
  readonly place: CommentPlace
  /** The diff it was written on. */
  readonly span: Span
}

export interface Review {
  readonly id: number
  readonly pull: number
  readonly author: Identity
  readonly body: string
  readonly commit: string
  state: 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED'
  readonly submittedAt: string
}

/** A conversation on a line; it has the id of its first comment. */
export interface Thread {
  readonly rootId: number
  readonly pull: number
  resolvedBy: Identity | null
}

export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: string
  readonly message: string
  readonly title?: string
}

export interface CheckRun {
  readonly id: number
  readonly name: string
  readonly head_sha: string
  status: string
  conclusion: string | null
  title: string | null
  summary: string | null
  readonly annotations: Annotation[]
}

export interface Pull {
  readonly number: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  merged: boolean
  draft: boolean
  readonly author: Identity
  readonly association: string
  readonly baseRef: string
  base: string
  readonly headRef: string
  head: string
  /** `owner/name`; null when the fork was deleted. */
  readonly headRepository: string | null
  readonly labels: string[]
  /** Issues its text says it closes. */
  readonly closes: readonly {
    readonly number: number
    readonly title: string
    readonly body: string
  }[]
  /** Overrides the count of files, to claim more than a listing shows. */
  readonly changedFiles: number | null
}

/** All that the server knows; tests read it to see what a person would see. */
export interface World {
  readonly repository: string
  readonly isPrivate: boolean
  readonly git: Git
  /** Both set once the server listens. */
  serverUrl: string
  apiUrl: string
  readonly tokens: Map<string, Identity>
  readonly collaborators: Map<string, Collaborator>
  readonly pulls: Map<number, Pull>
  readonly issueComments: IssueComment[]
  readonly reviews: Review[]
  readonly reviewComments: ReviewComment[]
  readonly threads: Thread[]
  readonly checks: CheckRun[]
  /** A file's patch longer than this many lines is left out of the listing. */
  readonly patchLines: number
  nextId(): number
}

/** GitHub tells time in whole seconds. */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`

/** The diff of a pull request as it stands, or as it stood at an earlier head. */
export async function spanOf(world: World, pull: Pull, head = pull.head): Promise<Span> {
  return { mergeBase: await world.git.mergeBase(pull.base, head), head }
}

export async function commitsOf(world: World, pull: Pull): Promise<string[]> {
  const listed = await world.git.text('rev-list', '--reverse', `${pull.base}..${pull.head}`)
  return listed.split('\n').filter((line) => line !== '')
}
