import type { ChangedFile } from '../change/model.ts'
import type { Finding } from '../findings/model.ts'
import { digestFile } from './fileDigest.ts'
import { type Followed, followAll } from './follow.ts'
import { matchKnown } from './match.ts'
import type { Memory } from './memory.ts'

/**
 * Open findings that need a second look: their file changed and was reviewed again, nobody told them again, and yet their
 * code still stands. They may have been mended elsewhere; only reading tells.
 */
export function dueForRecheck(
  memory: Memory,
  files: readonly ChangedFile[],
  findings: readonly Finding[],
  asked: ReadonlySet<string>,
): Followed[] {
  const followed = followAll(memory, files)
  const retold = new Set(matchKnown(findings, followed, files).values())
  const before = new Map(memory.state?.files.map(({ path, change }) => [path, change]))
  const changed = new Set(
    files
      .filter((file) => before.get(file.path) !== digestFile(file)?.change)
      .map(({ path }) => path),
  )
  return followed.filter(
    (one) =>
      one.known.status.is === 'open' &&
      one.known.source === 'model' &&
      one.standing.is === 'here' &&
      asked.has(one.known.path) &&
      changed.has(one.known.path) &&
      !retold.has(one),
  )
}
