/** Which side of the diff a line belongs to, in GitHub's words: LEFT is the merge base, RIGHT the head. */
export type Side = 'LEFT' | 'RIGHT'

/** GitHub's names for what happened to a file; `changed` is a change of mode alone. */
export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'

export interface DiffLine {
  readonly kind: 'context' | 'added' | 'removed'
  /** 1-based line in the merge base's file; null for an added line. */
  readonly oldLine: number | null
  /** 1-based line in the head's file; null for a removed line. */
  readonly newLine: number | null
  /** The line without its marker and without `\n`; a `\r` before that belongs to the text. */
  readonly text: string
  /** True where the file ends here without a line feed. */
  readonly noNewline: boolean
}

export interface Hunk {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  /** What git prints after the second `@@`. */
  readonly section: string
  readonly lines: readonly DiffLine[]
}

export interface ChangedFile {
  /** Path at the head; for a removed file the path it had. */
  readonly path: string
  /** Path at the merge base where it differs (renames and copies). */
  readonly previousPath: string | null
  readonly status: FileStatus
  readonly kind: 'text' | 'binary' | 'submodule' | 'symlink'
  /** Octal git modes such as `100755`; null where the side does not exist or the source did not say. */
  readonly oldMode: string | null
  readonly newMode: string | null
  readonly additions: number
  readonly deletions: number
  /** The hunks on which GitHub takes comments. Empty for binaries, pure renames and mode changes. */
  readonly hunks: readonly Hunk[]
  /** Why the content changed but no hunk is known (GitHub leaves out large patches); null otherwise. */
  readonly unseen: string | null
}

/** Full object names. For uncommitted work `head` names a tree. */
export interface Commits {
  readonly base: string
  readonly mergeBase: string
  readonly head: string
}

/** What a review looks at: the files of merge base..head, in git's order. */
export interface Change {
  readonly commits: Commits
  readonly files: readonly ChangedFile[]
  /** What could not be seen of the change at all (GitHub's listing ends at 3,000 files); null when whole. */
  readonly unseen: string | null
}

/** The contract's coverage row: every file of the change has one. */
export interface Coverage {
  readonly path: string
  readonly status: 'reviewed' | 'skipped' | 'unreached'
  readonly reason: string | null
}

/** Lines in a file on which GitHub accepts a comment; `start_line` equals `line` for a single line. */
export interface Anchor {
  readonly side: Side
  readonly start_line: number
  readonly line: number
}
