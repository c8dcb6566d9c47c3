import type { CommitNote } from '../../core/repository.ts'
import type { GitPlace } from './place.ts'
import { askGit } from './run.ts'

/** The commits up to `commit` that touched `path`, newest first. In shallow history only those that are here. */
export async function history(
  place: GitPlace,
  commit: string,
  path: string,
  limit: number,
): Promise<readonly CommitNote[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%s%x00'
  const log = await askGit(place, ['log', `--max-count=${limit}`, format, commit, '--', path], {
    env: { GIT_LITERAL_PATHSPECS: '1' },
  })
  const fields = log.split('\0')
  const notes: CommitNote[] = []
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [sha = '', date = '', author = '', subject = ''] = fields.slice(at, at + 4)
    notes.push({ sha: sha.trimStart(), date, author, subject })
  }
  return notes
}
