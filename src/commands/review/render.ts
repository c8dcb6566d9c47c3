import { styleFor } from '../../adapters/terminal/colour.ts'
import { annotate } from '../../core/report/annotations.ts'
import { characters } from '../../core/report/assemble.ts'
import { renderFindingsFile } from '../../core/report/findingsFile.ts'
import { renderJobSummary } from '../../core/report/jobSummary.ts'
import { en } from '../../core/report/phrases/en.ts'
import { renderPretty } from '../../core/report/pretty.ts'
import { renderSarif } from '../../core/report/sarif.ts'
import { renderWorkflowCommands } from '../../core/report/workflowCommands.ts'
import { createOutgoing } from '../../core/safety/outgoing.ts'
import { createRedactor } from '../../core/safety/redact.ts'
import type { Ended } from '../../stages/outcome.ts'
import { secretsIn } from '../../wiring/secrets.ts'
import { version } from '../../wiring/version.ts'
import type { World } from '../world.ts'

export const formats = ['pretty', 'json', 'sarif', 'markdown', 'github'] as const
export type Format = (typeof formats)[number]

/** A run's outcome as the person or the program that asked for it wants to read it. */
export function render({ outcome }: Ended, format: Format, { stdout, env, root }: World): string {
  const redact = createRedactor(secretsIn(env))
  switch (format) {
    case 'pretty':
      return renderPretty(outcome, { style: styleFor(stdout, env), redact })
    case 'json':
      return renderFindingsFile(outcome, redact)
    case 'sarif':
      return renderSarif(outcome, { version: version(root), redact })
    case 'markdown': {
      const out = createOutgoing({ serverUrl: '', participants: [] }, redact)
      return renderJobSummary(outcome, { phrases: en, out }, characters(Number.POSITIVE_INFINITY))
    }
    case 'github':
      return renderWorkflowCommands(annotate(outcome.findings, en, redact))
  }
}
