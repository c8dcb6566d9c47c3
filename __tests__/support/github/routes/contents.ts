import { type Call, ok, type Reply, type Route, route } from '../call.ts'
import { demand, notFound, Refusal } from '../refusals.ts'

/** docs.github.com, "Get repository content": above 1 MB only the raw media type, above 100 MB nothing. */
const LARGEST_INLINE = 1024 * 1024
const LARGEST_RAW = 100 * 1024 * 1024

const TYPES: Readonly<Record<string, string>> = {
  '120000': 'symlink',
  '160000': 'submodule',
  '040000': 'dir',
}

export const contents: Route[] = [route('GET', '/repos/{owner}/{repo}/contents/{path*}', get)]

/** A file, a link or a submodule as an object, a folder as a list. */
async function get(call: Call): Promise<Reply> {
  const { git, isPrivate } = call.world
  if (isPrivate) demand(call.viewer, 'read', 'contents')
  const path = decodeURIComponent(call.params['path'] ?? '').replace(/\/$/, '')
  const ref = await git.resolve(call.query.get('ref') ?? 'HEAD')
  if (ref === null) throw new Refusal(404, `No commit found for the ref ${call.query.get('ref')}`)
  const [entry] = await entries(call, ref, path)
  if (entry === undefined) throw notFound()
  if (entry.type === 'dir') return ok(await entries(call, ref, `${path}/`))
  if (entry.type === 'submodule') return ok(entry)
  const bytes = await git.bytes('cat-file', 'blob', entry.sha)
  if (/\braw\b/.test(call.accept)) {
    if (bytes.length > LARGEST_RAW)
      throw new Refusal(403, 'This API returns blobs up to 100 MB in size.')
    return ok(bytes)
  }
  const inline = bytes.length <= LARGEST_INLINE
  const content = inline ? bytes.toString('base64') : ''
  return ok({ ...entry, size: bytes.length, encoding: inline ? 'base64' : 'none', content })
}

async function entries(call: Call, ref: string, path: string) {
  const listed = await call.world.git.text('ls-tree', '-z', '--full-tree', ref, '--', path)
  const lines = listed.split('\0').filter((line) => line !== '')
  return lines.map((line) => {
    const [meta = '', full = ''] = line.split('\t', 2)
    const [mode = '', , sha = ''] = meta.split(' ')
    return { type: TYPES[mode] ?? 'file', path: full, name: full.split('/').at(-1) ?? full, sha }
  })
}
