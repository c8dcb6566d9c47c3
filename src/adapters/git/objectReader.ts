import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { GitError } from './error.ts'
import type { GitPlace } from './place.ts'
import { keepEnd, killGit, spawnGit } from './run.ts'

export interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit' | 'tag'
  readonly size: number
  /** null when the object is larger than was asked for; its size tells. */
  readonly bytes: Buffer | null
}

interface Question {
  readonly oid: string
  readonly maxBytes: number
  readonly answer: (object: GitObject | null) => void
  readonly fail: (error: Error) => void
}

/** One answer on its way: header read, `left` bytes of content and its line feed still to come. */
interface Arriving {
  readonly type: GitObject['type']
  readonly size: number
  /** null when the content is passed over. */
  readonly parts: Buffer[] | null
  left: number
}

/**
 * Reads objects through one `git cat-file --batch` child that stays open, started at the first question. Answers come
 * in the order of the questions. Only object names go in, so no path can break the line protocol.
 */
export class ObjectReader {
  readonly #place: GitPlace
  #child: ChildProcessWithoutNullStreams | null = null
  #questions: Question[] = []
  #header = ''
  #arriving: Arriving | null = null

  constructor(place: GitPlace) {
    this.#place = place
  }

  /** null when the object is not here. Content above `maxBytes` is passed over, not held. */
  read(oid: string, maxBytes: number): Promise<GitObject | null> {
    return new Promise((answer, fail) => {
      this.#questions.push({ oid, maxBytes, answer, fail })
      this.#child ??= this.#start()
      this.#child.stdin.write(`${oid}\n`)
    })
  }

  /** Ends the child and waits for it; what was asked and not answered fails. */
  async close(): Promise<void> {
    const child = this.#child
    if (child === null) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.stdin.end()
    killGit(child)
    await closed
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawnGit(this.#place, ['cat-file', '--batch'])
    const stderr = keepEnd(child)
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk))
    const ended = (why: string) => {
      // After an error there is a close as well, and by then perhaps another child.
      if (this.#child === child) this.#ended(why, stderr())
    }
    child.on('error', (cause) => ended(`could not be started: ${cause.message}`))
    child.on('close', (code) => ended(`ended (exit ${code})`))
    return child
  }

  #ended(why: string, stderr: string): void {
    const unanswered = this.#questions
    this.#child = null
    this.#questions = []
    this.#header = ''
    this.#arriving = null
    const error = new GitError(['cat-file'], this.#place.dir, 'failed', { why, stderr })
    for (const question of unanswered) question.fail(error)
  }

  #take(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length) {
      at = this.#arriving === null ? this.#takeHeader(chunk, at) : this.#takeContent(chunk, at)
    }
  }

  /** `<oid> <type> <size>` or `<oid> missing`, then a line feed. */
  #takeHeader(chunk: Buffer, at: number): number {
    const end = chunk.indexOf(10, at)
    this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end)
    if (end < 0) return chunk.length
    const [, type, size] = this.#header.split(' ')
    this.#header = ''
    if (size === undefined) this.#questions.shift()?.answer(null)
    else {
      const length = Number(size)
      const keep = length <= (this.#questions[0]?.maxBytes ?? 0)
      this.#arriving = {
        type: type as GitObject['type'],
        size: length,
        parts: keep ? [] : null,
        left: length + 1,
      }
    }
    return end + 1
  }

  #takeContent(chunk: Buffer, at: number): number {
    const arriving = this.#arriving as Arriving
    const end = Math.min(chunk.length, at + arriving.left)
    arriving.parts?.push(chunk.subarray(at, end))
    arriving.left -= end - at
    if (arriving.left === 0) {
      const { type, size, parts } = arriving
      this.#arriving = null
      const bytes = parts && Buffer.concat(parts).subarray(0, size)
      this.#questions.shift()?.answer({ type, size, bytes })
    }
    return end
  }
}
