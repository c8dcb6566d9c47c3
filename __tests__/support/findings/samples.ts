import type { ChangedFile } from '../../../src/core/change/model.ts'
import { parsePatch } from '../../../src/core/change/parse.ts'
import { identified } from '../../../src/core/findings/identity.ts'
import type { Finding } from '../../../src/core/findings/model.ts'

/** A modified text file; each hunk is its lines with their markers, starting at the given line on both sides. */
export function changedFile(
  path: string,
  hunks: readonly { readonly at: number; readonly lines: readonly string[] }[],
  facts: Partial<ChangedFile> = {},
): ChangedFile {
  let shift = 0
  const patch = hunks.map(({ at, lines }) => {
    const old = lines.filter((line) => !line.startsWith('+')).length
    const now = lines.filter((line) => !line.startsWith('-')).length
    const header = `@@ -${at},${old} +${at + shift},${now} @@`
    shift += now - old
    return [header, ...lines].join('\n')
  })
  return {
    path,
    previousPath: null,
    status: 'modified',
    kind: 'text',
    oldMode: '100644',
    newMode: '100644',
    ...parsePatch(patch.join('\n')),
    unseen: null,
    ...facts,
  }
}

/** A file that the change adds, from its lines. */
export const addedFile = (path: string, lines: readonly string[]): ChangedFile => ({
  ...changedFile(path, [{ at: 1, lines: lines.map((line) => `+${line}`) }], { status: 'added' }),
  ...parsePatch(`@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`),
})

/** A verified finding on one line of a file, found by the line's code; everything else may be said. */
export function findingOn(file: ChangedFile, code: string, facts: Partial<Finding> = {}): Finding {
  const side = facts.side ?? 'RIGHT'
  const line = file.hunks
    .flatMap((hunk) => hunk.lines)
    .find(
      (each) =>
        each.text.trim() === code.trim() &&
        (side === 'LEFT' ? each.oldLine : each.newLine) !== null,
    )
  if (line === undefined) throw new Error(`the sample ${file.path} has no line ${code}`)
  const number = side === 'LEFT' ? line.oldLine : line.newLine
  const finding: Finding = {
    id: '',
    fingerprint: '',
    path: file.path,
    side,
    start_line: number,
    line: number,
    quote: line.text,
    severity: 'medium',
    category: 'correctness',
    confidence: 'high',
    title: `Fault in ${code.trim()}`,
    body: '',
    suggestion: null,
    skill: null,
    source: 'model',
    verification: { verdict: 'confirmed', reason: 'read' },
    published: 'inline',
    also: [],
    ...facts,
  }
  return identified(finding, file)
}
