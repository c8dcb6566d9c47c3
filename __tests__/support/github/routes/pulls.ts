import { type Call, ok, pullOf, type Reply, type Route, route } from '../call.ts'
import { diffFiles, type FileDiff } from '../diff.ts'
import { pullJson } from '../json.ts'
import { page } from '../pages.ts'
import { demand, Refusal } from '../refusals.ts'
import { commitsOf, spanOf, type World } from '../world.ts'

/** docs.github.com, "List pull requests files": at most 3,000 files. */
const LISTED_FILES = 3000
/** docs.github.com, "List commits on a pull request": at most 250 commits. */
const LISTED_COMMITS = 250
/** docs.github.com, limits of diffs: 300 files or 20,000 lines. */
const DIFF_FILES = 300
const DIFF_LINES = 20_000
/** A patch larger than this is not sent with its file. */
const PATCH_BYTES = 500 * 1024

export const pulls: Route[] = [
  route('GET', '/repos/{owner}/{repo}/pulls', list),
  route('GET', '/repos/{owner}/{repo}/pulls/{number}', get),
  route('GET', '/repos/{owner}/{repo}/pulls/{number}/files', files),
  route('GET', '/repos/{owner}/{repo}/pulls/{number}/commits', commits),
]

export function demandReading(call: Call): void {
  if (call.world.isPrivate) demand(call.viewer, 'read', 'pull_requests')
}

/** Filters by `state` and by `head`, written `owner:branch`. */
async function list(call: Call): Promise<Reply> {
  demandReading(call)
  const state = call.query.get('state') ?? 'open'
  const head = call.query.get('head')
  const found = [...call.world.pulls.values()].filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (head === null || head === `${pull.headRepository?.split('/')[0]}:${pull.headRef}`),
  )
  return page(call, await Promise.all(found.map((pull) => pullJson(call.world, pull))))
}

async function get(call: Call): Promise<Reply> {
  demandReading(call)
  const pull = pullOf(call)
  if (!/\bdiff\b/.test(call.accept)) return ok(await pullJson(call.world, pull))
  const { mergeBase, head } = await spanOf(call.world, pull)
  const diff = await call.world.git.text('diff', mergeBase, head)
  const count = (await diffFiles(call.world.git, mergeBase, head)).length
  if (count <= DIFF_FILES && diff.split('\n').length <= DIFF_LINES) return ok(diff)
  const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }]
  throw new Refusal(406, 'Sorry, the diff exceeded the maximum number of files (300).', { errors })
}

async function files(call: Call): Promise<Reply> {
  demandReading(call)
  const { mergeBase, head } = await spanOf(call.world, pullOf(call))
  const all = await diffFiles(call.world.git, mergeBase, head)
  return page(
    call,
    all.slice(0, LISTED_FILES).map((file) => row(call.world, file)),
  )
}

function row(world: World, file: FileDiff) {
  const tooLarge =
    file.patch.length > PATCH_BYTES || file.patch.split('\n').length > world.patchLines
  return {
    sha: file.oid,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
    ...(file.patch === '' || file.binary || tooLarge ? {} : { patch: file.patch }),
  }
}

async function commits(call: Call): Promise<Reply> {
  demandReading(call)
  const shas = (await commitsOf(call.world, pullOf(call))).slice(0, LISTED_COMMITS)
  const rows = shas.map(async (sha) => ({
    sha,
    commit: { message: await messageOf(call.world, sha) },
  }))
  return page(call, await Promise.all(rows))
}

export const messageOf = async (world: World, sha: string) =>
  (await world.git.text('log', '-1', '--format=%B', sha)).trim()
