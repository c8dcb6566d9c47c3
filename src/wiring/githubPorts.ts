import { join } from 'node:path'
import { getIDToken } from '@actions/core'
import { OIDC_AUDIENCE } from '../adapters/anthropic/credential.ts'
import { openRepository } from '../adapters/git/open.ts'
import { createApiRepository } from '../adapters/github/apiRepository.ts'
import { type Client, type ConnectionOptions, connect } from '../adapters/github/connect.ts'
import { createPullRequests } from '../adapters/github/pullRequests.ts'
import type { Credentials } from '../adapters/runner/inputs.ts'
import { openTelemetry } from '../adapters/telemetry/telemetry.ts'
import type { Log } from '../core/log.ts'
import { createRedactor } from '../core/safety/redact.ts'
import type { Ports } from '../ports.ts'
import { SettingsError } from '../settings.ts'
import { fetchThrough } from './fetchThrough.ts'
import { openModel } from './model.ts'
import { secretsIn } from './secrets.ts'
import { openSkillSources } from './skillSources.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where this job's GitHub is: github.com, or the Enterprise server that the runner names. */
export function connectionOf(
  credentials: Credentials,
  env: Environment,
  log: Log,
): ConnectionOptions {
  // A header takes visible ASCII only. The token itself must not be shown, not even in part.
  if (!/^[\x21-\x7e]*$/.test(credentials.githubToken))
    throw new SettingsError(
      'The input `github-token` has blanks, line breaks or other characters inside that no token has. Paste the secret again.',
    )
  const serverUrl = addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com')
  const apiUrl = addressIn(env, 'GITHUB_API_URL', 'https://api.github.com')
  const graphqlUrl = `${apiUrl.replace(/\/v3\/?$/, '')}/graphql`
  return {
    token: credentials.githubToken,
    serverUrl,
    apiUrl,
    graphqlUrl: addressIn(env, 'GITHUB_GRAPHQL_URL', graphqlUrl),
    log,
    fetch: fetchThrough(env),
  }
}

/** An address the runner gives. Throws a {@link SettingsError} where it is none: nothing can be reached through it. */
function addressIn(env: Environment, name: string, standard: string): string {
  const said = env[name] || standard
  if (/^https?:\/\//.test(said) && URL.canParse(said)) return said
  throw new SettingsError(
    `The environment variable ${name} is ${JSON.stringify(said)}, which is not an http address. The runner sets it: leave it as it is, or give the address of your GitHub server.`,
  )
}

export interface GitHubRun {
  readonly connection: ConnectionOptions
  readonly credentials: Credentials
  /** `owner/name` of the repository the pull request is in. */
  readonly repository: string
  readonly number: number
  /** Folder of the program. */
  readonly root: string
  readonly env: Environment
  readonly signal: AbortSignal
  readonly tempDir: string
}

/** The world of a run on a pull request. `close` ends children and removes temporary folders. */
export async function githubPorts(run: GitHubRun): Promise<Ports & { close(): Promise<void> }> {
  const { connection, credentials, repository, number, root, env, signal, tempDir } = run
  const { log, serverUrl, apiUrl, token } = connection
  const [owner = '', repo = ''] = repository.split('/')
  let client: Promise<Client> | null = null
  const connected = () => {
    client ??= connect(connection)
    return client
  }
  const telemetry = openTelemetry(env, log)
  const closing: (() => Promise<void>)[] = telemetry === null ? [] : [() => telemetry.flush()]
  return {
    pullRequests: await createPullRequests({ ...connection, repository, number }),
    async openChange(pull) {
      if (pull === null) throw new Error('There is no pull request to open a change of.')
      const commits = { base: pull.base.sha, head: pull.head.sha }
      const opened = await openRepository({
        workspace: env['GITHUB_WORKSPACE'] || null,
        serverUrl,
        repository,
        token: token === '' ? null : token,
        commits,
        api: createApiRepository(connected, { owner, repo }, log),
        log,
        tempDir,
        signal,
      })
      closing.push(() => opened.close())
      const mergeBase = await opened.mergeBase(commits.base, commits.head)
      if (mergeBase === null)
        throw new Error(
          `${pull.head.ref} and ${pull.base.ref} have no commit in common, so there is no change to review. Rebase the branch onto its base.`,
        )
      return { repository: opened, commits: { ...commits, mergeBase }, about: null }
    },
    openSources: (request) =>
      openSkillSources(request, root, {
        apiUrl,
        token: token || null,
        fetch: fetchThrough(env),
        // A self-hosted runner keeps it from job to job; elsewhere a step can restore and save it.
        cacheFolder: join(env['RUNNER_TOOL_CACHE'] || tempDir, 'skill-review-sources'),
      }),
    openModel: async (settings, prices) =>
      openModel(settings, prices, modelCredentials(credentials, env), env, log, telemetry),
    serverUrl,
    log,
    clock: Date,
    signal,
    redact: createRedactor([token, credentials.anthropicApiKey, ...secretsIn(env)]),
    async close() {
      for (const close of closing) await close()
    },
  }
}

function modelCredentials({ anthropicApiKey, federation }: Credentials, env: Environment) {
  const mayIdentify = (env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') !== ''
  return {
    apiKey: anthropicApiKey,
    federationRuleId: federation.ruleId,
    organizationId: federation.organizationId,
    serviceAccountId: federation.serviceAccountId,
    workspaceId: federation.workspaceId,
    identityToken: mayIdentify ? () => getIDToken(OIDC_AUDIENCE) : null,
  }
}
