import { readFile } from 'node:fs/promises'
import { pushMetrics } from '../adapters/metrics/pushgateway.ts'
import { writeJobSummary, writeOutputs } from '../adapters/runner/outputs.ts'
import { countBySeverity } from '../core/findings/severity.ts'
import type { Log } from '../core/log.ts'
import { annotate } from '../core/report/annotations.ts'
import { closingLine } from '../core/report/closing.ts'
import { jobSummaryRoom, renderJobSummary } from '../core/report/jobSummary.ts'
import { maxStepSummaryBytes } from '../core/report/limits.ts'
import { phrasesFor } from '../core/report/phrases/choose.ts'
import { worded } from '../core/report/wording.ts'
import { renderWorkflowCommands } from '../core/report/workflowCommands.ts'
import { createOutgoing } from '../core/safety/outgoing.ts'
import { saysWhy } from '../core/saysWhy.ts'
import type { Ended } from '../stages/outcome.ts'
import type { ActionFiles } from './actionTask.ts'
import { fetchThrough } from './fetchThrough.ts'
import { type ReportFiles, writeReports } from './files.ts'

export interface RunnerWorld {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: Log
  readonly redact: (text: string) => string
  readonly version: string
  readonly language: string
  /** Whether a transcript was written. */
  readonly hasTranscript: boolean
  /** Whether another job tells the findings. */
  readonly isHandedOver: boolean
}

/**
 * Everything a run leaves with the runner: files, outputs, job summary, annotations, and one closing line in the log.
 * Answers whether all of it was delivered; what was not is an error in the log, and never keeps the rest back.
 */
export async function reportToRunner(
  end: Ended,
  files: ActionFiles,
  world: RunnerWorld,
): Promise<boolean> {
  const { outcome, decision, open, url, matrix, isPosted, metrics } = end
  const { env, log, redact } = world
  const { written, problems } = await writeReports(end, files, world.version, redact)
  const pathOf = (kind: keyof ReportFiles) => (written.includes(kind) ? files[kind] : '')
  const shown = worded(outcome.findings).filter(({ published }) => published !== 'deferred')
  const counts = countBySeverity(shown)
  const outputs = {
    verdict: outcome.verdict,
    'findings-count': shown.length,
    'critical-count': counts.critical,
    'high-count': counts.high,
    'medium-count': counts.medium,
    'low-count': counts.low,
    'findings-file': pathOf('findings'),
    'sarif-file': pathOf('sarif'),
    'metrics-file': pathOf('metrics'),
    'transcript-file': world.hasTranscript ? files.transcript : '',
    'review-url': url ?? '',
    'cost-usd': outcome.usage.cost_usd ?? '',
    'cache-read-ratio': Number(outcome.usage.cache_read_ratio.toFixed(4)),
    'skills-loaded': JSON.stringify(outcome.skills.loaded.map(({ name }) => name)),
    'prompt-hash': outcome.prompt.hash ?? '',
    ...(matrix === null ? {} : { matrix: JSON.stringify(matrix) }),
  }
  const phrases = phrasesFor(world.language)
  const out = createOutgoing(
    { serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com', participants: [] },
    redact,
  )
  const summary = renderJobSummary(outcome, { phrases, out }, jobSummaryRoom, open, metrics)
  const summaryFile = env['GITHUB_STEP_SUMMARY']
  const handed = await Promise.all([
    problemOf("The action's outputs could not be set", async () => writeOutputs(outputs)),
    problemOf('The job summary could not be written', () =>
      writeJobSummary(summary, summaryFile, maxStepSummaryBytes),
    ),
  ])
  if (written.includes('metrics')) await push(files.metrics, outcome.repository, world)
  // Where no comment could carry them, findings are annotations of the run.
  if (!isPosted && !world.isHandedOver && shown.length > 0)
    process.stdout.write(renderWorkflowCommands(annotate(shown, phrases, redact)))
  for (const note of outcome.notes) log.info(redact(note))
  log.info(redact(closingLine(outcome)))
  if (decision.annotation !== null) log[decision.annotation](redact(outcome.reason))
  const undelivered = [...problems, ...handed.flat()]
  for (const problem of undelivered) log.error(redact(problem))
  return undelivered.length === 0
}

async function problemOf(what: string, work: () => Promise<void>): Promise<readonly string[]> {
  try {
    await work()
    return []
  } catch (error) {
    return [`${what}: ${saysWhy(error)}.`]
  }
}

/** To the Prometheus Pushgateway of `PUSHGATEWAY_URL`; a name and password may stand in it, so it is never logged. */
async function push(file: string, repository: string, { env, log }: RunnerWorld): Promise<void> {
  const gateway = env['PUSHGATEWAY_URL'] ?? ''
  if (gateway === '') return
  const text = await readFile(file, 'utf8')
  const problem = await pushMetrics({
    gateway,
    text,
    labels: { repository },
    fetch: fetchThrough(env),
  })
  if (problem !== null) log.warning(problem)
}
