import type { LockedSource } from '../../core/skills/lock.ts'
import type { Diagnostic } from '../../core/skills/model.ts'
import { type Snapshot, snapshotDigest, snapshotSource } from '../../core/skills/snapshot.ts'
import type { SkillSource } from '../../core/skills/source.ts'
import type { SourceSpec } from '../../core/skills/sourceSpec.ts'
import { fetchGitHub, type GitHubAccess } from './github.ts'
import { fetchIndex } from './httpIndex.ts'
import { keepCopy, readCopy } from './lockedCopy.ts'
import { SourceError } from './request.ts'

export type RemoteSpec = SourceSpec & { readonly kind: 'github' | 'index' }

export interface RemoteAccess extends GitHubAccess {
  /** Where copies of locked sources are kept; null keeps none. */
  readonly cacheFolder: string | null
  /** Folders that are searched in a repository whose source names none. */
  readonly searched: readonly string[]
}

export interface OpenedSource {
  /** null when it cannot be used; a diagnostic says why. */
  readonly source: SkillSource | null
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Opens a remote source as it was locked. Other content than the locked is refused; a source that gives none is
 * replaced by the copy kept of what was locked. One that was never locked is used, with a warning.
 */
export async function openRemote(
  spec: RemoteSpec,
  locked: LockedSource | null,
  access: RemoteAccess,
): Promise<OpenedSource> {
  const report = (level: Diagnostic['level'], message: string): readonly Diagnostic[] => [
    { level, file: spec.text, line: null, message },
  ]
  const opened = (snapshot: Snapshot, diagnostics: readonly Diagnostic[] = []): OpenedSource => ({
    source: snapshotSource(snapshot, spec.kind, labelOf(spec)),
    diagnostics,
  })
  const fetched = await fetchRemote(spec, locked?.version || null, access).catch(toSourceError)
  if (fetched instanceof SourceError) {
    const copy = await lockedCopy(locked, access)
    return copy === null
      ? {
          source: null,
          diagnostics: report('error', `Its skills are missing: ${fetched.message}.`),
        }
      : opened(copy, report('warning', `${fetched.message}; the locked copy is used instead.`))
  }
  if (locked === null)
    return opened(fetched, isFixed(spec) ? [] : report('warning', unpinned(spec)))
  if (snapshotDigest(fetched) !== locked.sha256)
    return { source: null, diagnostics: report('error', mismatch(spec)) }
  if (access.cacheFolder !== null) await keepCopy(access.cacheFolder, fetched)
  return opened(fetched)
}

/** All files of a remote source: at `version` where the source has versions, as they are now for null. */
export const fetchRemote = (
  spec: RemoteSpec,
  version: string | null,
  access: RemoteAccess,
): Promise<Snapshot> =>
  spec.kind === 'github'
    ? fetchGitHub(spec, version, access.searched, access)
    : fetchIndex(spec.url, access.fetch)

async function lockedCopy(locked: LockedSource | null, { cacheFolder }: RemoteAccess) {
  return locked === null || cacheFolder === null ? null : readCopy(cacheFolder, locked.sha256)
}

function toSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  throw error
}

const labelOf = (spec: RemoteSpec) =>
  spec.kind === 'github' ? `${spec.repository}@${spec.ref}:` : `${spec.url}/`

/** A full commit name cannot come to mean something else. */
const isFixed = (spec: RemoteSpec) =>
  spec.kind === 'github' && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(spec.ref)

const unpinned = (spec: RemoteSpec) =>
  `It is not locked, so its owner can change how you are reviewed. Run \`skill-review skills add ${spec.text}\` and commit the lock file.`

const mismatch = (spec: RemoteSpec) =>
  `Its files differ from what .skills.lock.json holds, so none is used. Look at what changed, then run \`skill-review skills add ${spec.text}\` again.`
