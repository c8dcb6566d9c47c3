import type { Diagnostic, SkillOrigin } from './model.ts'

/** One file a source knows of. */
export interface SourceFile {
  /** Relative to the source, with `/`. */
  readonly path: string
  /** Differs whenever the content does: an object id, or time and size of a file on disk. */
  readonly stamp: string
}

export interface SourceListing {
  /** Every regular file below {@link SkillSource.roots}. */
  readonly files: readonly SourceFile[]
  /** What was left out: bounds reached, links that leave the tree. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * A place skills come from. Paths that reach `read` and `stamp` were listed by the source itself,
 * so no name from a model, a skill or a person is ever resolved against a file system.
 */
export interface SkillSource {
  readonly origin: SkillOrigin
  /** Stands before a path when a person reads it: '' for the repository, `owner/repo@v2:` for a remote one. */
  readonly label: string
  /** Folders that are searched, first wins on a name collision; '' is the source's top. */
  readonly roots: readonly string[]
  list(): Promise<SourceListing>
  /** null when the file is gone or larger than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Uint8Array | null>
  /** The stamp as it is now; null when the file is gone. */
  stamp(path: string): Promise<string | null>
}
