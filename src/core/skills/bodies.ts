import { LRUCache } from 'lru-cache'
import { readGuideline } from './guidelines.ts'
import type { Entry } from './indexSource.ts'
import { cachedBodies, maxSkillBytes } from './limits.ts'
import { readSkill, skillHash } from './readSkill.ts'

/** A skill's text as it is now, which in a working tree may be newer than the index. */
export interface Body {
  readonly text: string
  /** Line of the file on which `text` begins. */
  readonly line: number
  readonly hash: string
}

/**
 * Reads bodies when they are asked for and keeps the last few. A body is known by its file's stamp, so a changed file
 * is read again; askers who come while it is being read share that one read.
 */
export class Bodies {
  readonly #cache: LRUCache<string, Body, Entry>
  readonly #asked: (wasHit: boolean) => void

  constructor(asked: (wasHit: boolean) => void, size: number = cachedBodies) {
    this.#asked = asked
    this.#cache = new LRUCache<string, Body, Entry>({
      max: size,
      fetchMethod: (_key, _stale, { context }) => readBody(context),
      // A text pushed out of the cache while it is being read still goes to those who wait for it.
      ignoreFetchAbort: true,
    })
  }

  /** null when the file is gone, or has grown too large. */
  async read(entry: Entry): Promise<Body | null> {
    const stamp = await entry.source.stamp(entry.place.file)
    if (stamp === null) return null
    const status: LRUCache.Status<string, Body, Entry> = {}
    const key = `${entry.place.location}\0${stamp}`
    const body = await this.#cache.fetch(key, { context: entry, status })
    this.#asked(status.fetch !== 'miss')
    return body ?? null
  }
}

async function readBody({ source, place }: Entry): Promise<Body | undefined> {
  const bytes = await source.read(place.file, maxSkillBytes)
  if (bytes === null) return undefined
  const read = source.origin === 'guideline' ? readGuideline(bytes, place) : readSkill(bytes, place)
  return { text: read.body, line: read.bodyLine, hash: skillHash(bytes) }
}
