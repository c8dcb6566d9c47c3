import type { Repository } from '../repository.ts'
import { recordBytes } from './bytes.ts'
import type { WriteRecord } from './records.ts'

/** What tells a call of the repository from others: it reads objects at fixed commits, so the same call has one answer. */
export const callKey = (method: string, args: readonly unknown[]): string =>
  JSON.stringify([method, ...args])

/** The same repository, with every call and its answer written down, each once. */
export function recordRepository(repository: Repository, write: WriteRecord): Repository {
  const written = new Set<string>()

  async function noting<T>(
    method: keyof Repository,
    args: readonly unknown[],
    call: () => Promise<T>,
    show: (answer: T) => unknown = (answer) => answer,
  ): Promise<T> {
    const note = (answer: unknown, error: string | null) => {
      const key = callKey(method, args)
      if (written.has(key)) return
      written.add(key)
      write({ type: 'repository', method, args, answer, error })
    }
    try {
      const answer = await call()
      note(show(answer), null)
      return answer
    } catch (error) {
      note(null, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  return {
    resolve: (...args) => noting('resolve', args, () => repository.resolve(...args)),
    mergeBase: (...args) => noting('mergeBase', args, () => repository.mergeBase(...args)),
    diff: (...args) => noting('diff', args, () => repository.diff(...args)),
    list: (...args) => noting('list', args, () => repository.list(...args)),
    read: (...args) =>
      noting(
        'read',
        args,
        () => repository.read(...args),
        (bytes) => bytes && recordBytes(bytes),
      ),
    search: (...args) => noting('search', args, () => repository.search(...args)),
    history: (...args) => noting('history', args, () => repository.history(...args)),
  }
}
