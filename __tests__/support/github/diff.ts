import type { Git } from './git.ts'

/** The columns of lines that one hunk shows, both ends included; `last` < `first` where a side has none. */
export interface ShownHunk {
  readonly left: { readonly first: number; readonly last: number }
  readonly right: { readonly first: number; readonly last: number }
}

/** One file of a diff as GitHub's listing describes it. Written apart from the product, to judge it. */
export interface FileDiff {
  readonly path: string
  readonly previousPath: string | null
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  /** Object name of the new blob, of the old one for a removed file. */
  readonly oid: string
  readonly binary: boolean
  readonly additions: number
  readonly deletions: number
  /** Hunks without the file header, as GitHub sends them; '' when there are none. */
  readonly patch: string
  readonly hunks: readonly ShownHunk[]
}

const ZERO = '0'.repeat(40)
const STATUS = { A: 'added', D: 'removed', R: 'renamed', C: 'copied', T: 'changed' } as const

/** The files of from..to with renames found, `context` lines around each change. */
export async function diffFiles(git: Git, from: string, to: string, context = 3) {
  const args = ['diff', '--raw', '-p', '-z', '-M', `-U${context}`, '--no-color', '--no-ext-diff']
  const text = await git.text(...args, '--no-textconv', '--full-index', '--abbrev=40', from, to)
  const files: FileDiff[] = []
  const { entries, patchText } = splitRaw(text)
  // Only a line feed ends a line of a diff: `^` in a pattern would also match after a carriage return in the content.
  const sections = `\n${patchText}`.split('\ndiff --git ').slice(1)
  for (const entry of entries) {
    // A change of type (file to link) is one entry and two sections: a removal and an addition.
    const own = sections.splice(0, entry.letter === 'T' ? 2 : 1)
    const binary = own.some((section) => /\nBinary files [^\n]* differ\n/.test(section))
    const patches = own.map(withoutHeader).filter((patch) => patch !== '')
    files.push(fileDiff(entry, patches.join('\n'), binary))
  }
  return files
}

interface RawEntry {
  readonly letter: string
  readonly oldOid: string
  readonly newOid: string
  readonly paths: readonly string[]
}

/** `:100644 100644 <old> <new> M NUL path NUL …`, then an empty field, then the patches. */
function splitRaw(text: string): { entries: RawEntry[]; patchText: string } {
  const entries: RawEntry[] = []
  let rest = text
  while (rest.startsWith(':')) {
    const fields = rest.split('\0', 3)
    const [, , oldOid = '', newOid = '', status = ''] = (fields[0] ?? '').split(' ')
    const letter = status.charAt(0)
    const paths = fields.slice(1, letter === 'R' || letter === 'C' ? 3 : 2)
    entries.push({ letter, oldOid, newOid, paths })
    rest = rest.slice([fields[0], ...paths].join('\0').length + 1)
  }
  return { entries, patchText: rest.replace(/^\0/, '') }
}

/** From the first hunk header on: a header line of the file never begins with `@@`. */
function withoutHeader(section: string): string {
  const start = section.indexOf('\n@@ ')
  return start === -1 ? '' : section.slice(start + 1).replace(/\n$/, '')
}

function fileDiff(entry: RawEntry, patch: string, binary: boolean): FileDiff {
  const [first = '', second] = entry.paths
  const counted = countLines(patch)
  const modified = entry.oldOid === entry.newOid ? 'changed' : 'modified'
  return {
    path: second ?? first,
    previousPath: second === undefined ? null : first,
    status: STATUS[entry.letter as keyof typeof STATUS] ?? modified,
    oid: entry.newOid === ZERO ? entry.oldOid : entry.newOid,
    binary,
    patch,
    ...counted,
  }
}

function countLines(patch: string) {
  const hunks: ShownHunk[] = []
  let additions = 0
  let deletions = 0
  for (const line of patch.split('\n')) {
    const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (header !== null) {
      const [left = 0, lefts = 1, right = 0, rights = 1] = header
        .slice(1)
        .map((digits) => (digits === undefined ? undefined : Number(digits)))
      hunks.push({
        left: { first: left, last: left + lefts - 1 },
        right: { first: right, last: right + rights - 1 },
      })
    } else if (line.startsWith('+')) additions += 1
    else if (line.startsWith('-')) deletions += 1
  }
  return { hunks, additions, deletions }
}
