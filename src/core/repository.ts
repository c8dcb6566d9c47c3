/** One entry of a commit's tree. */
export interface TreeEntry {
  readonly path: string
  /** Octal git mode: `100644`, `100755`, `120000` (symbolic link), `160000` (submodule). */
  readonly mode: string
  readonly oid: string
}

export interface SearchQuery {
  /** RE2 syntax, or the text itself when `literal`. */
  readonly pattern: string
  readonly literal: boolean
  readonly ignoreCase: boolean
  /** Globs that limit the paths; empty means the whole tree. */
  readonly paths: readonly string[]
  readonly maxHits: number
}

export interface SearchHit {
  readonly path: string
  readonly line: number
  readonly text: string
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[]
  /** What was left out and why (more hits, time, files too large); null when the answer is whole. */
  readonly cut: string | null
}

/** Bytes above which a file is neither diffed nor read. GitHub shows no diff of such a file either. */
export const maxFileBytes = 16 * 1024 * 1024

/**
 * A repository read as objects at fixed commits: nothing is checked out, executed or followed.
 * `commit` is always a full object name of a commit or a tree; paths are relative, with `/`, and never leave the tree.
 */
export interface Repository {
  /** The object name a ref stands for, null when there is none. */
  resolve(ref: string): Promise<string | null>
  mergeBase(base: string, head: string): Promise<string | null>
  /** git's unified diff, three lines of context, renames found as GitHub does; null where this source cannot diff. */
  diff(from: string, to: string): Promise<string | null>
  /** All blobs and submodules at or below `path` (the whole tree for ''), recursively, in git's order. */
  list(commit: string, path: string): Promise<readonly TreeEntry[]>
  /**
   * A blob's bytes (a link's are its target); null where the tree has no blob at that path. Throws above
   * {@link maxFileBytes}. Files that are read side by side are fetched together, so read many with `Promise.all`.
   */
  read(commit: string, path: string): Promise<Uint8Array | null>
  search(commit: string, query: SearchQuery): Promise<SearchAnswer>
  /** The commits that touched `path`, newest first. */
  history(ref: string, path: string, limit: number): Promise<readonly CommitNote[]>
}

export interface CommitNote {
  readonly sha: string
  /** ISO 8601. */
  readonly date: string
  readonly author: string
  readonly subject: string
}
