import { diffFiles, type FileDiff, type ShownHunk } from './diff.ts'
import type { Git } from './git.ts'

/** Where a comment stands, in the words of the request. `startLine` is null for a single line. */
export interface CommentPlace {
  readonly path: string
  readonly side: 'LEFT' | 'RIGHT'
  readonly line: number
  readonly startLine: number | null
  readonly startSide: 'LEFT' | 'RIGHT'
}

/** GitHub's complaint about a place in this diff, or null when a comment may stand there. */
export function complaint(files: readonly FileDiff[], place: CommentPlace): string | null {
  const file = files.find((one) => one.path === place.path)
  if (file === undefined) {
    return "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank"
  }
  const hunk = file.hunks.find((one) => shows(one, place.side, place.line))
  if (hunk === undefined) return 'Line could not be resolved'
  if (place.startLine === null) return null
  if (place.startSide === place.side && place.startLine >= place.line) {
    return 'Pull request review thread start line must precede the end line.'
  }
  if (!shows(hunk, place.startSide, place.startLine)) {
    return 'Pull request review thread start line must be part of the same hunk as the line.'
  }
  return null
}

const shows = (hunk: ShownHunk, side: 'LEFT' | 'RIGHT', line: number): boolean => {
  const column = side === 'LEFT' ? hunk.left : hunk.right
  return line >= column.first && line <= column.last
}

/** The commits of a pull request between which a line is looked up. */
export interface Span {
  readonly mergeBase: string
  readonly head: string
}

/**
 * Where a line commented on in the diff `then` stands in the diff `now`: null when the line itself changed since or
 * the diff no longer shows it. That is what GitHub calls outdated.
 */
export async function currentLine(
  git: Git,
  then: Span,
  now: Span,
  place: Pick<CommentPlace, 'path' | 'side' | 'line'>,
): Promise<number | null> {
  const [from, to] = place.side === 'LEFT' ? [then.mergeBase, now.mergeBase] : [then.head, now.head]
  const moved = await followLine(git, from, to, place.path, place.line)
  if (moved === null) return null
  const shown = await diffFiles(git, now.mergeBase, now.head)
  const path = place.side === 'LEFT' ? place.path : moved.path
  const stands = {
    path,
    side: place.side,
    line: moved.line,
    startLine: null,
    startSide: place.side,
  }
  return complaint(shown, stands) === null ? moved.line : null
}

async function followLine(git: Git, from: string, to: string, path: string, line: number) {
  if (from === to) return { path, line }
  const file = (await diffFiles(git, from, to, 0)).find(
    (one) => (one.previousPath ?? one.path) === path,
  )
  if (file === undefined) return { path, line }
  if (file.status === 'removed') return null
  let shift = 0
  for (const { left, right } of file.hunks) {
    if (line >= left.first && line <= left.last) return null
    const after = Math.max(left.last, left.first)
    if (line > after) shift += right.last - right.first - (left.last - left.first)
  }
  return { path: file.path, line: line + shift }
}
