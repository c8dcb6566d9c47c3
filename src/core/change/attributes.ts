import { matchesPath } from './filters.ts'

/** What `.gitattributes` says of one file; null where it says nothing, so that names and content may decide. */
export interface Attributes {
  readonly generated: boolean | null
  readonly vendored: boolean | null
  /** False for `-diff` and `binary`: its owners do not want to see its lines. */
  readonly diff: boolean | null
}

const names = {
  'linguist-generated': 'generated',
  'linguist-vendored': 'vendored',
  diff: 'diff',
} as const

interface Rule {
  readonly pattern: string
  readonly says: Partial<Attributes>
}

/** Reads the text of the root's `.gitattributes` ('' when there is none); as in git, the last matching line counts. */
export function parseAttributes(text: string): (path: string) => Attributes {
  const rules = text.split('\n').flatMap(readRule)
  return (path) => {
    let found: Attributes = { generated: null, vendored: null, diff: null }
    for (const { pattern, says } of rules)
      if (matchesPath(pattern, path)) found = { ...found, ...says }
    return found
  }
}

function readRule(line: string): Rule[] {
  if (/^\s*(#|\[attr\])/.test(line)) return []
  const [, quoted, bare, rest = ''] =
    /^(?:"((?:[^"\\]|\\.)*)"|(\S+))\s+(.*)$/.exec(line.trim()) ?? []
  const pattern = quoted?.replace(/\\(.)/g, '$1') ?? bare
  if (pattern === undefined) return []
  const says: { -readonly [Key in keyof Attributes]?: boolean | null } = {}
  for (const word of rest.split(/\s+/)) {
    const [, sign, name = '', value] = /^([-!]?)([^=]+)(?:=(.*))?$/.exec(word) ?? []
    if (name === 'binary') says.diff = sign === '' ? false : null
    else if (name in names)
      says[names[name as keyof typeof names]] =
        sign === '!' ? null : !(sign === '-' || value === 'false')
  }
  return [{ pattern, says }]
}
