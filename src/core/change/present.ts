import { estimateTokens } from '../agent/estimate.ts'
import type { ChangedFile } from './model.ts'
import { byRisk } from './rank.ts'
import { diffRows } from './rows.ts'
import { fileTable } from './table.ts'

/** A change as a reader with a limited view gets it. */
export interface Presentation {
  /** All files: what happened to each, how much, and whether its diff is here or to be read. */
  readonly table: string
  /** The numbered diffs of the files in `whole`, in the change's order; '' when none fits. */
  readonly diff: string
  readonly whole: readonly string[]
  /** Paths that did not fit; `read_diff` shows them. */
  readonly listed: readonly string[]
}

/** Of the budget, what the table may take: paths alone can fill a prompt when a change has thousands of files. */
const tableShare = 0.25

/**
 * Shows whole diffs within `budgetTokens`, the riskiest first when not all of them fit. A file is shown whole or not at
 * all: half a diff reads as if it were one.
 */
export function presentChange(files: readonly ChangedFile[], budgetTokens: number): Presentation {
  const tableBudget = budgetTokens * tableShare
  const diffs = new Map<string, string>()
  let left = budgetTokens - estimateTokens(fileTable(files, () => false, tableBudget))
  for (const file of byRisk(files)) {
    const diff = `${diffRows(file).join('\n')}\n`
    const tokens = estimateTokens(diff)
    if (tokens > left) continue
    diffs.set(file.path, diff)
    left -= tokens
  }
  const isShown = (path: string) => diffs.has(path)
  const paths = files.map(({ path }) => path)
  return {
    table: fileTable(files, isShown, tableBudget),
    diff: paths.flatMap((path) => diffs.get(path) ?? []).join('\n'),
    whole: paths.filter(isShown),
    listed: paths.filter((path) => !isShown(path)),
  }
}

/** A part of a file's numbered diff. */
export interface DiffPage {
  readonly text: string
  /** What is missing, for the reader; null when the page reaches the end. */
  readonly cut: string | null
  /** `fromLine` of the page after this one, or null. */
  readonly next: number | null
}

/**
 * The rows of a file's numbered diff from row `fromLine` (1 is the title) on, at most `maxChars` characters of them but
 * at least one row.
 */
export function renderFileDiff(
  file: ChangedFile,
  { fromLine = 1, maxChars }: { readonly fromLine?: number; readonly maxChars: number },
): DiffPage {
  const rows = diffRows(file)
  const start = Math.min(Math.max(fromLine, 1), rows.length) - 1
  let length = 0
  let end = start
  for (; end < rows.length; end += 1) {
    length += (rows[end] ?? '').length + 1
    if (length > maxChars && end > start) break
  }
  const text = rows.slice(start, end).join('\n')
  if (end === rows.length) return { text, cut: file.unseen, next: null }
  const cut = `${rows.length - end} of ${rows.length} rows are left; go on from row ${end + 1}`
  return { text, cut, next: end + 1 }
}
