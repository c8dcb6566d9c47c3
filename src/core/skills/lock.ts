import { z } from 'zod'
import { saysWhy } from '../saysWhy.ts'
import { byCodePoint } from './names.ts'

/** What one remote source was when somebody looked at it and added it. */
export interface LockedSource {
  /** A commit, or what the source called that state; '' when it had no word for it. */
  readonly version: string
  /** {@link snapshotDigest} of its files. */
  readonly sha256: string
}

/** Locked sources by the text they are configured with. */
export type Lock = ReadonlyMap<string, LockedSource>

export const lockPath = '.skills.lock.json'

const schema = z.object({
  version: z.literal(1),
  sources: z.record(
    z.string(),
    z.object({ version: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})

export type LockResult =
  | { readonly ok: true; readonly lock: Lock }
  | { readonly ok: false; readonly problem: string }

/** Reads a lock file's text; null (no such file) is an empty lock. */
export function parseLock(text: string | null): LockResult {
  if (text === null) return { ok: true, lock: new Map() }
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) return { ok: true, lock: new Map(Object.entries(parsed.data.sources)) }
    const [issue] = parsed.error.issues
    return { ok: false, problem: damaged(`${issue?.path.join('.')}: ${issue?.message}`) }
  } catch (error) {
    return { ok: false, problem: damaged(saysWhy(error)) }
  }
}

/** The lock file's text, the same for the same lock. */
export function renderLock(lock: Lock): string {
  const sources = Object.fromEntries([...lock].sort(([a], [b]) => byCodePoint(a, b)))
  return `${JSON.stringify({ version: 1, sources }, null, 2)}\n`
}

const damaged = (why: string) =>
  `${lockPath} cannot be read: ${why}. Restore it from git, or delete it and run \`skill-review skills add\` for each source.`
