import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Snapshot, snapshotDigest } from '../../core/skills/snapshot.ts'

/** A snapshot on disk: files in base64. */
interface StoredSnapshot {
  readonly version: string
  readonly roots: readonly string[]
  readonly files: Readonly<Record<string, string>>
}

/** The copy kept under its digest; null when there is none, or it was tampered with. */
export async function readCopy(folder: string, sha256: string): Promise<Snapshot | null> {
  try {
    const stored = JSON.parse(await readFile(fileOf(folder, sha256), 'utf8')) as StoredSnapshot
    const files = new Map(
      Object.entries(stored.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
    )
    const snapshot = { version: stored.version, roots: stored.roots, files, leftOut: [] }
    return snapshotDigest(snapshot) === sha256 ? snapshot : null
  } catch {
    return null
  }
}

/** Keeps a copy. A cache that cannot be written costs nothing but the copy. */
export async function keepCopy(folder: string, snapshot: Snapshot): Promise<void> {
  const { version, roots } = snapshot
  const files = Object.fromEntries(
    [...snapshot.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
  )
  const target = fileOf(folder, snapshotDigest(snapshot))
  try {
    await mkdir(folder, { recursive: true })
    // Two runs may write at once; a reader must never meet half a file.
    const written = `${target}.${process.pid}`
    await writeFile(written, JSON.stringify({ version, roots, files } satisfies StoredSnapshot))
    await rename(written, target)
  } catch {
    // Read-only or full: the next run fetches again.
  }
}

const fileOf = (folder: string, sha256: string) => join(folder, `${sha256}.json`)
