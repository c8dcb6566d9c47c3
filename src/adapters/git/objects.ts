import { setTimeout as wait } from 'node:timers/promises'
import { GitError } from './error.ts'
import { type GitObject, ObjectReader } from './objectReader.ts'
import type { Origin } from './origin.ts'
import type { GitPlace } from './place.ts'
import { askGit } from './run.ts'

/** Milliseconds in which reads that miss are gathered into one request. */
const gathering = 5

/** Reads objects and, where there is an origin, fetches the missing: all that are asked for together in one request. */
export class Objects {
  readonly #place: GitPlace
  readonly #origin: Origin | null
  readonly #reader: ObjectReader
  /** Trees whose files were asked for: what is missing of them will not come. */
  readonly #tried = new Set<string>()
  #missing: Set<string> | null = null
  #fetching: Promise<void> = Promise.resolve()

  constructor(place: GitPlace, origin: Origin | null) {
    this.#place = place
    this.#origin = origin
    this.#reader = new ObjectReader(place)
  }

  /** null when the object is not here; nothing is fetched. */
  find(oid: string, maxBytes: number): Promise<GitObject | null> {
    return this.#reader.read(oid, maxBytes)
  }

  /** Throws when the object is neither here nor on the server. */
  async read(oid: string, maxBytes: number): Promise<GitObject> {
    const here = await this.find(oid, maxBytes)
    if (here !== null) return here
    if (this.#origin !== null) await this.#fetchSoon(oid)
    const fetched = await this.find(oid, maxBytes)
    if (fetched !== null) return fetched
    throw this.#incomplete(1)
  }

  /** Fetches those that are not here, in one request. Throws when there is nowhere to fetch them from. */
  async ensure(oids: readonly string[]): Promise<void> {
    const missing = await this.#absent(oids)
    if (missing.size === 0) return
    if (this.#origin === null) throw this.#incomplete(missing.size)
    await this.#origin.objects([...missing])
  }

  /**
   * Fetches the files of `tree` of a searchable size when one of `oids` is not here, once for each tree. Answers which
   * of `oids` are still missing: a search goes on without them.
   */
  async ensureFiles(tree: string, oids: readonly string[]): Promise<ReadonlySet<string>> {
    const missing = await this.#absent(oids)
    if (missing.size === 0 || this.#origin === null || this.#tried.has(tree)) return missing
    this.#tried.add(tree)
    try {
      await this.#origin.files(tree, [...missing])
    } catch (error) {
      if (!(error instanceof GitError) || error.ending === 'cancelled') throw error
    }
    return this.#absent(oids)
  }

  async #absent(oids: readonly string[]): Promise<ReadonlySet<string>> {
    if (oids.length === 0) return new Set()
    const answer = await askGit(this.#place, ['cat-file', '--batch-check', '--buffer'], {
      input: `${[...new Set(oids)].join('\n')}\n`,
    })
    return new Set([...answer.matchAll(/^(\w+) missing$/gm)].map((match) => match[1] ?? ''))
  }

  close(): Promise<void> {
    return this.#reader.close()
  }

  #incomplete(count: number): Error {
    const advice =
      this.#origin === null
        ? 'In a partial clone, `git diff` or `git show` of the change fetches them; then run again.'
        : 'The server did not send them either; is the repository damaged?'
    return new Error(`${count} of the objects that are needed are not in the repository. ${advice}`)
  }

  #fetchSoon(oid: string): Promise<void> {
    if (this.#missing === null) {
      const gathered = new Set<string>()
      this.#missing = gathered
      this.#fetching = wait(gathering).then(() => {
        this.#missing = null
        return this.#origin?.objects([...gathered])
      })
    }
    this.#missing.add(oid)
    return this.#fetching
  }
}
