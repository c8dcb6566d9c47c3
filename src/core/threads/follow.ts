import type { ChangedFile } from '../change/model.ts'
import { findPrints, type Occurrence } from '../findings/code.ts'
import type { KnownFinding } from './known.ts'
import type { Memory, Tracked } from './memory.ts'
import { renamesSince } from './renames.ts'

/** Whether a finding's code is still in the change. GitHub calling a thread outdated says nothing about that. */
export type Standing =
  | { readonly is: 'here'; readonly at: Occurrence }
  | { readonly is: 'gone' }
  /** The finding never had a line, or its file's lines cannot be seen. */
  | { readonly is: 'unknown' }

/** A finding of an earlier run in the change as it is now; `known.path` follows renames. */
export interface Followed extends Tracked {
  readonly standing: Standing
}

/** Looks up every finding of earlier runs in the change. */
export function followAll(memory: Memory, files: readonly ChangedFile[]): Followed[] {
  const renames = renamesSince(memory.state, files)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const moved = memory.tracked.map((tracked) => {
    const path = byPath.has(tracked.known.path)
      ? tracked.known.path
      : (renames.get(tracked.known.path) ?? tracked.known.path)
    return { ...tracked, known: { ...tracked.known, path } }
  })
  const taken = new Set(moved.map(({ known }) => placeKey(known)))
  return moved.map((tracked) => ({
    ...tracked,
    standing: standingOf(tracked.known, byPath.get(tracked.known.path), taken),
  }))
}

/**
 * Equal code may stand in several places. The one whose surroundings are as remembered is the finding's own; where the
 * surroundings changed too, it is any that no other finding holds.
 */
function standingOf(
  known: KnownFinding,
  file: ChangedFile | undefined,
  taken: ReadonlySet<string>,
): Standing {
  if (known.line === null) return { is: 'unknown' }
  if (file === undefined) return { is: 'gone' }
  if (file.unseen !== null) return { is: 'unknown' }
  const places = findPrints(file, known.side, known.prints.match(/.{8}/g) ?? [])
  const own = places.find(({ near }) => near === known.near)
  const free = places.filter(({ near }) => !taken.has(placeKey({ ...known, near })))
  const at = own ?? nearest(free, known.line)
  return at === undefined ? { is: 'gone' } : { is: 'here', at }
}

function nearest(places: readonly Occurrence[], line: number): Occurrence | undefined {
  return [...places].sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0]
}

const placeKey = ({ path, side, prints, near }: KnownFinding): string =>
  JSON.stringify([path, side, prints, near])
