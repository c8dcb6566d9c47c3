import type { Log } from '../../core/log.ts'
import { GitError } from './error.ts'
import { maxDiffBytes } from './limits.ts'
import type { Objects } from './objects.ts'
import type { GitPlace } from './place.ts'
import { askGit, runGit } from './run.ts'

/**
 * Every option that decides where hunks lie, said aloud, because git's defaults differ between versions (the rename
 * limit was 400 before 2.34). GitHub does not publish its own; its patches look like these, git's defaults. Where GitHub
 * gives a patch, that one counts. No program of anybody's is run on the files.
 */
const asGitHubDoes = [
  '--patch',
  '--unified=3',
  '--inter-hunk-context=0',
  '--diff-algorithm=myers',
  '--indent-heuristic',
  '--find-renames=50%',
  '-l1000',
  '--full-index',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--submodule=short',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
]

/** The diff between two trees, their files fetched in one request where they are missing; null when it is too large. */
export async function diffTrees(
  place: GitPlace,
  objects: Objects,
  from: string,
  to: string,
  log: Log,
): Promise<string | null> {
  const raw = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to]
  await objects.ensure(changedFiles(await askGit(place, raw)))
  try {
    const { stdout } = await runGit(place, ['diff-tree', '-r', ...asGitHubDoes, from, to], {
      maxBytes: maxDiffBytes,
    })
    return stdout.toString()
  } catch (error) {
    if (!(error instanceof GitError) || error.ending !== 'too-much-output') throw error
    log.warning(`The diff is larger than ${maxDiffBytes} bytes and was not read from git.`)
    return null
  }
}

/** The files on both sides of `:<mode> <mode> <oid> <oid> <status>` NUL `<path>` NUL, absent sides and submodules left out. */
function changedFiles(raw: string): string[] {
  const records = raw.split('\0').filter((_, index) => index % 2 === 0)
  return records.flatMap((record) => {
    const [oldMode = '', newMode = '', oldFile = '', newFile = ''] = record.slice(1).split(' ')
    return [...(isFile(oldMode) ? [oldFile] : []), ...(isFile(newMode) ? [newFile] : [])]
  })
}

const isFile = (mode: string) => mode.startsWith('10') || mode === '120000'
