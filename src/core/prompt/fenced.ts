import { delimit, nonceFor } from '../safety/fence.ts'

/** A part of a message: what we say, and under it what a stranger wrote. */
export interface Part {
  /** A Markdown heading and sentences of ours; nothing of a stranger's. */
  readonly ours: string
  /** What the fence says it holds: `title`, `diff`. */
  readonly of: string
  /** '' leaves the whole part out. */
  readonly theirs: string
}

/**
 * The parts as one text, every stranger's text between fences of one word. That word is made from all the texts
 * together, so that none of their authors can know it.
 */
export function fenced(parts: readonly Part[]): string {
  const present = parts.filter(({ theirs }) => theirs.trim() !== '')
  const nonce = nonceFor(present.map(({ theirs }) => theirs))
  return present
    .map(({ ours, of, theirs }) => `${ours}\n\n${delimit(of, theirs, nonce)}`)
    .join('\n\n')
}
