import { Cursor, chomp } from './cursor.ts'
import { type FileHeader, kindOf, readHeader } from './header.ts'
import { type HunkList, readHunks } from './hunk.ts'
import type { ChangedFile, FileStatus, Hunk } from './model.ts'
import { unquote } from './paths.ts'

/** The files of `git diff`'s output (prefixes `a/` and `b/`), in its order, each path once. Text before the first file is passed over. */
export function parseDiff(text: string): ChangedFile[] {
  const cursor = new Cursor(text)
  const files: ChangedFile[] = []
  while (!cursor.done) {
    const [, combined, rest = ''] =
      /^diff --(?:git|(cc|combined)) (.*)$/s.exec(chomp(cursor.next())) ?? []
    if (rest === '') continue
    const file = combined === undefined ? readFile(cursor, rest) : readCombined(cursor, rest)
    if (file === null) continue
    const last = files.at(-1)
    if (last?.path === file.path) files[files.length - 1] = joinTypeChange(last, file)
    else files.push(file)
  }
  return files
}

/** The hunks of a `patch` as GitHub lists it: git's, without the file's header. */
export const parsePatch = (patch: string): HunkList => readHunks(new Cursor(patch))

function readFile(cursor: Cursor, paired: string): ChangedFile | null {
  const header = readHeader(cursor, paired)
  const path = header.to ?? header.newSide ?? header.oldSide ?? header.paired
  if (path === null) return null
  const { hunks, additions, deletions } = readHunks(cursor)
  return {
    path,
    previousPath: header.from,
    status: statusOf(header, hunks),
    kind: kindOf(header.newMode ?? header.oldMode, header.binary),
    oldMode: header.oldMode,
    newMode: header.newMode,
    additions,
    deletions,
    hunks,
    unseen: null,
  }
}

function statusOf(header: FileHeader, hunks: readonly Hunk[]): FileStatus {
  if (header.event !== null) return header.event
  return hunks.length === 0 && !header.binary ? 'changed' : 'modified'
}

/** A merge's diff against all its parents has no two sides, so no line of it can carry a comment. */
function readCombined(cursor: Cursor, printed: string): ChangedFile {
  while (!cursor.done && !cursor.startsWith('diff --')) cursor.next()
  return {
    path: unquote(printed),
    previousPath: null,
    status: 'modified',
    kind: 'text',
    oldMode: null,
    newMode: null,
    additions: 0,
    deletions: 0,
    hunks: [],
    unseen: 'a combined diff of a merge has no lines that a comment can stand on',
  }
}

/** git prints a change of type (a file that became a symbolic link) as a removal and an addition of the same path. */
function joinTypeChange(removed: ChangedFile, added: ChangedFile): ChangedFile {
  return {
    ...added,
    status: 'modified',
    oldMode: removed.oldMode,
    additions: removed.additions + added.additions,
    deletions: removed.deletions + added.deletions,
    hunks: [...removed.hunks, ...added.hunks],
  }
}
