import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEvent } from './adapters/runner/event.ts'
import { readCredentials, readInputs } from './adapters/runner/inputs.ts'
import { runnerLog } from './adapters/runner/log.ts'
import { abortOnSignals } from './adapters/runner/signals.ts'
import { recordPorts } from './adapters/transcript/recordPorts.ts'
import { openTranscript } from './adapters/transcript/transcriptFile.ts'
import { ModelError } from './core/agent/model.ts'
import { createRedactor } from './core/safety/redact.ts'
import { saysWhy } from './core/saysWhy.ts'
import { readTrigger } from './core/threads/trigger.ts'
import { review } from './review.ts'
import { parseSettings, type Settings, SettingsError, settingNames } from './settings.ts'
import { type Ended, ended, nothingYet } from './stages/outcome.ts'
import { actionTask, filesIn } from './wiring/actionTask.ts'
import { readErrand } from './wiring/errand.ts'
import { connectionOf, githubPorts } from './wiring/githubPorts.ts'
import { reportToRunner } from './wiring/runnerReports.ts'
import { secretsIn } from './wiring/secrets.ts'
import { version } from './wiring/version.ts'

/** Runs the action once. Whatever happens ends in a verdict, in outputs, and in an exit status that fits it. */
export async function runAction(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const credentials = readCredentials(env)
  const redact = createRedactor([
    credentials.githubToken,
    credentials.anthropicApiKey,
    ...secretsIn(env),
  ])
  const log = runnerLog(redact)
  const { signal } = abortOnSignals(process)
  const tempDir = join(env['RUNNER_TEMP'] || tmpdir(), 'skill-review')
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  const inputs = readInputs(settingNames)
  const files = filesIn(tempDir, inputs['mode'] === 'publish')
  let settings: Settings | null = null
  let hasTranscript = false

  async function run(): Promise<Ended> {
    await mkdir(tempDir, { recursive: true })
    const said = parseSettings(inputs)
    if (!said.ok) throw new SettingsError(said.problems.join('\n'))
    settings = said.settings
    const { name, payload } = await readEvent(env)
    const connection = connectionOf(credentials, env, log)
    const errand = await readErrand(readTrigger(name, payload), settings, repository, connection)
    if (!errand.ok) return ended({ ...nothingYet, repository }, { skipped: errand.reason })
    if (credentials.githubToken === '')
      throw new SettingsError(
        '`github-token` is empty: leave the input out, or give it a token that can read the pull request.',
      )
    const { number } = errand
    const task = await actionTask(errand, settings.mode, { repository, inputs, env, files })
    const ports = await githubPorts({
      connection,
      credentials,
      repository,
      number,
      root,
      env,
      signal,
      tempDir,
    })
    try {
      hasTranscript = true
      return await review(
        task,
        recordPorts(ports, task, openTranscript(files.transcript, ports.redact, log)),
      )
    } finally {
      await ports.close()
    }
  }

  const end = await run().catch((error: unknown) =>
    ended({ ...nothingYet, repository }, { failure: whatBroke(error, signal) }),
  )
  const isDelivered = await reportToRunner(end, files, {
    env,
    log,
    redact,
    version: version(root),
    language: settings === null ? 'en' : (settings as Settings).language,
    hasTranscript,
    // The job that publishes tells them where they belong; told here too they would stand twice beside the code.
    isHandedOver: (settings as Settings | null)?.mode === 'analyze',
  })
  process.exitCode = end.decision.job === 'success' && isDelivered ? 0 : 1
}

/** For the one on call: what was tried, why it failed, what to do. */
function whatBroke(error: unknown, signal: AbortSignal): string {
  if (signal.aborted)
    return 'The run was cancelled before it was finished; nothing half was published.'
  if (error instanceof ModelError) return `${error.message} ${error.advice}`.trim()
  return saysWhy(error)
}
