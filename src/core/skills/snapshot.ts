import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { SkillOrigin } from './model.ts'
import { byCodePoint } from './names.ts'
import type { SkillSource } from './source.ts'

/** All files of a remote source at one moment. */
export interface Snapshot {
  /** What the source calls this state: a commit, or what its index says; '' when it has no word for it. */
  readonly version: string
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Folders that hold skills; `['']` for all of it. */
  readonly roots: readonly string[]
  /** What the source offers and could not be taken, one remark each. */
  readonly leftOut: readonly string[]
}

/** sha256 over names, lengths and contents: equal for equal files, whatever order they came in. */
export function snapshotDigest({ files }: Snapshot): string {
  const hash = sha256.create()
  const encoder = new TextEncoder()
  for (const path of [...files.keys()].sort(byCodePoint)) {
    const bytes = files.get(path) ?? new Uint8Array()
    hash.update(encoder.encode(`${path}\0${bytes.length}\0`)).update(bytes)
  }
  return bytesToHex(hash.digest())
}

/** A snapshot as a source; it never changes. */
export function snapshotSource(
  snapshot: Snapshot,
  origin: SkillOrigin,
  label: string,
): SkillSource {
  const stamp = snapshotDigest(snapshot)
  return {
    origin,
    label,
    roots: snapshot.roots,
    list: async () => ({
      files: [...snapshot.files.keys()].map((path) => ({ path, stamp })),
      diagnostics: snapshot.leftOut.map((message) => ({
        level: 'warning',
        file: label,
        line: null,
        message,
      })),
    }),
    read: async (path, maxBytes) => {
      const bytes = snapshot.files.get(path)
      return bytes !== undefined && bytes.length <= maxBytes ? bytes : null
    },
    stamp: async (path) => (snapshot.files.has(path) ? stamp : null),
  }
}
