import { rm } from 'node:fs/promises'
import { startAnthropic } from '../anthropic/server.ts'
import type { Anthropic, AnthropicOptions } from '../anthropic/types.ts'
import { buildRepository, type CommitPlan } from '../git/repositories.ts'
import { actionsToken } from '../github/identities.ts'
import { type GitHubOptions, type LoopbackGitHub, startGitHub } from '../github/start.ts'
import { type RunnerOptions, type RunnerResult, runAction } from './runner.ts'

export interface StageOptions {
  /** The commits of the repository; the first is the base, the last the head. */
  readonly commits: readonly CommitPlan[]
  readonly anthropic?: AnthropicOptions
  readonly github?: Omit<GitHubOptions, 'git' | 'pulls'>
  readonly pull?: Partial<NonNullable<GitHubOptions['pulls']>[number]>
}

export interface Stage {
  readonly github: LoopbackGitHub
  readonly anthropic: Anthropic
  /** The repository, bare. */
  readonly dir: string
  readonly shas: readonly string[]
  /** Runs the bundle on the pull request; the token and the key are given. */
  run(options?: Partial<RunnerOptions>): Promise<RunnerResult>
  close(): Promise<void>
}

/** A GitHub with pull request 7 over a real repository, a Messages API, and a runner between them. */
export async function setStage(options: StageOptions): Promise<Stage> {
  const { dir, shas } = await buildRepository(options.commits)
  const [base = '', head = ''] = [shas[0], shas.at(-1)]
  const github = await startGitHub({
    git: dir,
    pulls: [{ number: 7, base, head, ...options.pull }],
    ...options.github,
  })
  const anthropic = await startAnthropic(options.anthropic)
  return {
    github,
    anthropic,
    dir,
    shas,
    run: ({ inputs, env, event, ...rest } = {}) =>
      runAction({
        event: event === undefined ? pullRequestEvent() : event,
        inputs: { 'github-token': actionsToken, 'anthropic-api-key': 'sk-ant-test-key', ...inputs },
        env: {
          GITHUB_API_URL: github.apiUrl,
          GITHUB_GRAPHQL_URL: github.graphqlUrl,
          GITHUB_SERVER_URL: github.serverUrl,
          ANTHROPIC_BASE_URL: anthropic.url,
          ...env,
        },
        ...rest,
      }),
    async close() {
      await github.close()
      await anthropic.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export const pullRequestEvent = (action = 'synchronize') => ({
  name: 'pull_request',
  payload: { action, number: 7, pull_request: { number: 7 } },
})
