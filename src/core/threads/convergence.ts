import type { ChangedFile } from '../change/model.ts'
import type { Finding, Severity } from '../findings/model.ts'
import { isAtLeast, worse } from '../findings/severity.ts'
import { reviewedCode } from './fileDigest.ts'
import { renamesSince } from './renames.ts'
import type { ReviewState } from './state.ts'

/** From this round on only what is high or worse stands inline. */
const strictRound = 5

/** The least severity that stands inline in a round. */
export const inlineFloor = (round: number, minSeverity: Severity): Severity =>
  round >= strictRound ? worse('high', minSeverity) : minSeverity

/**
 * Tells what comes too late: a finding on code that was reviewed before and has not changed. Whoever wrote it was told
 * it is fine. Exempt are critical ones, and those that rest on a skill which that review did not have in this version.
 */
export function latecomers(
  state: ReviewState | null,
  files: readonly ChangedFile[],
): (finding: Finding) => boolean {
  if (state === null) return () => false
  const reviewed = reviewedFiles(state, files)
  return (finding) =>
    !isAtLeast(finding.severity, 'critical') &&
    !restsOnNewSkill(finding, state) &&
    (reviewed.get(finding.path)?.(finding) ?? false)
}

/** By the path at the head, for files that the earlier review knew by this name or by their old one. */
function reviewedFiles(state: ReviewState, files: readonly ChangedFile[]) {
  const now = renamesSince(state, files)
  const before = new Map(state.files.map((file) => [now.get(file.path) ?? file.path, file]))
  return new Map(
    files.flatMap((file) => {
      const reviewed = before.get(file.path)
      return reviewed === undefined ? [] : [[file.path, reviewedCode(file, reviewed)] as const]
    }),
  )
}

function restsOnNewSkill({ skill }: Finding, { skills }: ReviewState): boolean {
  if (skill === null) return false
  return !Object.hasOwn(skills, skill.name) || !skill.hash.startsWith(skills[skill.name] ?? '')
}
