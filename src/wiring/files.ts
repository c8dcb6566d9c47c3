import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { renderFindingsFile } from '../core/report/findingsFile.ts'
import { renderMetrics } from '../core/report/metrics.ts'
import { renderSarif } from '../core/report/sarif.ts'
import { saysWhy } from '../core/saysWhy.ts'
import type { Ended } from '../stages/outcome.ts'

/** Paths of the files a run leaves behind. */
export interface ReportFiles {
  readonly findings: string
  readonly sarif: string
  readonly metrics: string
}

const noSkills = { loads: {}, loadSeconds: [], cacheHits: 0, cacheMisses: 0, unknown: {} }

export interface WrittenReports {
  readonly written: readonly (keyof ReportFiles)[]
  /** For each that could not be written: what and why. */
  readonly problems: readonly string[]
}

/** Writes findings, SARIF and metrics. A run that ended before it knew its commits has no findings file. */
export async function writeReports(
  { outcome, metrics }: Ended,
  files: ReportFiles,
  version: string,
  redact: (text: string) => string,
): Promise<WrittenReports> {
  const texts: [keyof ReportFiles, string][] = [
    ['sarif', renderSarif(outcome, { version, redact })],
    ['metrics', redact(await renderMetrics(outcome, metrics ?? noSkills))],
  ]
  if (outcome.head_sha !== '') texts.push(['findings', renderFindingsFile(outcome, redact)])
  const written: (keyof ReportFiles)[] = []
  const problems: string[] = []
  for (const [kind, text] of texts) {
    try {
      await mkdir(dirname(files[kind]), { recursive: true })
      await writeFile(files[kind], text)
      written.push(kind)
    } catch (error) {
      problems.push(
        `The ${kind} could not be written to ${files[kind]}: ${saysWhy(error)}. See that the job may write there.`,
      )
    }
  }
  return { written, problems }
}
