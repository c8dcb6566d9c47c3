import type { ChangedFile } from '../../change/model.ts'

/** A text as the change that adds it: every line is an added line. */
export function addedFile(path: string, text: string): ChangedFile {
  const lines = text.split('\n').map((line, index) => ({
    kind: 'added' as const,
    oldLine: null,
    newLine: index + 1,
    text: line,
    noNewline: false,
  }))
  return {
    path,
    previousPath: null,
    status: 'added',
    kind: 'text',
    oldMode: null,
    newMode: '100644',
    additions: lines.length,
    deletions: 0,
    hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines }],
    unseen: null,
  }
}
