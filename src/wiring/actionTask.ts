import { join } from 'node:path'
import { getInput } from '@actions/core'
import { readFindingsFiles } from '../adapters/runner/findingsFiles.ts'
import { instanceName } from '../core/threads/markers.ts'
import type { Settings } from '../settings.ts'
import type { Task } from '../task.ts'
import type { Errand } from './errand.ts'
import type { ReportFiles } from './files.ts'

export interface ActionFiles extends ReportFiles {
  readonly transcript: string
  /** In mode `publish` what other jobs wrote, as the input names it. */
  readonly analyses: string
}

/** Where the run writes, and what it publishes: `findings-file` names what is written, in mode `publish` what is read. */
export function filesIn(tempDir: string, isPublish: boolean): ActionFiles {
  const file = (name: string, standard: string) => getInput(name) || join(tempDir, standard)
  const findings = file('findings-file', 'findings.json')
  return {
    findings: isPublish ? join(tempDir, 'published.json') : findings,
    sarif: file('sarif-file', 'findings.sarif'),
    metrics: file('metrics-file', 'metrics.prom'),
    transcript: file('transcript-file', 'transcript.jsonl'),
    analyses: findings,
  }
}

interface Job {
  readonly repository: string
  readonly inputs: Task['inputs']
  readonly env: Readonly<Record<string, string | undefined>>
  readonly files: ActionFiles
}

/** What this job is to do. Reads the files that it is to publish; throws where they cannot be had. */
export async function actionTask(
  { wish, comment, source, hasSuccessor }: Errand,
  mode: Settings['mode'],
  { repository, inputs, env, files }: Job,
): Promise<Task> {
  const runId = env['GITHUB_RUN_ID'] ?? ''
  // Jobs that share a review are one instance: what the one posted the other knows of.
  const job = mode === 'review' ? (env['GITHUB_JOB'] ?? '') : ''
  const analyses =
    mode === 'publish'
      ? {
          files: await readFindingsFiles(files.analyses),
          source: source ?? { runId, headSha: null },
        }
      : null
  return {
    repository,
    inputs,
    wish,
    comment,
    hasSuccessor,
    instance: instanceName(env['GITHUB_WORKFLOW'] ?? '', job),
    runId,
    analyses,
  }
}
