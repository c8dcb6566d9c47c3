import { matchesPath } from './filters.ts'

/** What `.gitattributes` says of one file; null where it says nothing, so that names and content may decide. */
export interface Attributes {
  readonly generated: boolean | null
  readonly vendored: boolean | null
  /** False for `-diff` and `binary`: its owners do not want to see its lines. */
  readonly diff: boolean | null
}

/** A `.gitattributes` and where it lies; '' is the root. It speaks of what is below its folder. */
export interface AttributesFile {
  readonly folder: string
  readonly text: string
}

const names = {
  'linguist-generated': 'generated',
  'linguist-vendored': 'vendored',
  diff: 'diff',
} as const

interface Rule {
  readonly folder: string
  readonly pattern: string
  readonly says: Partial<Attributes>
}

/** The folders whose `.gitattributes` may speak of `paths`. */
export const attributesFolders = (paths: readonly string[]): string[] => [
  ...new Set(['', ...paths.flatMap(foldersAbove)]),
]

const foldersAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'))

/** As in git, of several matching lines the last one counts, and a deeper folder's go before those above it. */
export function parseAttributes(files: readonly AttributesFile[]): (path: string) => Attributes {
  const rules = [...files]
    .sort((a, b) => depth(a.folder) - depth(b.folder))
    .flatMap(({ folder, text }) => text.split('\n').flatMap((line) => readRule(folder, line)))
  return (path) => {
    let found: Attributes = { generated: null, vendored: null, diff: null }
    for (const rule of rules) if (isMeant(rule, path)) found = { ...found, ...rule.says }
    return found
  }
}

/** A file's path in a folder; for '' the beginning of all paths below it. */
export const within = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`

const depth = (folder: string): number => (folder === '' ? 0 : folder.split('/').length)

function isMeant({ folder, pattern }: Rule, path: string): boolean {
  if (!path.startsWith(within(folder, ''))) return false
  return matchesPath(pattern, path.slice(within(folder, '').length))
}

function readRule(folder: string, line: string): Rule[] {
  if (/^\s*(#|\[attr\])/.test(line)) return []
  const [, quoted, bare, rest = ''] =
    /^(?:"((?:[^"\\]|\\.)*)"|(\S+))\s+(.*)$/.exec(line.trim()) ?? []
  const pattern = quoted?.replace(/\\(.)/g, '$1') ?? bare
  if (pattern === undefined) return []
  const says: { -readonly [Key in keyof Attributes]?: boolean | null } = {}
  for (const word of rest.split(/\s+/)) {
    const [, sign, name = '', value] = /^([-!]?)([^=]+)(?:=(.*))?$/.exec(word) ?? []
    if (name === 'binary') says.diff = sign === '' ? false : null
    else if (Object.hasOwn(names, name))
      says[names[name as keyof typeof names]] =
        sign === '!' ? null : !(sign === '-' || value === 'false')
  }
  return [{ folder, pattern, says }]
}
