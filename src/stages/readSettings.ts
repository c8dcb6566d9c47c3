import type { PullRequest } from '../core/change/pullRequest.ts'
import { noConfig, parseConfig, type RepositoryConfig } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import type { OpenChange } from '../ports.ts'
import { configNames, parseSettings, type Settings, SettingsError } from '../settings.ts'

export interface TrustedSettings {
  readonly settings: Settings
  readonly config: RepositoryConfig
  /** The commit at which skills, config and guideline files are read. */
  readonly commit: string
}

/** Settings from the workflow and from the config file of the trusted commit: never from the change, unless that was chosen. */
export async function readSettings(
  inputs: Readonly<Record<string, string | undefined>>,
  open: OpenChange,
  pull: PullRequest | null,
  log: Log,
): Promise<TrustedSettings> {
  const said = settingsFrom(inputs, noConfig)
  const commit = await trustedCommit(said['skills-ref'], open, pull, log)
  const config = await readConfig(said.config, (inputs['config'] ?? '') !== '', open, commit)
  for (const warning of config.warnings) log.warning(warning)
  return { settings: settingsFrom(inputs, config), config, commit }
}

function settingsFrom(
  inputs: Readonly<Record<string, string | undefined>>,
  { settings }: RepositoryConfig,
): Settings {
  const result = parseSettings(inputs, settings)
  if (!result.ok) throw new SettingsError(result.problems.join('\n'))
  return result.settings
}

async function trustedCommit(
  ref: string,
  { repository, commits }: OpenChange,
  pull: PullRequest | null,
  log: Log,
): Promise<string> {
  if (ref === 'base') return commits.base
  if (ref === 'head') {
    if (pull?.isFork)
      throw new SettingsError(
        '`skills-ref: head` is refused for a pull request from a fork: its author would write the rules of their own review. Use `base`, or a branch of this repository.',
      )
    if (pull !== null)
      log.warning(
        '`skills-ref: head` lets the change write the rules of its own review: skills, config and guideline files are read from it.',
      )
    return commits.head
  }
  const commit = await repository.resolve(ref)
  if (commit === null)
    throw new SettingsError(
      `\`skills-ref\` is ${JSON.stringify(ref)}, and there is no such ref in this repository.`,
    )
  return commit
}

async function readConfig(
  path: string,
  isNamed: boolean,
  { repository }: OpenChange,
  commit: string,
): Promise<RepositoryConfig> {
  const bytes = await repository.read(commit, path.replace(/^\.\//, ''))
  if (bytes === null) {
    if (!isNamed) return noConfig
    throw new SettingsError(
      `\`config\` names ${path}, and there is no such file at commit ${commit.slice(0, 7)}.`,
    )
  }
  const result = parseConfig(new TextDecoder().decode(bytes), path, configNames)
  if (!result.ok) throw new SettingsError(result.problem)
  return result.config
}
