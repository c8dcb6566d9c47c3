import { type Attributes, type AttributesFile, parseAttributes } from './attributes.ts'
import { pathFilter } from './filters.ts'
import { generatedReason } from './generated.ts'
import type { Change, ChangedFile, Coverage } from './model.ts'

export interface ScopeRules {
  /** Globs; empty means every path. */
  readonly paths: readonly string[]
  readonly pathsIgnore: readonly string[]
  /** Every `.gitattributes` at the base commit: a change must not hide itself. */
  readonly attributes: readonly AttributesFile[]
}

export interface Scope {
  /** What there is to review. A file whose patch is cut is among them with the lines that can be seen. */
  readonly files: readonly ChangedFile[]
  /** One row for every file of the change. `reviewed` is what the row becomes when the review comes to its end. */
  readonly coverage: readonly Coverage[]
}

/** Splits a change into what is reviewed and what is not, and says why of each file that is not. */
export function scopeChange(change: Change, rules: ScopeRules): Scope {
  const isChosen = pathFilter(rules.paths, rules.pathsIgnore)
  const attributesOf = parseAttributes(rules.attributes)
  const files: ChangedFile[] = []
  const coverage = change.files.map((file): Coverage => {
    const { path, unseen } = file
    const skipped = isChosen(path)
      ? skipReason(file, attributesOf(path))
      : 'left out by the path filters'
    if (skipped !== null) return { path, status: 'skipped', reason: skipped }
    if (file.hunks.length > 0) files.push(file)
    return { path, status: unseen === null ? 'reviewed' : 'unreached', reason: unseen }
  })
  return { files, coverage }
}

function skipReason(file: ChangedFile, attributes: Attributes): string | null {
  if (file.kind === 'submodule') return 'submodule: only the commit it points to changed'
  if (attributes.generated === true) return 'generated, by .gitattributes'
  if (attributes.vendored === true) return 'vendored, by .gitattributes'
  if (attributes.diff === false) return 'marked -diff in .gitattributes'
  const denied = new Set<string>()
  if (attributes.generated === false) denied.add('generated')
  if (attributes.vendored === false) denied.add('vendored')
  const reason = generatedReason(file, denied)
  if (reason !== null) return reason
  if (file.kind === 'binary') return 'binary'
  return file.hunks.length === 0 && file.unseen === null ? unchangedReason(file) : null
}

/** Nothing in the file changed that has a line; what did change is said. */
function unchangedReason({ status, previousPath, oldMode, newMode }: ChangedFile): string {
  const changes: string[] = []
  if (previousPath !== null) changes.push(`${status} from ${previousPath}`)
  if (status === 'added' || status === 'removed') changes.push(`empty file ${status}`)
  if (oldMode !== null && newMode !== null && oldMode !== newMode)
    changes.push(`mode changed from ${oldMode} to ${newMode}`)
  return `no lines changed${changes.length > 0 ? `: ${changes.join(', ')}` : ' (binary content or the mode did)'}`
}
