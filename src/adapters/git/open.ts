import type { Log } from '../../core/log.ts'
import type { Repository } from '../../core/repository.ts'
import { borrowRepository } from './borrow.ts'
import type { AskMergeBase } from './commits.ts'
import { GitError } from './error.ts'
import { findGitFolder, isPartial } from './folder.ts'
import { firstDepth } from './limits.ts'
import { findMergeBase } from './mergeBase.ts'
import { createOrigin } from './origin.ts'
import { type RemoteAddress, remoteSettings } from './remote.ts'
import { type ClosableRepository, gitRepository } from './repository.ts'
import { createScratch, type Scratch } from './scratch.ts'
import { gitVersion, isOlder, oldestGit } from './version.ts'

export interface OpenOptions extends RemoteAddress {
  /** A folder that may hold a clone (`GITHUB_WORKSPACE`); null when there is none. */
  readonly workspace: string | null
  readonly commits: { readonly base: string; readonly head: string }
  /** The same repository over GitHub's API: the last resort, and asked for merge bases that lie deep. */
  readonly api: Repository
  readonly log: Log
  /** Where temporary folders go (`RUNNER_TEMP`). */
  readonly tempDir: string
  readonly signal?: AbortSignal
}

/**
 * The repository of a pull request, by the first way that works: the objects of the workspace's clone, where base, head
 * and the history between are there; a bare fetch of just what is needed; the API. Says in the log which, and why not
 * the ones before. The head of a fork's pull request is the base repository's too, by name, so forks need nothing else.
 */
export async function openRepository(options: OpenOptions): Promise<ClosableRepository> {
  const { log } = options
  const version = await gitVersion()
  if (version === null || isOlder(version, oldestGit)) {
    const found = version === null ? 'there is no git here' : `git ${version} is too old`
    log.info(`Reading the repository through the API: ${found}, ${oldestGit} is needed.`)
    return overApi(options.api)
  }
  const scratch = (await fromWorkspace(options)) ?? (await fromServer(options))
  if (scratch === null) return overApi(options.api)
  const origin = createOrigin(scratch.place, remoteSettings(options), options.signal)
  const askMergeBase: AskMergeBase = (base, head) => options.api.mergeBase(base, head)
  return gitRepository({ scratch, origin, askMergeBase, resolveRef: origin.resolve, log })
}

async function fromWorkspace(options: OpenOptions): Promise<Scratch | null> {
  const { workspace, tempDir, log } = options
  const { base, head } = options.commits
  const folder = workspace === null ? null : await findGitFolder(workspace)
  if (folder === null) return null
  const pass = (why: string) => log.debug(`The workspace's clone is not used: ${why}.`)
  if (await isPartial(folder)) {
    pass('it is partial, and reading it would fetch')
    return null
  }
  const { scratch } = await borrowRepository(folder, tempDir)
  try {
    if ((await findMergeBase(scratch.place, base, head)).certain) {
      log.info('Reading the repository from the clone in the workspace.')
      return scratch
    }
    pass('its history is cut off before base and head meet')
  } catch {
    pass('it lacks the base or the head commit')
  }
  await scratch.close()
  return null
}

async function fromServer(options: OpenOptions): Promise<Scratch | null> {
  const { commits, tempDir, log, signal } = options
  const scratch = await createScratch(tempDir)
  try {
    const origin = createOrigin(scratch.place, remoteSettings(options), signal)
    await origin.commits([commits.base, commits.head], firstDepth)
    log.info(`Reading the repository from git objects fetched from ${options.serverUrl}.`)
    return scratch
  } catch (error) {
    await scratch.close()
    if (!(error instanceof GitError) || error.ending === 'cancelled') throw error
    log.warning(
      `Reading the repository through the API, because fetching failed: ${error.message}. The job needs \`contents: read\`.`,
    )
    return null
  }
}

const overApi = (api: Repository): ClosableRepository => ({ ...api, close: async () => {} })
