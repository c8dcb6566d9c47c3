import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTrigger } from '../../../src/core/threads/trigger.ts'
import { review } from '../../../src/review.ts'
import { settingNames } from '../../../src/settings.ts'
import { type Ended, ended, nothingYet } from '../../../src/stages/outcome.ts'
import { readErrand } from '../../../src/wiring/errand.ts'
import { connectionOf, githubPorts } from '../../../src/wiring/githubPorts.ts'
import { recordingLog } from '../git/recordingLog.ts'

export interface InProcessRun {
  readonly event: { readonly name: string; readonly payload: unknown }
  readonly repository: string
  readonly token: string
  /** '' for a run without a credential for the model. */
  readonly apiKey: string
  readonly inputs?: Readonly<Record<string, string>>
  /** Where GitHub and the model are, and the workspace: what the runner and the workflow set. */
  readonly env: Readonly<Record<string, string>>
}

/** The story of a run without the bundle and the runner around it: from the event to the end, over real ports. */
export async function reviewInProcess(run: InProcessRun): Promise<Ended> {
  const { event, repository, token, apiKey, env } = run
  const log = recordingLog()
  const inputs = { ...Object.fromEntries(settingNames.map((name) => [name, ''])), ...run.inputs }
  const credentials = {
    githubToken: token,
    anthropicApiKey: apiKey,
    federation: { ruleId: '', organizationId: '', serviceAccountId: '', workspaceId: '' },
  }
  const connection = connectionOf(credentials, env, log)
  const tempDir = await mkdtemp(join(tmpdir(), 'in-process-'))
  try {
    const trigger = readTrigger(event.name, event.payload)
    const errand = await readErrand(
      trigger,
      { trigger: '/review', mode: 'review' },
      repository,
      connection,
    )
    if (!errand.ok) return ended({ ...nothingYet, repository }, { skipped: errand.reason })
    const { number, wish, comment, hasSuccessor } = errand
    const task = {
      repository,
      inputs,
      wish,
      comment,
      instance: '0a1b2c3d',
      analyses: null,
      hasSuccessor,
    }
    const ports = await githubPorts({
      connection,
      credentials,
      repository,
      number,
      root: join(import.meta.dirname, '../../..'),
      env,
      signal: new AbortController().signal,
      tempDir,
    })
    try {
      return await review(task, ports)
    } finally {
      await ports.close()
    }
  } catch (error) {
    return ended({ ...nothingYet, repository }, { failure: String(error) })
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}
