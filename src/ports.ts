import type { Model } from './core/agent/model.ts'
import type { ChangedFile, Commits, Side } from './core/change/model.ts'
import type { PullRequest } from './core/change/pullRequest.ts'
import type { RepositoryConfig } from './core/config.ts'
import type { Log } from './core/log.ts'
import type { CheckRun } from './core/report/checkRun.ts'
import type { Repository } from './core/repository.ts'
import type { Diagnostic } from './core/skills/model.ts'
import type { SkillSource } from './core/skills/source.ts'
import type { Comment, Discussion, ReviewThread } from './core/threads/model.ts'
import type { Settings } from './settings.ts'

/** What the story needs of the world. Each port is implemented by one adapter and by nothing else. */
export interface Ports {
  /** null on a local change. */
  readonly pullRequests: PullRequests | null
  /** The objects of the change's repository; `pull` is null on a local change. */
  openChange(pull: PullRequest | null): Promise<OpenChange>
  openSources(request: SourceRequest): Promise<SkillSources>
  /** null when there is no credential for a model. */
  openModel(settings: Settings, prices: RepositoryConfig['prices']): Promise<Model | null>
  /** Such as `https://github.com`: the only host that links may lead to. '' on a local change. */
  readonly serverUrl: string
  readonly log: Log
  readonly clock: Clock
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal
  /** Replaces secrets in a text that leaves the program. */
  readonly redact: (text: string) => string
}

export interface OpenChange {
  readonly repository: Repository
  readonly commits: Commits
  /** What its author says of a local change; null where a pull request says it, or nobody does. */
  readonly about: ChangeAbout | null
}

/** The words that come with a change. */
export type ChangeAbout = Pick<PullRequest, 'title' | 'body' | 'commitMessages' | 'linkedIssues'>

/** Where skills come from. */
export interface SkillSources {
  /** In order of precedence. */
  readonly sources: readonly SkillSource[]
  /** What could not be opened. */
  readonly diagnostics: readonly Diagnostic[]
  /** The repository's skills as they were at a ref; null when there is no such ref. */
  openAt(ref: string): Promise<SkillSource | null>
}

export interface SourceRequest {
  readonly repository: Repository
  /** The commit that skills and guideline files are read at. */
  readonly commit: string
  readonly settings: Settings
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** An inline comment as GitHub takes it; `start_line` is null for a single line. */
export interface InlineComment {
  readonly path: string
  readonly side: Side
  readonly start_line: number | null
  readonly line: number
  readonly body: string
}

export interface ReviewDraft {
  /** The head commit the lines belong to. */
  readonly commit: string
  readonly body: string
  readonly comments: readonly InlineComment[]
}

export interface PostedReview {
  /** null when nothing was posted. */
  readonly url: string | null
  readonly posted: readonly InlineComment[]
  /** What GitHub refused, found by halving the batch until each stood alone, with its reason. */
  readonly refused: readonly { readonly comment: InlineComment; readonly reason: string }[]
  /** GitHub no longer knows the commit as part of the pull request (a force-push): what is not in `posted` waits for a run on the new head. */
  readonly headMoved: boolean
}

/** Thrown where the token may not write what a run has to write (a fork's token only reads): results go where it may. */
export class NotPermitted extends Error {
  override readonly name = 'NotPermitted'
}

export interface FileListing {
  readonly files: readonly ChangedFile[]
  /** What the listing could not show (more than 3,000 files); null when whole. */
  readonly unseen: string | null
}

export type Permission = 'admin' | 'write' | 'read' | 'none'
export type Reaction = 'eyes' | 'rocket' | 'confused'

/**
 * One pull request on its platform. Methods that need a permission the token lacks answer null or false after one
 * log line where the contract calls the permission optional; everything else throws an error that says what to do.
 */
export interface PullRequests {
  read(): Promise<PullRequest>
  files(): Promise<FileListing>
  discussion(): Promise<Discussion>
  /**
   * What was said since `earlier` was read, and the head as it is now: posting on an older one would put comments on the
   * wrong lines. Mostly one request, however long the discussion.
   */
  refresh(earlier: Discussion): Promise<{ readonly head: string; readonly discussion: Discussion }>
  permission(login: string): Promise<Permission>
  postReview(draft: ReviewDraft): Promise<PostedReview>
  /** Edits the comment `id` of the conversation, or writes a new one for null. */
  saveComment(body: string, id: number | null): Promise<Comment>
  reply(thread: ReviewThread, body: string): Promise<Comment>
  /** Deletes a comment of ours; gone already is fine. */
  withdraw(comment: Comment, kind: 'issue' | 'review'): Promise<void>
  resolve(thread: ReviewThread): Promise<boolean>
  unresolve(thread: ReviewThread): Promise<boolean>
  discardPendingReview(id: number): Promise<void>
  react(
    comment: { readonly id: number; readonly kind: 'issue' | 'review' },
    reaction: Reaction,
  ): Promise<boolean>
  /** The id of a check run now in progress on `commit`, or null where the token may not write checks. */
  startCheck(name: string, commit: string): Promise<number | null>
  finishCheck(id: number, result: CheckRun): Promise<void>
}
