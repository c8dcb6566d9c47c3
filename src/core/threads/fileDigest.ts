import type { ChangedFile, DiffLine, Hunk } from '../change/model.ts'
import { digest } from '../findings/digest.ts'
import type { Finding } from '../findings/model.ts'

/**
 * A file's change by its content alone, so that rebases, force-pushes and merges from the base, which move lines and
 * rename commits, leave it as it is.
 */
export interface FileDigest {
  /** 16 hex digits over the lines of all hunks with what they do, without numbers. */
  readonly change: string
  /** 8 hex digits for each block of changed lines, joined: code that was looked at. */
  readonly blocks: string
}

/** null where the change cannot be seen: such a file is never "the same as before". */
export function digestFile(file: ChangedFile): FileDigest | null {
  if (file.unseen !== null) return null
  const lines = file.hunks.flatMap((hunk) => ['@', ...hunk.lines.map(stamp)])
  return {
    change: digest([file.kind, file.status, file.newMode, ...lines], 16),
    blocks: file.hunks.flatMap(blocksOf).map(digestBlock).join(''),
  }
}

/** Changed lines that belong together, and whether the earlier review saw them as they are. */
interface Block {
  readonly lines: readonly DiffLine[]
  readonly isKnown: boolean
}

interface BlockedHunk extends Pick<Hunk, 'lines'> {
  readonly blocks: readonly Block[]
}

/**
 * Tells of findings in `file` whether all the changed code they stand on, or next to, was there when the file was
 * reviewed before. `reviewed` is its digest of then.
 */
export function reviewedCode(
  file: ChangedFile,
  reviewed: FileDigest,
): (finding: Finding) => boolean {
  if (reviewed.change === digestFile(file)?.change) return () => true
  const known = new Set(reviewed.blocks.match(/.{8}/g))
  const hunks = file.hunks.map((hunk) => ({
    lines: hunk.lines,
    blocks: blocksOf(hunk).map((lines) => ({ lines, isKnown: known.has(digestBlock(lines)) })),
  }))
  return (finding) => {
    const blocks = blocksAround(finding, hunks)
    return blocks.length > 0 && blocks.every(({ isKnown }) => isKnown)
  }
}

/** The blocks a finding touches; on context lines those of the hunk; without a line those of the file. */
function blocksAround(finding: Finding, hunks: readonly BlockedHunk[]): readonly Block[] {
  const { line, start_line, side } = finding
  if (line === null) return hunks.flatMap(({ blocks }) => blocks)
  const isAnchored = (each: DiffLine) => {
    const number = side === 'LEFT' ? each.oldLine : each.newLine
    return number !== null && number >= (start_line ?? line) && number <= line
  }
  const hunk = hunks.find(({ lines }) => lines.some(isAnchored))
  const touched = hunk?.blocks.filter(({ lines }) => lines.some(isAnchored)) ?? []
  return touched.length > 0 ? touched : (hunk?.blocks ?? [])
}

/**
 * Runs of changed lines, cut where the text itself says so: an edit changes its own block and leaves the others of a long
 * run, such as a new file, recognisable.
 */
function blocksOf(hunk: Hunk): DiffLine[][] {
  const blocks: DiffLine[][] = []
  let open = false
  for (const line of hunk.lines) {
    const changed = line.kind !== 'context'
    if (changed && open) blocks.at(-1)?.push(line)
    else if (changed) blocks.push([line])
    open = changed && !endsBlock(line.text)
  }
  return blocks
}

/** After blank lines, and after about every fifth other line. */
function endsBlock(text: string): boolean {
  const code = text.trim()
  let sum = 0
  for (let at = 0; at < code.length; at += 1) sum = (sum + code.charCodeAt(at)) % 5
  return sum === 0
}

const digestBlock = (block: readonly DiffLine[]): string => digest(block.map(stamp), 8)

const stamp = ({ kind, text }: DiffLine): string => `${kind} ${text}`
