import type { ChangedFile } from '../../../src/core/change/model.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'

/** A text file whose diff has these hunks, through the real parser. */
export function fileWith(path: string, ...hunks: readonly string[]): ChangedFile {
  const header = `diff --git a/${path} b/${path}\nindex 1..2 100644\n--- a/${path}\n+++ b/${path}\n`
  return theOnly(parseDiff(`${header}${hunks.join('\n')}\n`))
}

/** A new text file of these lines. */
export function newFile(path: string, lines: readonly string[]): ChangedFile {
  const body = lines.map((line) => `+${line}\n`).join('')
  return theOnly(
    parseDiff(
      `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${body}`,
    ),
  )
}

export function theOnly<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined || items.length !== 1) throw new Error(`${items.length} items, wanted one`)
  return item
}

/** Each line as `old new marker text`, `·` for a side it is not on. */
export const drawn = (file: ChangedFile): string[] =>
  file.hunks.flatMap(({ lines }) =>
    lines.map(
      ({ kind, oldLine, newLine, text, noNewline }) =>
        `${oldLine ?? '·'} ${newLine ?? '·'} ${{ context: ' ', added: '+', removed: '-' }[kind]}${text}${noNewline ? '⏚' : ''}`,
    ),
  )
