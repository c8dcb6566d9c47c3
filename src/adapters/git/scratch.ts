import { appendFile, copyFile, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GitPlace } from './place.ts'
import { runGit } from './run.ts'

/** A bare repository of our own in a temporary folder: the only place where git reads strangers' objects. */
export interface Scratch {
  readonly place: GitPlace
  /** The bare repository. */
  readonly gitDir: string
  /** Removes everything. */
  close(): Promise<void>
}

/** Objects that lie elsewhere and are read from there, never written to. */
export interface BorrowedObjects {
  /** The other repository's `objects` folder. */
  readonly objects: string
  /** Its `shallow` file, which tells git where history was cut; null when it has none. */
  readonly shallow: string | null
  readonly format: string
}

/**
 * Because the repository is ours, it has no hooks, no filters and no settings but git's own, whatever the repository
 * that the objects come from is configured to run.
 */
export async function createScratch(
  tempDir: string = tmpdir(),
  borrowed: BorrowedObjects | null = null,
): Promise<Scratch> {
  const folder = await realpath(await mkdtemp(join(tempDir, 'skill-review-')))
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  const home = join(folder, 'home')
  const gitDir = join(folder, 'repository.git')
  const place = { dir: gitDir, home, env: { GIT_DIR: gitDir } }
  try {
    await mkdir(home)
    const format = `--object-format=${borrowed?.format ?? 'sha1'}`
    const init = ['init', '--quiet', '--bare', '--template=', format, gitDir]
    await runGit({ dir: folder, home }, init)
    if (borrowed !== null) {
      await mkdir(join(gitDir, 'objects', 'info'), { recursive: true })
      await appendFile(join(gitDir, 'objects', 'info', 'alternates'), `${borrowed.objects}\n`)
      if (borrowed.shallow !== null) await copyFile(borrowed.shallow, join(gitDir, 'shallow'))
    }
    return { place, gitDir, close }
  } catch (error) {
    await close()
    throw error
  }
}
