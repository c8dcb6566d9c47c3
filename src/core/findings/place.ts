import { anchorQuote, type Claim } from '../change/anchor.ts'
import type { Anchor, ChangedFile, DiffLine } from '../change/model.ts'

export type PlaceResult =
  | { readonly ok: true; readonly anchor: Anchor; readonly code: readonly DiffLine[] }
  /** For the one who claims, to mend the call. */
  | { readonly ok: false; readonly reason: string }

/** How far an unchanged line may be from a changed one to be part of the change: a statement that spans both. */
const reach = 1

/** Where a finding stands: on code of the diff that the change itself adds, removes or touches. */
export function placeClaim(file: ChangedFile, claim: Claim): PlaceResult {
  const anchored = anchorQuote(file, claim)
  if (!anchored.ok) return anchored
  const { anchor, code } = anchored
  if (anchor.side === 'LEFT' && claim.side !== 'LEFT' && file.status !== 'removed')
    return {
      ok: false,
      reason:
        'That code is removed by the change. If its removal is the fault, say `side: LEFT`; otherwise quote code that is there now.',
    }
  const changed = changedLinesNear(file, code)
  if (changed.length === 0)
    return {
      ok: false,
      reason: `That code is not changed here. Quote the changed line that causes the fault${suggested(file, code)}. What the change does not cause is not reported.`,
    }
  return { ok: true, anchor, code }
}

/** The changed lines among `code` and within {@link reach} of it. */
function changedLinesNear(file: ChangedFile, code: readonly DiffLine[]): DiffLine[] {
  for (const { lines } of file.hunks) {
    const from = lines.indexOf(code[0] as DiffLine)
    const to = lines.lastIndexOf(code.at(-1) as DiffLine)
    if (from < 0) continue
    return lines.slice(Math.max(0, from - reach), to + reach + 1).filter(isChanged)
  }
  return []
}

/** The changed line of the same hunk that is nearest. */
function suggested(file: ChangedFile, code: readonly DiffLine[]): string {
  const hunk = file.hunks.find(({ lines }) => code[0] !== undefined && lines.includes(code[0]))
  if (hunk === undefined || code[0] === undefined) return ''
  const at = hunk.lines.indexOf(code[0])
  const nearest = hunk.lines
    .map((line, index) => ({ line, distance: Math.abs(index - at) }))
    .filter(({ line }) => isChanged(line) && line.text.trim() !== '')
    .sort((a, b) => a.distance - b.distance)[0]
  return nearest === undefined ? '' : `, perhaps \`${nearest.line.text.trim().slice(0, 120)}\``
}

const isChanged = ({ kind }: DiffLine): boolean => kind !== 'context'
