import type { Finding } from '../findings/model.ts'
import type { Case, Label, Place } from './cases.ts'

/** A finding and a label that may be about the same thing. */
export interface Pair {
  readonly finding: Finding
  readonly label: Label
  /** Lines between them; 0 where they overlap, Infinity where the finding has no line. */
  readonly distance: number
  /** Whether the finding lies at the label's place; if not, it is only in the same file. */
  readonly isLocated: boolean
}

/**
 * What has to be judged. A finding pairs with every fault of its own file, wherever it lies, and with a fault of another
 * file whose further places it meets; with what is acceptable in its own file, or anywhere.
 */
export function pairsOf(
  findings: readonly Finding[],
  { labels }: Pick<Case, 'labels'>,
  tolerance: number,
): readonly Pair[] {
  return findings.flatMap((finding) =>
    labels.flatMap((label) => pairOf(finding, label, tolerance) ?? []),
  )
}

function pairOf(finding: Finding, label: Label, tolerance: number): Pair | null {
  const places = [...own(label), ...label.also].filter(({ path }) => path === finding.path)
  const distance = Math.min(...places.map(({ lines }) => gap(finding, lines)))
  const isLocated = distance <= tolerance
  const isAnywhere = label.accept && label.path === undefined
  if (!isLocated && !isAnywhere && label.path !== finding.path) return null
  return { finding, label, distance, isLocated }
}

const own = ({ path, lines }: Label): readonly Place[] =>
  path === undefined || lines === undefined ? [] : [{ path, lines }]

/** Lines between a finding and a range: 0 where they overlap, 1 where they are neighbours. */
function gap({ start_line, line }: Finding, [first, last]: Place['lines']): number {
  if (line === null) return Number.POSITIVE_INFINITY
  return Math.max(0, first - line, (start_line ?? line) - last)
}
