import { afterEach } from '@jest/globals'
import { instanceName } from '../../src/core/threads/markers.ts'
import type { ReviewState } from '../../src/core/threads/state.ts'
import { findSummary } from '../../src/core/threads/summaryComment.ts'
import type { CommitPlan } from '../support/git/repositories.ts'
import { person } from '../support/github/identities.ts'
import type { ReviewComment } from '../support/github/world.ts'
import { cleanUp, type RunnerOptions, type RunnerResult } from '../support/run/runner.ts'
import { type ScriptedReviewer, scriptedReviewer } from '../support/run/scripted.ts'
import { type Stage, type StageOptions, setStage } from '../support/run/stage.ts'

/** A pull request over days: heads come and go, people answer, and the bundle runs on each event. */
export interface Life {
  readonly stage: Stage
  /** What the model will say from now on. */
  readonly model: { -readonly [Key in keyof ScriptedReviewer]: ScriptedReviewer[Key] }
  /** Moves the head to the commit with this index, and runs on that push. */
  push(index: number, options?: Partial<RunnerOptions>): Promise<RunnerResult>
  /** Runs again on the head as it is. */
  run(options?: Partial<RunnerOptions>): Promise<RunnerResult>
  /** Somebody writes a comment on the page, and the run it starts. */
  say(author: string, body: string, options?: Partial<RunnerOptions>): Promise<RunnerResult>
  /** Somebody answers in the thread of the finding with this title, and the run it starts. */
  answer(title: string, author: string, body: string): Promise<RunnerResult>
  /** The comment that raised the finding with this title. */
  comment(title: string): ReviewComment
  /** The id that people type. */
  id(title: string): string
  /** Each thread as a person sees it: title, the first lines of replies, whether it is resolved. */
  threads(): string[]
  /** The text of the one summary comment, without its hidden memory. */
  summary(): string
  state(): ReviewState
}

const lives: Stage[] = []

afterEach(async () => {
  for (const stage of lives.splice(0)) await stage.close()
  await cleanUp()
})

export interface LifeOptions extends Partial<Omit<StageOptions, 'commits' | 'anthropic'>> {
  readonly model?: ScriptedReviewer
  /** Index of the first head; 1 when left out. */
  readonly head?: number
}

/** Opens the pull request; `ann` may write in the repository. Nothing has run yet. */
export async function open(
  commits: readonly CommitPlan[],
  { model: said = {}, head = 1, github, ...options }: LifeOptions = {},
): Promise<Life> {
  const model = { ...said }
  const stage = await setStage({
    commits,
    github: { collaborators: { ann: { permission: 'write', role_name: 'write' } }, ...github },
    anthropic: { script: (body, turn) => scriptFor(model)(body, turn) },
    ...options,
  })
  lives.push(stage)
  const { world, people } = stage.github
  const move = (index: number) => stage.github.push(7, stage.shas[index] ?? '')
  await move(head)

  const comment = (title: string) => {
    const found = world.reviewComments.find(
      ({ inReplyTo, body }) => inReplyTo === null && firstLine(body).includes(title),
    )
    if (found === undefined) throw new Error(`Nobody raised ${title}`)
    return found
  }
  const summaries = () =>
    world.issueComments.filter(({ body }) => body.includes('skill-review:state'))
  return {
    stage,
    model,
    run: (run) => stage.run(run),
    push: async (index, run) => {
      await move(index)
      return stage.run(run)
    },
    say: (author, body, run) => {
      const { id, createdAt } = people.comment(7, author, body)
      const payload = {
        action: 'created',
        issue: { number: 7, pull_request: {} },
        comment: { id, body, updated_at: createdAt, user: { login: author, type: 'User' } },
      }
      return stage.run({ event: { name: 'issue_comment', payload }, ...run })
    },
    answer: (title, author, body) => {
      const root = comment(title)
      const { id, createdAt } = people.reply(root.id, author, body)
      const user = { login: author, type: person(author).type }
      const payload = {
        action: 'created',
        pull_request: { number: 7 },
        comment: { id, body, updated_at: createdAt, user, in_reply_to_id: root.id },
      }
      return stage.run({ event: { name: 'pull_request_review_comment', payload } })
    },
    comment,
    id: (title) => /`([0-9a-f]{8})`/.exec(comment(title).body)?.[1] ?? 'no id',
    threads: () =>
      world.threads.map(({ rootId, resolvedBy }) => {
        const own = world.reviewComments.filter(
          (one) => one.id === rootId || one.inReplyTo === rootId,
        )
        const lines = own.map(({ body }) => firstLine(body))
        return [...lines, ...(resolvedBy === null ? [] : [`resolved by ${resolvedBy.login}`])].join(
          ' | ',
        )
      }),
    summary: () =>
      summaries()
        .map(({ body }) => body.replace(/<!--[\s\S]*?-->/g, ''))
        .join('\n=====\n'),
    state: () => {
      const comments = summaries().map(({ id, body }) => ({ ...nobody, id, body }))
      const { state } = findSummary(comments, instanceName('review', 'review'))
      if (state === null) throw new Error('There is no state')
      return state
    },
  }
}

const scriptFor = (model: ScriptedReviewer) => {
  const script = scriptedReviewer(model)
  if (typeof script !== 'function') throw new TypeError('A reviewer is a function')
  return script
}

/** Markdown's bold and the words around the title are of no interest here. */
const firstLine = (body: string): string =>
  (body.split('\n')[0] ?? '').replace(/^\*\*[^*]*\*\* · /, '').trim()

const nobody = {
  author: 'github-actions[bot]',
  isBot: true,
  isOurs: true,
  createdAt: '',
  updatedAt: '',
  url: '',
  thumbsDown: [],
}
