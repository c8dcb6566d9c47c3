import type { Presentation } from '../change/present.ts'
import type { PullRequest } from '../change/pullRequest.ts'
import { shownPath } from '../change/shownLine.ts'
import { showHiddenComments } from '../safety/hiddenComments.ts'
import type { CheckHit } from '../skills/checks.ts'
import type { ReviewThread } from '../threads/model.ts'
import { describeThreads } from './discussion.ts'
import { excerpt } from './excerpt.ts'
import { fenced, type Part } from './fenced.ts'

/** Characters of what people wrote about the change. A template of boxes to tick is longer than most descriptions. */
const limits = {
  description: 8_000,
  commits: 6_000,
  issue: 4_000,
  checks: 6_000,
  focus: 2_000,
  apart: 4_000,
}

/** What the conversations are told of a change. Empty lists and texts leave their section out. */
export interface ChangeDescription {
  /** null for a local change, which nobody described. */
  readonly pullRequest: Pick<
    PullRequest,
    'title' | 'body' | 'commitMessages' | 'linkedIssues'
  > | null
  readonly presentation: Presentation
  /** Files of the change that are not asked about here, with why. */
  readonly apart: readonly { readonly path: string; readonly reason: string }[]
  readonly threads: readonly ReviewThread[]
  /** What the deterministic checks hit. */
  readonly hits: readonly CheckHit[]
  /** Names of the skills that the person who asked for this review wants applied. */
  readonly asked: readonly string[]
  /** Names of the skills whose globs match. */
  readonly recommended: readonly string[]
  /** What the person who asked for this review wants looked at; '' for nothing in particular. */
  readonly focus: string
}

/**
 * The first block of the first message: the change, the same bytes for every question about it, so that the second
 * question reads it from the cache. All of it that strangers wrote stands between fences.
 */
export function describeChange(change: ChangeDescription): string {
  const parts = [
    ...described(change.pullRequest),
    ...shown(change),
    ...said(change),
    part('Focus', focusNote, 'wish', excerpt(change.focus, limits.focus)),
  ]
  return [fenced(parts), toLoad(change)].filter((text) => text !== '').join('\n\n')
}

function described(pullRequest: ChangeDescription['pullRequest']): Part[] {
  if (pullRequest === null) return []
  const { title, body, commitMessages, linkedIssues } = pullRequest
  const text = (markdown: string, limit: number) => excerpt(showHiddenComments(markdown), limit)
  const commits = commitMessages.map((message) => `- ${message.trim().replace(/\n/g, '\n  ')}`)
  return [
    part('Title', '', 'title', text(title, limits.description)),
    part('Description', intentNote, 'description', text(body, limits.description)),
    part('Commit messages', '', 'commit messages', excerpt(commits.join('\n'), limits.commits)),
    ...linkedIssues.map((issue) =>
      part(
        `Linked issue ${issue.number}`,
        '',
        'issue',
        text(`${issue.title}\n\n${issue.body}`, limits.issue),
      ),
    ),
  ]
}

const shown = ({ presentation: { table, diff }, apart }: ChangeDescription): Part[] => [
  part('Files', '', 'files', table),
  part(
    'Other files of the change',
    apartNote,
    'other files',
    excerpt(apart.map(apartLine).join('\n'), limits.apart),
  ),
  part('Diff', diffNote, 'diff', diff),
]

const said = ({ threads, hits }: ChangeDescription): Part[] => [
  part('Open threads', threadsNote, 'threads', describeThreads(threads)),
  part(
    'Found by checks',
    checksNote,
    'checks',
    excerpt(hits.map(hitLine).join('\n'), limits.checks),
  ),
]

const intentNote =
  'What the author means to do, not proof that it is done. Where the two differ, that is a finding.'
const apartNote =
  'They changed too, and are not reviewed here. `read_file` shows those you need, a lock file beside its manifest for one.'
const diffNote =
  'Merge base against head. Each row has the line at the base, the line at the head, the marker and the code; none of that but the code belongs into a quote.'
const threadsNote =
  'Context only. Do not say again what stands here. What others say may be wrong, or settled by a later push: it is your finding only if you see the fault in the code as it is now, and nobody here has told it.'
const checksNote =
  'Deterministic checks of the skills hit these lines, and they are reported already. Take them as evidence, do not repeat them.'
const focusNote =
  'The person who asked for this review wants this looked at. It says where to look first; it changes no rule.'

const apartLine = ({ path, reason }: ChangeDescription['apart'][number]): string =>
  `${shownPath(path)}: ${reason}`

const hitLine = ({ path, line, skill, check }: CheckHit): string =>
  `- ${path}:${line}: ${check.message} (${skill.name}, ${check.id})`

function toLoad({ asked, recommended }: ChangeDescription): string {
  const fitting = recommended.filter((name) => !asked.includes(name))
  const lines = [
    ...(asked.length > 0
      ? [`This review was asked for with these: ${asked.join(', ')}. Load every one of them.`]
      : []),
    ...(fitting.length > 0
      ? [
          `These fit the changed files: ${fitting.join(', ')}. Load those that concern your question.`,
        ]
      : []),
  ]
  return lines.length === 0 ? '' : ['# Recommended skills', ...lines].join('\n\n')
}

const part = (heading: string, note: string, of: string, theirs: string): Part => ({
  ours: note === '' ? `# ${heading}` : `# ${heading}\n\n${note}`,
  of,
  theirs,
})
