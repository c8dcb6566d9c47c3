import { z } from 'zod'
import { shownPath } from '../../change/shownLine.ts'
import type { TreeEntry } from '../../repository.ts'
import { asShown } from '../../safety/fence.ts'
import { answer, type ReadingContext, type Tool } from '../tool.ts'
import { notThere } from './notThere.ts'
import { commitOf, side } from './readingSide.ts'
import { checkPath } from './repositoryPath.ts'

const maxRows = 250

const input = z.object({
  folder: z.string().max(4_096).optional().describe('The root is the default.'),
  at: side,
})

export const listFilesTool: Tool<z.infer<typeof input>, ReadingContext> = {
  name: 'list_files',
  description: `Lists the files below a folder, at most ${maxRows} rows; where there are more, deep folders are counted instead.`,
  input,
  async run({ folder = '', at }, context) {
    const checked = checkPath(folder)
    if (!checked.ok) return checked.refusal
    const entries = await context.repository.list(commitOf(context.change, at), checked.path)
    if (entries.length === 0) return notThere(checked.path, at ?? 'head', context)
    return answer(asShown(render(entries, checked.path)))
  },
}

/** The deepest view that fits: folders below it are one row each. */
function render(entries: readonly TreeEntry[], folder: string): string {
  const top = folder === '' ? 0 : folder.split('/').length
  const deepest = Math.max(...entries.map((entry) => entry.path.split('/').length))
  for (let depth = deepest; depth > top + 1; depth -= 1) {
    const rows = rowsTo(depth, entries)
    if (rows.length <= maxRows) return rows.join('\n')
  }
  const rows = rowsTo(top + 1, entries)
  const left = rows.length - maxRows
  return [...rows.slice(0, maxRows), ...(left > 0 ? [`[cut here: ${left} more]`] : [])].join('\n')
}

/** One row for each file at most `depth` names deep, and for each folder at that depth with what it holds. */
function rowsTo(depth: number, entries: readonly TreeEntry[]): string[] {
  const rows = new Map<string, number>()
  for (const { path, mode } of entries) {
    const names = path.split('/')
    const isFolded = names.length > depth
    const row = isFolded
      ? `${shownPath(names.slice(0, depth).join('/'))}/`
      : shownPath(path) + kind(mode)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  return [...rows].map(([row, count]) => (row.endsWith('/') ? `${row} (${count} files)` : row))
}

function kind(mode: string): string {
  if (mode === '120000') return ' (symbolic link)'
  return mode === '160000' ? ' (submodule)' : ''
}
