import type { ChangedFile, Commits } from '../core/change/model.ts'
import { findingsFromChecks } from '../core/findings/fromChecks.ts'
import type { Finding } from '../core/findings/model.ts'
import type { Repository } from '../core/repository.ts'
import { type CheckReport, runChecks } from '../core/skills/checks.ts'
import type { SkillLibrary } from '../core/skills/library.ts'

export interface Examined extends CheckReport {
  readonly findings: readonly Finding[]
}

/** Runs every deterministic check of the skills over the change: no model, no credential. */
export async function examine(
  files: readonly ChangedFile[],
  library: SkillLibrary,
  repository: Repository,
  { head }: Commits,
): Promise<Examined> {
  const report = await runChecks(files, library.checks())
  const findings = await findingsFromChecks(report.hits, files, async (path) => {
    const bytes = await repository.read(head, path)
    return bytes === null ? null : new TextDecoder().decode(bytes)
  })
  return { ...report, findings }
}
