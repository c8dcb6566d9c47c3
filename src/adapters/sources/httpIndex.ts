import pLimit from 'p-limit'
import { maxFilesPerSource, maxSkillBytes } from '../../core/skills/limits.ts'
import { resolveInside } from '../../core/skills/paths.ts'
import { skillHash } from '../../core/skills/readSkill.ts'
import type { Snapshot } from '../../core/skills/snapshot.ts'
import { type IndexedFile, readIndex, type SkillIndex } from './indexFormats.ts'
import { type Fetch, get, getJson, SourceError } from './request.ts'

const maxIndexBytes = 5 * 1024 * 1024
const parallelRequests = 8
/** Where an index may lie below the configured address, in the order it is looked for. */
const places = ['/skills', '/.well-known/agent-skills/index.json', '/.well-known/skills/index.json']

/** Fetches all skills that an HTTP server lists. A digest in the index that a file does not have is refused. */
export async function fetchIndex(address: string, fetch: Fetch): Promise<Snapshot> {
  const index = await findIndex(address, fetch)
  if (index.files.length > maxFilesPerSource)
    throw new SourceError(`${address} lists more than ${maxFilesPerSource} files`)
  const limit = pLimit(parallelRequests)
  const files = await limit.map([...index.files], async (file) => {
    const bytes = await fetchFile(file, fetch)
    return [safePath(file), bytes] as const
  })
  return { version: index.version, files: new Map(files), roots: [''], leftOut: index.leftOut }
}

async function findIndex(address: string, fetch: Fetch): Promise<SkillIndex> {
  const tried = address.endsWith('.json') ? [address] : places.map((place) => address + place)
  for (const url of tried) {
    const answer = await getJson(fetch, url, maxIndexBytes)
    if (answer === null) continue
    const index = readIndex(answer, url)
    if (index !== null) return index
    throw new SourceError(`${url} is no list of skills: it has no \`skills\` with names`)
  }
  throw new SourceError(`There is no list of skills at ${tried.join(' or ')}`)
}

async function fetchFile(file: IndexedFile, fetch: Fetch): Promise<Uint8Array> {
  const bytes = await get(fetch, file.url, maxSkillBytes, { accept: 'text/markdown, */*' })
  if (bytes === null) throw new SourceError(`${file.url} is listed and not there`)
  if (file.sha256 !== null && file.sha256 !== skillHash(bytes))
    throw new SourceError(`${file.url} does not have the digest its index gives for it`)
  return unwrap(bytes)
}

/** `GET /skills/NAME` may answer the Markdown itself or JSON that holds it. */
function unwrap(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x7b) return bytes
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const content = value instanceof Object && 'content' in value ? value.content : null
    return typeof content === 'string' ? new TextEncoder().encode(content) : bytes
  } catch {
    return bytes
  }
}

function safePath({ path, url }: IndexedFile): string {
  const safe = resolveInside('', '', path)
  if (safe === null) throw new SourceError(`${url} is listed under the path \`${path}\``)
  return safe
}
