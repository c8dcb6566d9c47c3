import type { Repository } from '../repository.ts'
import type { TranscriptRecord } from './records.ts'
import { replayCalls } from './replayCalls.ts'

/** A repository that answers from a transcript, and asks `live`, where there is one, for what was not recorded. */
export const replayRepository = (
  records: readonly TranscriptRecord[],
  live: Repository | null,
): Repository =>
  replayCalls(
    records.filter((record) => record.type === 'repository'),
    live,
    {},
  )
