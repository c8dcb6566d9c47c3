import { join } from 'node:path'
import { exists, type GitFolder, textOf } from './folder.ts'
import type { GitPlace } from './place.ts'
import { createScratch, type Scratch } from './scratch.ts'

/** Somebody's repository, seen through one of ours. */
export interface BorrowedRepository {
  readonly scratch: Scratch
  /** Their repository itself: for refs, the index and the working tree, which only it has. */
  readonly theirs: GitPlace
}

/** Opens a repository of ours over the objects of `folder`, without running git there. */
export async function borrowRepository(
  folder: GitFolder,
  tempDir?: string,
): Promise<BorrowedRepository> {
  const shallow = join(folder.commonDir, 'shallow')
  const config = await textOf(join(folder.commonDir, 'config'))
  const scratch = await createScratch(tempDir, {
    objects: join(folder.commonDir, 'objects'),
    shallow: (await exists(shallow)) ? shallow : null,
    format: /^\s*objectformat\s*=\s*(\w+)/im.exec(config)?.[1] ?? 'sha1',
  })
  // With GIT_DIR given, git neither searches upwards nor refuses a folder that another user owns.
  const env: Record<string, string> = { GIT_DIR: folder.gitDir }
  if (folder.worktree !== null) env['GIT_WORK_TREE'] = folder.worktree
  return {
    scratch,
    theirs: { dir: folder.worktree ?? folder.gitDir, home: scratch.place.home, env },
  }
}
