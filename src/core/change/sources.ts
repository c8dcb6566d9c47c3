import type { HunkList } from './hunk.ts'
import type { ChangedFile, FileStatus } from './model.ts'
import { parsePatch } from './parse.ts'

/** A row of GitHub's "list pull request files", as far as it is used. */
export interface ApiFileRow {
  readonly filename: string
  readonly previous_filename?: string
  readonly status: string
  readonly additions: number
  readonly deletions: number
  /** Left out for binaries, for files without changed lines, and for patches that are too large. */
  readonly patch?: string
  /** Object name of the blob at the head; null for submodules in some answers. */
  readonly sha: string | null
}

/** A file as GitHub's listing tells it. The listing has no modes, so a symbolic link looks like text here. */
export function fileFromRow(row: ApiFileRow): ChangedFile {
  const shown = parsePatch(row.patch ?? '')
  return {
    path: row.filename,
    previousPath: row.previous_filename ?? null,
    status: statuses[row.status] ?? 'modified',
    kind: kindOfRow(row),
    oldMode: null,
    newMode: null,
    additions: row.additions,
    deletions: row.deletions,
    hunks: shown.hunks,
    unseen: missing(row, shown),
  }
}

/**
 * One list from the two that know the change. GitHub decides where comments may stand, so its patch wins; git fills in
 * what GitHub leaves out: modes, large patches, files past the end of the listing. A null list was not to be had.
 */
export function joinSources(
  api: readonly ChangedFile[] | null,
  git: readonly ChangedFile[] | null,
): ChangedFile[] {
  if (api === null || git === null) return [...(api ?? git ?? [])]
  const gitByPath = new Map(git.map((file) => [file.path, file]))
  const told = new Set(api.flatMap(({ path, previousPath }) => [path, previousPath ?? path]))
  return [
    ...api.map((file) => join(file, gitByPath.get(file.path))),
    ...git.filter(({ path }) => !told.has(path)),
  ]
}

function join(api: ChangedFile, git: ChangedFile | undefined): ChangedFile {
  if (git === undefined) return api
  // Where the two pair renames differently, git's hunks compare with another file than the one GitHub shows.
  const samePair = git.previousPath === api.previousPath
  if (samePair && (api.hunks.length === 0 || api.unseen !== null)) return git
  return {
    ...api,
    // Attributes can make git call a file binary whose lines GitHub shows.
    kind: git.kind === 'binary' ? api.kind : git.kind,
    oldMode: samePair ? git.oldMode : null,
    newMode: git.newMode,
  }
}

const statuses: Readonly<Record<string, FileStatus>> = {
  added: 'added',
  removed: 'removed',
  modified: 'modified',
  renamed: 'renamed',
  copied: 'copied',
  changed: 'changed',
  unchanged: 'changed',
}

/** The object names of the empty blob under SHA-1 and SHA-256. */
const emptyBlobs = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
])

/** All that a submodule's patch can hold: the commits it pointed and points to. */
const pointers = /^(?:@@[^\n]*\n)?(?:[-+]Subproject commit [0-9a-f]{40,64}(?:\n|$)){1,2}$/

function kindOfRow({ status, additions, deletions, sha, patch = '' }: ApiFileRow) {
  if (pointers.test(patch)) return 'submodule'
  const isWhole = status === 'added' || status === 'removed'
  const isBinary = isWhole && additions + deletions === 0 && !emptyBlobs.has(sha ?? '')
  return isBinary ? 'binary' : 'text'
}

function missing(row: ApiFileRow, shown: HunkList): string | null {
  if (shown.additions === row.additions && shown.deletions === row.deletions) return null
  const whole = `+${row.additions} −${row.deletions}`
  return shown.hunks.length === 0
    ? `GitHub lists ${whole} lines but leaves the patch out, as it does for large ones`
    : `GitHub cut the patch: it shows +${shown.additions} −${shown.deletions} of ${whole} lines`
}
