import type { ChangedFile } from '../core/change/model.ts'
import type { Finding } from '../core/findings/model.ts'
import type { ClaimVerdict } from '../core/findings/verification.ts'
import { renderComment } from '../core/report/comment.ts'
import { renderReply } from '../core/report/reply.ts'
import { renderReviewBody } from '../core/report/reviewBody.ts'
import type { Wording } from '../core/report/wording.ts'
import type { Ending } from '../core/threads/answers.ts'
import type { Judgement } from '../core/threads/fate.ts'
import { type Plan, settle } from '../core/threads/ledger.ts'
import { findingMarker, replyMarker } from '../core/threads/markers.ts'
import type { InlineComment, PullRequests } from '../ports.ts'
import type { History } from './remember.ts'
import type { Scene } from './scene.ts'

/** What a run has to say, before it is known where each part of it goes. */
export interface Draft {
  /** Findings of this run, verified and cleansed. */
  readonly findings: readonly Finding[]
  /** Paths that were reviewed in this run. */
  readonly asked: ReadonlySet<string>
  readonly round: number
  readonly endings: readonly Ending[]
  readonly judgements: readonly Judgement[]
  readonly rechecks: ReadonlyMap<string, ClaimVerdict>
}

export interface Posted {
  /** Fingerprints of what GitHub refused to show on its line. */
  readonly refused: ReadonlySet<string>
  /** The page of the review; null when there was nothing to say inline. */
  readonly url: string | null
}

/** Where every finding goes, and what is said in which thread: decided on what stands on the pull request right now. */
export function place(
  draft: Draft,
  files: readonly ChangedFile[],
  scene: Scene,
  { memory }: History,
): Plan {
  const { settings, open } = scene
  return settle({
    ...draft,
    memory,
    files,
    head: open.commits.head,
    minSeverity: settings['min-severity'],
    maxComments: settings['max-comments'],
    resolveFixed: settings['resolve-fixed'],
  })
}

/**
 * Posts the plan: inline comments first, then what is said in threads. The summary with the state comes after, so that a
 * run that dies on the way is repeated, and the markers in the comments keep the repetition from saying anything twice.
 */
export async function post(
  plan: Plan,
  scene: Scene,
  pullRequests: PullRequests,
  { discussion }: History,
  wording: Wording,
): Promise<Posted> {
  const { instance } = scene.task
  if (discussion.pendingReview !== null)
    await pullRequests.discardPendingReview(discussion.pendingReview)
  const comments = new Map<InlineComment, string>()
  for (const { finding, known } of plan.post) {
    const { path, side, start_line, line } = finding
    if (line === null) continue
    const body = renderComment(finding, { ...wording, marker: findingMarker(known, instance) })
    comments.set(
      { path, side, start_line: start_line === line ? null : start_line, line, body },
      known.fingerprint,
    )
  }
  const { refused, url } =
    comments.size === 0
      ? { refused: new Set<string>(), url: null }
      : await postComments(comments, scene, pullRequests, wording)
  for (const { thread, note, move } of plan.actions) {
    if (note !== null)
      await pullRequests.reply(
        thread,
        renderReply(note, { ...wording, marker: replyMarker(note, instance) }),
      )
    if (move === 'resolve') await pullRequests.resolve(thread)
    if (move === 'unresolve') await pullRequests.unresolve(thread)
  }
  return { refused, url }
}

async function postComments(
  comments: ReadonlyMap<InlineComment, string>,
  { open, ports }: Scene,
  pullRequests: PullRequests,
  { phrases }: Wording,
): Promise<Posted> {
  const { url, refused, headMoved } = await pullRequests.postReview({
    commit: open.commits.head,
    body: renderReviewBody(comments.size, phrases),
    comments: [...comments.keys()],
  })
  if (headMoved) throw new HeadMoved()
  for (const { comment, reason } of refused)
    ports.log.warning(
      `GitHub refused a comment on ${comment.path}:${comment.line}: ${reason}. It stands in the summary.`,
    )
  return { url, refused: new Set(refused.flatMap(({ comment }) => comments.get(comment) ?? [])) }
}

/** The pull request got a newer head while this run was at work: its lines are no longer those of the page. */
export class HeadMoved extends Error {
  override readonly name = 'HeadMoved'
  constructor() {
    super('The pull request got new commits while they were reviewed.')
  }
}
