import type { ChangedFile } from '../change/model.ts'
import { fingerprintOf, identityOf, idOf } from './identity.ts'
import { confidences, type Finding, type Place } from './model.ts'
import { sameCause } from './sameCause.ts'
import { worse } from './severity.ts'

/**
 * One finding for one root cause, in the order of first report: what several questions, territories and checks say of the
 * same fault collapses into the first, which takes over what the others know better. Findings that stay apart on the
 * same code get fingerprints of their own.
 */
export function mergeFindings(
  findings: readonly Finding[],
  files: readonly ChangedFile[],
): Finding[] {
  const kept: Finding[] = []
  for (const finding of findings) {
    const at = kept.findIndex((earlier) => sameCause(earlier, finding))
    const earlier = kept[at]
    if (earlier === undefined) kept.push(finding)
    else kept[at] = merged(earlier, finding)
  }
  return distinguished(kept, files)
}

function merged(first: Finding, second: Finding): Finding {
  const sameLines =
    first.path === second.path &&
    first.side === second.side &&
    first.start_line === second.start_line &&
    first.line === second.line
  const confidence = Math.min(
    confidences.indexOf(first.confidence),
    confidences.indexOf(second.confidence),
  )
  return {
    ...first,
    severity: worse(first.severity, second.severity),
    confidence: confidences[confidence] ?? first.confidence,
    suggestion: first.suggestion ?? (sameLines ? second.suggestion : null),
    skill: first.skill ?? second.skill,
    also: placesOf(first, [...first.also, ...ownPlace(second), ...second.also]),
  }
}

/** The finding with further places of the same fault. */
export const withPlaces = (finding: Finding, places: readonly Place[]): Finding =>
  places.length === 0
    ? finding
    : { ...finding, also: placesOf(finding, [...finding.also, ...places]) }

const ownPlace = ({ path, line }: Finding): Place[] => (line === null ? [] : [{ path, line }])

/** Each place once, and none of the lines the finding itself stands on. */
function placesOf(finding: Finding, places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const from = finding.start_line ?? finding.line
    const own =
      path === finding.path &&
      from !== null &&
      finding.line !== null &&
      from <= line &&
      line <= finding.line
    const key = `${line} ${path}`
    if (own || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function distinguished(findings: readonly Finding[], files: readonly ChangedFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const taken = new Map<string, number>()
  return findings.map((finding) => {
    const identity = identityOf(finding, byPath.get(finding.path))
    const base = fingerprintOf(identity)
    const ordinal = taken.get(base) ?? 0
    taken.set(base, ordinal + 1)
    const fingerprint = fingerprintOf(identity, ordinal)
    return { ...finding, fingerprint, id: idOf(fingerprint) }
  })
}
