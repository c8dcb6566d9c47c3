import { getInput, setSecret } from '@actions/core'

/** What may open a door. Kept apart from settings so that it can never be logged, recorded or reported with them. */
export interface Credentials {
  readonly githubToken: string
  readonly anthropicApiKey: string
  readonly federation: {
    readonly ruleId: string
    readonly organizationId: string
    readonly serviceAccountId: string
    readonly workspaceId: string
  }
}

/** Reads and masks the secrets before anything else can print them. Keys lose the line feed that pasting adds. */
export function readCredentials(env: NodeJS.ProcessEnv): Credentials {
  const githubToken = getInput('github-token') || (env['GITHUB_TOKEN'] ?? '').trim()
  const anthropicApiKey = getInput('anthropic-api-key') || (env['ANTHROPIC_API_KEY'] ?? '').trim()
  for (const secret of [githubToken, anthropicApiKey]) if (secret !== '') setSecret(secret)
  const id = (name: string) =>
    getInput(`anthropic-${name}`) ||
    (env[`ANTHROPIC_${name.toUpperCase().replaceAll('-', '_')}`] ?? '').trim()
  return {
    githubToken,
    anthropicApiKey,
    federation: {
      ruleId: id('federation-rule-id'),
      organizationId: id('organization-id'),
      serviceAccountId: id('service-account-id'),
      workspaceId: id('workspace-id'),
    },
  }
}

/** The workflow's own words for each setting; '' where it said nothing. */
export function readInputs(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, getInput(name)]))
}
