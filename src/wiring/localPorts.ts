import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalChangeOptions, openLocalChange } from '../adapters/git/local.ts'
import type { Fetch } from '../adapters/sources/request.ts'
import { openTelemetry } from '../adapters/telemetry/telemetry.ts'
import type { Log } from '../core/log.ts'
import { createRedactor } from '../core/safety/redact.ts'
import type { ChangeAbout, OpenChange, Ports } from '../ports.ts'
import { openModel } from './model.ts'
import { secretsIn } from './secrets.ts'
import { openSkillSources } from './skillSources.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface LocalRun {
  readonly change: Omit<LocalChangeOptions, 'log'>
  /** What the change is about, where somebody said so; else its commit messages tell. */
  readonly about: ChangeAbout | null
  /** Folder of the program. */
  readonly root: string
  readonly env: Environment
  readonly fetch: Fetch
  readonly log: Log
  readonly signal: AbortSignal
}

/** Commit messages that are read, at most. */
const maxMessages = 50

/** The world of a run on a local change: the same as on GitHub, without a pull request. */
export function localPorts(run: LocalRun): Ports & { close(): Promise<void> } {
  const { change, root, env, log, signal } = run
  const telemetry = openTelemetry(env, log)
  const closing: (() => Promise<void>)[] = telemetry === null ? [] : [() => telemetry.flush()]
  return {
    pullRequests: null,
    async openChange() {
      const { repository, commits, describe, close } = await openLocalChange({ ...change, log })
      closing.push(close)
      log.info(`Reviewing ${describe}.`)
      return {
        repository,
        commits,
        about: run.about ?? (await messagesOf({ repository, commits })),
      }
    },
    openSources: (request) =>
      openSkillSources(request, root, {
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        token: env['GITHUB_TOKEN'] || env['GH_TOKEN'] || null,
        fetch: run.fetch,
        cacheFolder: join(
          env['XDG_CACHE_HOME'] || join(env['HOME'] || tmpdir(), '.cache'),
          'skill-review',
        ),
      }),
    openModel: async (settings, prices) =>
      openModel(settings, prices, credentialsIn(env), env, log, telemetry),
    serverUrl: '',
    log,
    clock: Date,
    signal,
    redact: createRedactor(secretsIn(env)),
    async close() {
      for (const close of closing) await close()
    },
  }
}

/** The command line has no inputs: what the environment says counts. */
export const credentialsIn = (env: Environment) => ({
  apiKey: env['ANTHROPIC_API_KEY'] ?? '',
  federationRuleId: env['ANTHROPIC_FEDERATION_RULE_ID'] ?? '',
  organizationId: env['ANTHROPIC_ORGANIZATION_ID'] ?? '',
  serviceAccountId: env['ANTHROPIC_SERVICE_ACCOUNT_ID'] ?? '',
  workspaceId: env['ANTHROPIC_WORKSPACE_ID'] ?? '',
  identityToken: null,
})

async function messagesOf({
  repository,
  commits,
}: Pick<OpenChange, 'repository' | 'commits'>): Promise<ChangeAbout | null> {
  const notes = await repository.history(commits.head, '.', maxMessages).catch(() => [])
  const end = notes.findIndex(({ sha }) => sha === commits.mergeBase)
  const own = end < 0 ? notes : notes.slice(0, end)
  if (own.length === 0) return null
  return {
    title: '',
    body: '',
    commitMessages: own.map(({ subject }) => subject),
    linkedIssues: [],
  }
}
