import { type Call, ok, type Reply, type Route, route } from '../call.ts'
import { page } from '../pages.ts'
import { demand, notFound, Refusal } from '../refusals.ts'
import type { World } from '../world.ts'
import { messageOf } from './pulls.ts'

/** docs.github.com, "Get a tree": more entries than this are cut and `truncated` says so. */
const TREE_ENTRIES = 100_000

/** The repository's objects over REST, for where there is no git. */
export const objects: Route[] = [
  route('GET', '/repos/{owner}/{repo}/git/trees/{sha}', tree),
  route('GET', '/repos/{owner}/{repo}/git/blobs/{sha}', blob),
  route('GET', '/repos/{owner}/{repo}/commits', history),
  route('GET', '/repos/{owner}/{repo}/commits/{ref*}', commit),
  route('GET', '/repos/{owner}/{repo}/compare/{base}...{head}', compare),
]

function demandContents(call: Call): void {
  if (call.world.isPrivate) demand(call.viewer, 'read', 'contents')
}

async function tree(call: Call): Promise<Reply> {
  demandContents(call)
  const sha = call.params['sha'] ?? ''
  const flags = call.query.has('recursive') ? ['-r', '-t'] : []
  const listed = await call.world.git
    .text('ls-tree', '-z', ...flags, '--full-tree', '-l', sha)
    .catch(() => {
      throw notFound()
    })
  const entries = listed.split('\0').filter((line) => line !== '')
  const parsed = entries.slice(0, TREE_ENTRIES).map((line) => {
    const [meta = '', path = ''] = line.split('\t', 2)
    const [mode, type, oid, size] = meta.split(/ +/)
    return { path, mode, type, sha: oid, ...(type === 'blob' ? { size: Number(size) } : {}) }
  })
  return ok({ sha, tree: parsed, truncated: entries.length > TREE_ENTRIES })
}

async function blob(call: Call): Promise<Reply> {
  demandContents(call)
  const sha = call.params['sha'] ?? ''
  const bytes = await call.world.git.bytes('cat-file', 'blob', sha).catch(() => {
    throw notFound()
  })
  return ok({ sha, size: bytes.length, encoding: 'base64', content: bytes.toString('base64') })
}

async function history(call: Call): Promise<Reply> {
  demandContents(call)
  const start = await resolved(call.world, call.query.get('sha') ?? 'HEAD')
  const path = call.query.get('path')
  const limits = path === null ? [] : ['--', path]
  const listed = await call.world.git.text('rev-list', start, ...limits)
  const shas = listed.split('\n').filter((line) => line !== '')
  return page(call, await Promise.all(shas.map((sha) => commitJson(call.world, sha))))
}

async function commit(call: Call): Promise<Reply> {
  demandContents(call)
  const sha = await resolved(call.world, decodeURIComponent(call.params['ref'] ?? ''))
  return ok(/\bsha\b/.test(call.accept) ? sha : await commitJson(call.world, sha))
}

async function compare(call: Call): Promise<Reply> {
  demandContents(call)
  const { world } = call
  const base = await resolved(world, decodeURIComponent(call.params['base'] ?? ''))
  const head = await resolved(world, decodeURIComponent(call.params['head'] ?? ''))
  const mergeBase = await world.git.mergeBase(base, head).catch(() => {
    throw new Refusal(404, `No common ancestor between ${base} and ${head}.`)
  })
  return ok({ base_commit: { sha: base }, merge_base_commit: { sha: mergeBase } })
}

async function resolved(world: World, ref: string): Promise<string> {
  const sha = await world.git.resolve(ref)
  if (sha === null) throw new Refusal(422, `No commit found for SHA: ${ref}`)
  return sha
}

async function commitJson(world: World, sha: string) {
  const facts = await world.git.text('log', '-1', '--format=%an%n%aI%n%T%n%P', sha)
  const [name, date, treeSha, parents = ''] = facts.split('\n')
  return {
    sha,
    commit: {
      message: await messageOf(world, sha),
      author: { name, date },
      tree: { sha: treeSha },
    },
    parents: parents
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => ({ sha: one })),
  }
}
