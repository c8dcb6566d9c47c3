import { type Cursor, chomp } from './cursor.ts'
import type { ChangedFile } from './model.ts'
import { pairedPath, sidePath, unquote } from './paths.ts'

/** What the lines between `diff --git` and the first hunk say, each field null where no line said it. */
export interface FileHeader {
  paired: string | null
  /** Of `---` and `+++`; null also for `/dev/null`. */
  oldSide: string | null
  newSide: string | null
  from: string | null
  to: string | null
  event: 'added' | 'removed' | 'renamed' | 'copied' | null
  oldMode: string | null
  newMode: string | null
  binary: boolean
}

/** All extended headers are read before anything is decided: a mode change, a rename and an edit may come together. */
export function readHeader(cursor: Cursor, paired: string): FileHeader {
  const header: FileHeader = {
    paired: pairedPath(paired),
    oldSide: null,
    newSide: null,
    from: null,
    to: null,
    event: null,
    oldMode: null,
    newMode: null,
    binary: false,
  }
  while (!cursor.done && !cursor.startsWith('@@ ') && !cursor.startsWith('diff --'))
    readHeaderLine(header, chomp(cursor.next()))
  return header
}

const headerLine =
  /^(---|\+\+\+|old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|index|Binary files|GIT binary patch)(?: (.*))?$/s

function readHeaderLine(header: FileHeader, line: string): void {
  const [, word, rest = ''] = headerLine.exec(line) ?? []
  switch (word) {
    case '---':
      header.oldSide = sidePath(rest)
      break
    case '+++':
      header.newSide = sidePath(rest)
      break
    case 'old mode':
      header.oldMode = rest
      break
    case 'new mode':
      header.newMode = rest
      break
    case 'new file mode':
      header.event = 'added'
      header.newMode = rest
      break
    case 'deleted file mode':
      header.event = 'removed'
      header.oldMode = rest
      break
    case 'rename from':
    case 'copy from':
      header.event = word === 'rename from' ? 'renamed' : 'copied'
      header.from = unquote(rest)
      break
    case 'rename to':
    case 'copy to':
      header.to = unquote(rest)
      break
    case 'index': {
      // `index 1a2b..3c4d 100644`: the mode is there only when both sides share it.
      const mode = rest.split(' ')[1]
      if (mode !== undefined) {
        header.oldMode = mode
        header.newMode = mode
      }
      break
    }
    case 'Binary files':
    case 'GIT binary patch':
      header.binary = true
  }
}

/** Octal modes of a tree's entries. */
const submoduleMode = '160000'
const symlinkMode = '120000'

export function kindOf(mode: string | null, binary: boolean): ChangedFile['kind'] {
  if (mode === submoduleMode) return 'submodule'
  if (mode === symlinkMode) return 'symlink'
  return binary ? 'binary' : 'text'
}
