import type { ChangedFile } from '../change/model.ts'
import type { Finding, Severity } from '../findings/model.ts'
import { isAtLeast, worse } from '../findings/severity.ts'
import { digestFile, standsOnReviewedCode } from './fileDigest.ts'
import type { ReviewState } from './state.ts'

/** From this round on only what is high or worse stands inline. */
const strictRound = 5

/** The least severity that stands inline in a round. */
export const inlineFloor = (round: number, minSeverity: Severity): Severity =>
  round >= strictRound ? worse('high', minSeverity) : minSeverity

/**
 * True for what comes too late: a finding on code that was reviewed before and has not changed. Whoever wrote it was told
 * it is fine. Exempt are critical ones, and those that rest on a skill which that review did not have in this version.
 * `renamed` leads from a path at the head to the one the state knows.
 */
export function comesTooLate(
  finding: Finding,
  file: ChangedFile | undefined,
  state: ReviewState | null,
  renamed: ReadonlyMap<string, string>,
): boolean {
  if (state === null || file === undefined || isAtLeast(finding.severity, 'critical')) return false
  const old = renamed.get(file.path) ?? file.path
  const reviewed = state.files.find(({ path }) => path === old)
  if (reviewed === undefined || restsOnNewSkill(finding, state)) return false
  return (
    reviewed.change === digestFile(file)?.change || standsOnReviewedCode(finding, file, reviewed)
  )
}

function restsOnNewSkill({ skill }: Finding, { skills }: ReviewState): boolean {
  if (skill === null) return false
  return !Object.hasOwn(skills, skill.name) || !skill.hash.startsWith(skills[skill.name] ?? '')
}
