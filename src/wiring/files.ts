import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { renderFindingsFile } from '../core/report/findingsFile.ts'
import { renderMetrics } from '../core/report/metrics.ts'
import { renderSarif } from '../core/report/sarif.ts'
import type { Ended } from '../stages/outcome.ts'

/** Paths of the files a run leaves behind. */
export interface ReportFiles {
  readonly findings: string
  readonly sarif: string
  readonly metrics: string
}

const noSkills = { loads: {}, loadSeconds: [], cacheHits: 0, cacheMisses: 0, unknown: {} }

/** Writes findings, SARIF and metrics. A run that ended before it knew its commits has no findings file. */
export async function writeReports(
  { outcome, metrics }: Ended,
  files: ReportFiles,
  version: string,
  redact: (text: string) => string,
): Promise<readonly (keyof ReportFiles)[]> {
  const texts: [keyof ReportFiles, string][] = [
    ['sarif', renderSarif(outcome, { version, redact })],
    ['metrics', redact(await renderMetrics(outcome, metrics ?? noSkills))],
  ]
  if (outcome.head_sha !== '') texts.push(['findings', renderFindingsFile(outcome, redact)])
  for (const [kind, text] of texts) {
    await mkdir(dirname(files[kind]), { recursive: true })
    await writeFile(files[kind], text)
  }
  return texts.map(([kind]) => kind)
}
