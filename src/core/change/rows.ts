import { estimateTokens } from '../agent/estimate.ts'
import type { ChangedFile } from './model.ts'
import { lineView, shownPath } from './shownLine.ts'

const markers = { context: ' ', added: '+', removed: '-' } as const

/**
 * The numbered diff of one file: a title, then for each hunk its header and its lines as
 * `old-number new-number marker+text`, the column of a side empty where the line is not on it. Each row is one line.
 */
export function diffRows(file: ChangedFile): string[] {
  const rows = [`=== ${shownPath(file.path)} (${describeFile(file)})`]
  const show = lineView(file)
  const width = String(lastNumber(file)).length
  const column = (number: number | null) => String(number ?? '').padStart(width)
  for (const { oldStart, oldLines, newStart, newLines, section, lines } of file.hunks) {
    const header = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@ ${shownPath(section)}`
    rows.push(header.trimEnd())
    for (const { kind, oldLine, newLine, text, noNewline } of lines) {
      rows.push(`${column(oldLine)} ${column(newLine)} ${markers[kind]}${show(text)}`)
      if (noNewline) rows.push('\\ No newline at end of file')
    }
  }
  return rows
}

/** What it costs to show a file's whole diff. */
export const diffTokens = (file: ChangedFile): number => estimateTokens(diffRows(file).join('\n'))

/** What happened to a file, in a few words: `renamed from src/old.ts, +3 −1`. */
export function describeFile(file: ChangedFile): string {
  const { status, previousPath, kind, oldMode, newMode, additions, deletions } = file
  const facts = [previousPath === null ? status : `${status} from ${shownPath(previousPath)}`]
  if (kind === 'symlink') facts.push('symbolic link')
  if (oldMode !== null && newMode !== null && oldMode !== newMode)
    facts.push(`mode ${oldMode} to ${newMode}`)
  return [...facts, `+${additions} −${deletions}`].join(', ')
}

function lastNumber({ hunks }: ChangedFile): number {
  const { oldStart = 0, oldLines = 0, newStart = 0, newLines = 0 } = hunks.at(-1) ?? {}
  return Math.max(oldStart + oldLines, newStart + newLines)
}
