/** Front matter by field, whatever the style of its keys: `depends_on`, `depends-on` and `dependsOn` are one. */
export interface Fields {
  /** One line of text; a list becomes one line too. null when absent or empty. */
  text(...names: readonly string[]): string | null
  /** The text as written, line breaks kept. */
  verbatim(name: string): string | null
  /** A YAML list, or a text with commas or line breaks (commas in braces do not split). */
  list(...names: readonly string[]): readonly string[]
  flag(name: string): boolean
  mapping(name: string): Fields
  mappings(name: string): readonly Fields[]
  /** Whether the field is there at all. */
  has(name: string): boolean
}

const yes = new Set(['true', 'yes', 'on', '1'])
/** What YAML calls null. */
const nothing = new Set(['', '~', 'null', 'Null', 'NULL'])

/** Later names are read only where the earlier ones are absent. */
export function fieldsOf(data: ReadonlyMap<unknown, unknown>): Fields {
  const values = new Map<string, unknown>()
  for (const [key, value] of data) if (typeof key === 'string') values.set(plain(key), value)
  const first = (names: readonly string[]): unknown =>
    names.map((name) => values.get(plain(name))).find((value) => value !== undefined)

  return {
    text: (...names) => oneLine(first(names)),
    verbatim: (name) => {
      const value = first([name])
      return typeof value === 'string' && !nothing.has(value) ? value : null
    },
    list: (...names) => items(first(names)),
    flag: (name) => yes.has((oneLine(first([name])) ?? '').toLowerCase()),
    mapping: (name) => fieldsOf(mappingOf(first([name]))),
    mappings: (name) => {
      const value = first([name])
      return Array.isArray(value) ? value.map((item) => fieldsOf(mappingOf(item))) : []
    },
    has: (name) => values.has(plain(name)),
  }
}

/** Splits at commas and line breaks outside braces; quotes around an item go. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text) {
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (char === '\n' || (char === ',' && depth <= 0)) {
      parts.push(part)
      part = ''
      depth = 0
    } else part += char
  }
  return [...parts, part]
    .map((item) =>
      item
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2')
        .trim(),
    )
    .filter((item) => item !== '')
}

function oneLine(value: unknown): string | null {
  const text = Array.isArray(value) ? items(value).join(', ') : value
  if (typeof text !== 'string' || nothing.has(text.trim())) return null
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function items(value: unknown): readonly string[] {
  if (typeof value === 'string') return nothing.has(value.trim()) ? [] : splitList(value)
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => oneLine(item) ?? [])
}

const mappingOf = (value: unknown): ReadonlyMap<unknown, unknown> =>
  value instanceof Map ? value : new Map()

const plain = (key: string) => key.replace(/[-_]/g, '').toLowerCase()
