import { realpath } from 'node:fs/promises'
import { openLocalRepository } from '../../../src/adapters/git/view.ts'
import type { World } from '../../../src/commands/world.ts'
import type { Model } from '../../../src/core/agent/model.ts'
import { noConfig, type RepositoryConfig } from '../../../src/core/config.ts'
import { parseSettings } from '../../../src/settings.ts'
import { quiet } from '../skills/quiet.ts'

export interface TestWorld {
  readonly world: World
  /** What was printed so far. */
  readonly out: () => string
  readonly err: () => string
}

export interface WorldOptions {
  readonly cwd: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly config?: Partial<RepositoryConfig>
  readonly env?: Readonly<Record<string, string>>
  readonly model?: Model
  /** False for a folder outside of git. */
  readonly isRepository?: boolean
}

/** A world for commands: the real working tree at `cwd`, real git, the bundled skills of this project, output kept. */
export function worldAt(options: WorldOptions): TestWorld {
  const { cwd, inputs = {}, config = {}, env = {}, model = null, isRepository = true } = options
  const out: string[] = []
  const err: string[] = []
  const world: World = {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    cwd,
    env,
    root: process.cwd(),
    fetch,
    signal: new AbortController().signal,
    now: () => performance.now(),
    settings: async () => {
      const parsed = parseSettings(inputs)
      if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
      return { settings: parsed.settings, config: { ...noConfig, ...config } }
    },
    openRepository: async () => {
      if (!isRepository) return null
      const { repository } = await openLocalRepository({ dir: cwd, log: quiet })
      return { repository, folder: await realpath(cwd), close: () => repository.close() }
    },
    openModel: async () => model,
  }
  return { world, out: () => out.join(''), err: () => err.join('') }
}
