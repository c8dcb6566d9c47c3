import type { ChangedFile } from '../../../src/core/change/model.ts'
import { mergeFindings } from '../../../src/core/findings/merge.ts'
import type { Finding, Severity } from '../../../src/core/findings/model.ts'
import type { ClaimVerdict } from '../../../src/core/findings/verification.ts'
import { type Ending, readAnswers } from '../../../src/core/threads/answers.ts'
import type { Judgement } from '../../../src/core/threads/fate.ts'
import { followAll } from '../../../src/core/threads/follow.ts'
import { type Increment, planIncrement } from '../../../src/core/threads/incremental.ts'
import { type Plan, settle } from '../../../src/core/threads/ledger.ts'
import { findingMarker, instanceName, replyMarker } from '../../../src/core/threads/markers.ts'
import { type Memory, recall, roundOf } from '../../../src/core/threads/memory.ts'
import type { Comment, Discussion, ReviewThread } from '../../../src/core/threads/model.ts'
import { nextState } from '../../../src/core/threads/nextState.ts'
import { encodeState, type ReviewState } from '../../../src/core/threads/state.ts'

type Open<Type> = { -readonly [Key in keyof Type]: Type[Key] }
type Thread = Omit<Open<ReviewThread>, 'comments'> & { comments: Open<Comment>[] }

/** A run that died: the writes before it are there, the rest are not. */
export class Crash extends Error {}

export interface RunOptions {
  readonly files: readonly ChangedFile[]
  /** What the model would find if asked about every file. */
  readonly findings: readonly Finding[]
  readonly head: string
  readonly skills?: Readonly<Record<string, string>>
  readonly full?: boolean
  readonly endings?: readonly Ending[]
  readonly judgements?: readonly Judgement[]
  readonly rechecks?: ReadonlyMap<string, ClaimVerdict>
  readonly minSeverity?: Severity
  readonly maxComments?: number
  readonly resolveFixed?: boolean
  /** Dies in place of this write, counted from 0. */
  readonly crashAt?: number
  /** Another run that comes through between this one's look and its first write. */
  readonly meanwhile?: () => void
}

export interface RunResult {
  readonly plan: Plan
  readonly increment: Increment
  readonly memory: Memory
  readonly state: ReviewState
  /** What was written, in order. */
  readonly writes: readonly string[]
}

const reviewer = 'skill-review[bot]'

/** A pull request's comments as GitHub would keep them, and a run as the story makes it, all in memory. */
export class Conversation {
  readonly comments: Open<Comment>[] = []
  readonly threads: Thread[] = []
  /** Logins with write permission. */
  readonly writers = new Set(['ann', 'bob'])
  readonly instance = instanceName('review', 'job')
  #lastId = 100

  get discussion(): Discussion {
    return { viewer: reviewer, comments: this.comments, threads: this.threads, pendingReview: null }
  }

  /** Somebody answers in the thread of the finding with this title. */
  reply(title: string, author: string, body: string): void {
    this.thread(title).comments.push(this.#comment(author, body))
  }

  thread(title: string): Thread {
    const found = this.threads.find(({ comments }) => comments[0]?.body.startsWith(`${title}\n`))
    if (found === undefined) throw new Error(`there is no thread on ${title}`)
    return found
  }

  /** What a person sees: each thread with its notes and whether it is open. */
  get shown(): readonly string[] {
    return this.threads.map(({ comments, isResolved }) => {
      const [first, ...replies] = comments.map(({ body }) => body.split('\n')[0])
      return [first, ...replies, ...(isResolved ? ['resolved'] : [])].join(' | ')
    })
  }

  say(author: string, body: string, facts: Partial<Comment> = {}): Open<Comment> {
    const comment = { ...this.#comment(author, body), ...facts }
    this.comments.push(comment)
    return comment
  }

  run(options: RunOptions): RunResult {
    const { files, head } = options
    const seen = structuredClone(this.discussion)
    const before = recall(seen, this.instance)
    const answers = readAnswers(followAll(before, files), this.writers, reviewer)
    const setup = { base: 'main', skills: options.skills ?? {}, config: '' }
    const wanted = { full: options.full ?? false, isRewritten: false }
    const increment = planIncrement(before.state, files, setup, wanted)
    const asked = new Set(increment.ask.map(({ path }) => path))
    const findings = mergeFindings(
      options.findings.filter(({ path }) => asked.has(path)),
      files,
    )
    options.meanwhile?.()
    const memory = recall(structuredClone(this.discussion), this.instance)
    const round = roundOf(memory, increment.ask.length > 0)
    const plan = settle({
      memory,
      files,
      findings,
      asked,
      endings: [...answers.endings, ...(options.endings ?? [])],
      judgements: options.judgements ?? [],
      rechecks: options.rechecks ?? new Map(),
      round,
      head,
      minSeverity: options.minSeverity ?? 'low',
      maxComments: options.maxComments ?? 20,
      resolveFixed: options.resolveFixed ?? true,
    })
    const state = nextState({
      previous: memory.state,
      ledger: plan.ledger,
      files,
      reviewed: new Set(files.map(({ path }) => path)),
      head,
      setup,
      round,
      dollars: 0,
      now: 0,
    })
    const writes = this.#execute(plan, state, memory.summary?.id ?? null, options.crashAt)
    return { plan, increment, memory, state, writes }
  }

  #execute(plan: Plan, state: ReviewState, summary: number | null, crashAt?: number): string[] {
    const writes: string[] = []
    const write = (what: string, perform: () => void) => {
      if (writes.length === crashAt) throw new Crash(what)
      perform()
      writes.push(what)
    }
    for (const { finding, known } of plan.post)
      write(`post ${finding.title}`, () => {
        const body = `${finding.title}\n${findingMarker(known, this.instance)}`
        const { path, side, line } = finding
        const comments = [this.#comment(reviewer, body)]
        this.threads.push({
          id: `T${this.#lastId}`,
          path,
          side,
          line,
          isResolved: false,
          resolvedBy: null,
          comments,
        })
      })
    for (const { thread, known, note, move } of plan.actions) {
      const own = this.threads.find(({ id }) => id === thread.id)
      if (own === undefined) throw new Error(`there is no thread ${thread.id}`)
      if (note !== null)
        write(`${note.event} ${known.title}`, () => {
          const body = `${note.event} ${note.reason}`.trim()
          own.comments.push(this.#comment(reviewer, `${body}\n${replyMarker(note, this.instance)}`))
        })
      if (move !== null)
        write(`${move} ${known.title}`, () => {
          own.isResolved = move === 'resolve'
          own.resolvedBy = own.isResolved ? reviewer : null
        })
    }
    write('summary', () => {
      const body = `Summary\n${encodeState(state, this.instance)}`
      const old = this.comments.find(({ id }) => id === summary)
      if (old === undefined) this.say(reviewer, body)
      else old.body = body
    })
    return writes
  }

  #comment(author: string, body: string): Open<Comment> {
    this.#lastId += 1
    return {
      id: this.#lastId,
      author,
      isBot: author.endsWith('[bot]'),
      isOurs: author === reviewer,
      body,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      url: `https://github.test/c/${this.#lastId}`,
      thumbsDown: [],
    }
  }
}
