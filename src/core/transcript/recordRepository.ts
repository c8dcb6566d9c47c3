import type { Repository } from '../repository.ts'
import { callKey, recordCalls } from './recordCalls.ts'
import type { WriteRecord } from './records.ts'

/** The same repository, recorded. It reads objects at fixed commits, so each call is written once. */
export function recordRepository(repository: Repository, write: WriteRecord): Repository {
  const written = new Set<string>()
  return recordCalls(repository, (call) => {
    const key = callKey(call)
    if (written.has(key)) return
    written.add(key)
    write({ type: 'repository', ...call })
  })
}
