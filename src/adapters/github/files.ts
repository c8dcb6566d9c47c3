import { fileFromRow } from '../../core/change/sources.ts'
import type { FileListing } from '../../ports.ts'
import { attempt } from './error.ts'
import { nameOf, pullArgs, type Target } from './target.ts'

/** docs.github.com, "List pull requests files": a response includes at most 3,000 files, and nothing says there are more. */
const LISTED_FILES = 3000

/** The files GitHub lists, compared with `changedFiles`, its own count of them. */
export async function listFiles(target: Target, changedFiles: number): Promise<FileListing> {
  const { client } = target
  const rows = await attempt(`list the files of ${nameOf(target)}`, 'pull-requests: read', () =>
    client.paginate(client.rest.pulls.listFiles, { ...pullArgs(target), per_page: 100 }),
  )
  return { files: rows.map(fileFromRow), unseen: unseen(rows.length, changedFiles) }
}

function unseen(listed: number, changed: number): string | null {
  if (listed >= changed) return null
  const limit = listed >= LISTED_FILES ? '; its listing ends there' : ''
  return `GitHub listed ${listed} of the ${changed} changed files${limit}.`
}
