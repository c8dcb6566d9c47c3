import type { Repository } from '../repository.ts'
import { replayBytes } from './bytes.ts'
import { callKey } from './recordRepository.ts'
import type { RecordedBytes, RepositoryRecord, TranscriptRecord } from './records.ts'

/** A repository that answers from a transcript, and asks `live`, where there is one, for what was not recorded. */
export function replayRepository(
  records: readonly TranscriptRecord[],
  live: Repository | null,
): Repository {
  const calls = new Map(
    records.flatMap((record) =>
      record.type === 'repository' ? [[callKey(record.method, record.args), record]] : [],
    ),
  )

  async function answering<T>(
    method: keyof Repository,
    args: readonly unknown[],
    ask: (repository: Repository) => Promise<T>,
    restore: (answer: unknown) => T = (answer) => answer as T,
  ): Promise<T> {
    const call: RepositoryRecord | undefined = calls.get(callKey(method, args))
    if (call?.error) throw new Error(call.error)
    if (call) return restore(call.answer)
    if (live) return ask(live)
    throw new Error(
      `The transcript has no answer to \`${method}\` of ${JSON.stringify(args)}: the recorded run did not ask for it.`,
    )
  }

  return {
    resolve: (...args) => answering('resolve', args, (live) => live.resolve(...args)),
    mergeBase: (...args) => answering('mergeBase', args, (live) => live.mergeBase(...args)),
    diff: (...args) => answering('diff', args, (live) => live.diff(...args)),
    list: (...args) => answering('list', args, (live) => live.list(...args)),
    read: (...args) =>
      answering(
        'read',
        args,
        (live) => live.read(...args),
        (answer) => (answer === null ? null : replayBytes(answer as RecordedBytes)),
      ),
    search: (...args) => answering('search', args, (live) => live.search(...args)),
    history: (...args) => answering('history', args, (live) => live.history(...args)),
  }
}
