import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from '@jest/globals'
import { renderFindingsFile } from '../../src/core/report/findingsFile.ts'
import { finding, outcome } from '../support/findings/outcome.ts'
import { actionsBot, actionsToken } from '../support/github/identities.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { cleanUp, type RunnerOptions, type RunnerResult } from '../support/run/runner.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'
import { type Stage, type StageOptions, setStage } from '../support/run/stage.ts'

/** A token that only reads, as a job without write permission has, and every job of a fork's pull request. */
export const readToken = 'ghs_reader'
const reader = { ...actionsBot, permissions: { contents: 'read', pull_requests: 'read' } } as const

export const fork = { headRepository: 'stranger/hello', association: 'CONTRIBUTOR' } as const

const stages: Stage[] = []
const folders: string[] = []

afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  await cleanUp()
})

/** The shop's change as a pull request, with a reviewer who finds its two faults. */
export async function begin(options: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await setStage({
    commits: cart,
    anthropic: { script: scriptedReviewer({ findings: cartFindings, skills: ['money'] }) },
    github: { tokens: { [actionsToken]: actionsBot, [readToken]: reader } },
    ...options,
  })
  stages.push(stage)
  return stage
}

type Run = Partial<RunnerOptions>

/** The job that thinks and may not write. */
export const analyze = (stage: Stage, { inputs, env, ...run }: Run = {}): Promise<RunnerResult> =>
  stage.run({
    ...run,
    inputs: { mode: 'analyze', 'github-token': readToken, ...inputs },
    env: { GITHUB_JOB: 'analyze', ...env },
  })

/** The job that writes and has no key, started by the end of the other's run. */
export const publish = (
  stage: Stage,
  findings: string,
  { inputs, env, ...run }: Run = {},
): Promise<RunnerResult> =>
  stage.run({
    event: endOf(stage),
    ...run,
    inputs: { mode: 'publish', 'findings-file': findings, 'anthropic-api-key': '', ...inputs },
    env: { GITHUB_JOB: 'publish', GITHUB_WORKFLOW: 'publish', GITHUB_RUN_ID: '4712', ...env },
  })

/** The event of a run that ended, as GitHub tells it of a fork: without the pull request. */
export const endOf = (stage: Stage, facts: object = {}) => ({
  name: 'workflow_run',
  payload: {
    action: 'completed',
    workflow_run: {
      id: 4711,
      event: 'pull_request',
      conclusion: 'success',
      head_sha: stage.github.pull(7).head,
      head_branch: 'topic',
      head_repository: { full_name: stage.github.pull(7).headRepository },
      pull_requests: [],
      ...facts,
    },
  },
})

/** The findings file of a stranger's job, which may say what it likes; without facts it would be published. */
export function forged(stage: Stage, facts: Parameters<typeof outcome>[0] = {}): string {
  return renderFindingsFile(
    outcome({
      repository: 'octo/hello',
      base_sha: stage.shas[0] ?? '',
      merge_base_sha: stage.shas[0] ?? '',
      head_sha: stage.github.pull(7).head,
      coverage: [{ path: 'src/cart.ts', status: 'reviewed', reason: null }],
      findings: [claim()],
      ...facts,
    }),
    (text) => text,
  )
}

/** A finding on a line of the shop's change. */
export const claim = (facts: Parameters<typeof finding>[0] = {}) =>
  finding({
    path: 'src/cart.ts',
    quote: '  return prices.reduce((a, b) => a + b)',
    start_line: 2,
    line: 2,
    ...facts,
  })

/** A folder with these files, as an artifact is unpacked. */
export async function unpack(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artifact-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

/** What a person sees on the pull request. */
export const seen = ({ github: { world } }: Stage) => ({
  inline: world.reviewComments.map(({ place, body }) => ({ place, body })),
  summary: world.issueComments.map(({ body }) => body).join('\n'),
})
