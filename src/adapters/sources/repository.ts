import type { Repository } from '../../core/repository.ts'
import type { Diagnostic, SkillOrigin } from '../../core/skills/model.ts'
import type { SkillSource, SourceFile } from '../../core/skills/source.ts'
import { LinkedTree } from './linkedTree.ts'

export interface RepositorySourceOptions {
  readonly repository: Repository
  /** Full object name of the commit everything is read at. */
  readonly commit: string
  readonly origin: SkillOrigin
  readonly label?: string
  /** Folders searched for skills. */
  readonly roots: readonly string[]
  /** Files and further folders that are listed too. */
  readonly extra?: readonly string[]
}

/**
 * Skills out of git objects at one commit. Symbolic links inside the tree are followed, once each, by looking up what
 * they name in the same tree; the file system has no part in it, so nothing outside can be reached.
 */
export function repositorySource(options: RepositorySourceOptions): SkillSource {
  const { repository, commit, origin, roots, label = '', extra = [] } = options
  /** Listed path to where its blob lies and what it is. */
  const blobs = new Map<string, { readonly path: string; readonly oid: string }>()

  return {
    origin,
    label,
    roots,
    async list() {
      const diagnostics: Diagnostic[] = []
      const tree = new LinkedTree(repository, commit, (path, message) =>
        diagnostics.push({ level: 'warning', file: label + path, line: null, message }),
      )
      for (const path of [...roots, ...extra])
        for (const [shown, blob] of await tree.below(path)) blobs.set(shown, blob)
      const files: SourceFile[] = [...blobs].map(([path, { oid }]) => ({ path, stamp: oid }))
      return { files, diagnostics }
    },
    async read(path, maxBytes) {
      const blob = blobs.get(path)
      const bytes = blob === undefined ? null : await repository.read(commit, blob.path)
      return bytes !== null && bytes.length <= maxBytes ? bytes : null
    },
    stamp: async (path) => blobs.get(path)?.oid ?? null,
  }
}
