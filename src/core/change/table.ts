import { estimateTokens } from '../agent/estimate.ts'
import type { ChangedFile } from './model.ts'
import { byRisk } from './rank.ts'
import { describeFile } from './rows.ts'
import { shownPath } from './shownLine.ts'

/**
 * One row a file, `path: modified, +3 −1; shown below`, in the change's order. Over `budgetTokens` the least risky files
 * are summed up by folder instead of having rows.
 */
export function fileTable(
  files: readonly ChangedFile[],
  isShown: (path: string) => boolean,
  budgetTokens: number,
): string {
  const rows = new Map(files.map((file) => [file.path, row(file, isShown(file.path))]))
  let left = budgetTokens
  const fitting = new Set(
    byRisk(files).flatMap(({ path }) => {
      left -= estimateTokens(`${rows.get(path)}\n`)
      return left >= 0 ? [path] : []
    }),
  )
  const own = files.flatMap(({ path }) => (fitting.has(path) ? [rows.get(path)] : []))
  return [...own, ...folderRows(files.filter(({ path }) => !fitting.has(path)))].join('\n')
}

const row = (file: ChangedFile, isShown: boolean): string =>
  `${shownPath(file.path)}: ${describeFile(file)}; ${isShown ? 'shown below' : 'read_diff shows it'}`

function folderRows(files: readonly ChangedFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = path.includes('/') ? `${path.split('/', 1)[0]}/` : './'
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(
    ([folder, count]) => `${shownPath(folder)}…: ${count} more files; read_diff shows them`,
  )
}
