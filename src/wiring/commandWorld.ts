import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findGitFolder } from '../adapters/git/folder.ts'
import { openLocalRepository } from '../adapters/git/view.ts'
import { styleFor } from '../adapters/terminal/colour.ts'
import { terminalLog } from '../adapters/terminal/log.ts'
import { UsageError, type World } from '../commands/world.ts'
import { parseConfig } from '../core/config.ts'
import { configNames, parseSettings } from '../settings.ts'
import { fetchThrough } from './fetchThrough.ts'
import { credentialsIn } from './localPorts.ts'
import { openModel } from './model.ts'

/** What commands need of this process and machine. */
export function commandWorld(root: string, process: NodeJS.Process, signal: AbortSignal): World {
  const { stdout, stderr, env } = process
  const cwd = process.cwd()
  const log = terminalLog({ output: stderr, style: styleFor(stderr, env), quiet: false })
  const settings: World['settings'] = async () => {
    const folder = (await findGitFolder(cwd))?.worktree ?? cwd
    const said = parseSettings({})
    if (!said.ok) throw new UsageError(said.problems.join('\n'))
    const path = said.settings.config
    const text = await readFile(join(folder, path), 'utf8').catch(() => '')
    const read = parseConfig(text, path, configNames)
    if (!read.ok) throw new UsageError(read.problem)
    for (const warning of read.config.warnings) log.warning(warning)
    const parsed = parseSettings({}, read.config.settings)
    if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join('\n')}`)
    return { settings: parsed.settings, config: read.config }
  }
  return {
    stdout,
    stderr,
    cwd,
    env,
    root,
    fetch: fetchThrough(env),
    signal,
    now: () => performance.now(),
    settings,
    async openRepository() {
      if ((await findGitFolder(cwd)) === null) return null
      const { repository, folder } = await openLocalRepository({ dir: cwd, log })
      return {
        repository,
        folder: folder.worktree ?? folder.gitDir,
        close: () => repository.close(),
      }
    },
    async openModel() {
      const { settings: own, config } = await settings()
      return openModel(own, config.prices, credentialsIn(env), env, log)
    },
  }
}
