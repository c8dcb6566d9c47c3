import type { Parser } from '@lezer/common'

/** Offsets at which a text does not parse; empty for a text that does. */
type ErrorFinder = (text: string) => readonly number[]

/** Parsers are large and a run needs a few of them, so each is loaded when its first file comes. */
const languages: readonly (readonly [
  extensions: readonly string[],
  load: () => Promise<ErrorFinder>,
])[] = [
  [['js', 'mjs', 'cjs', 'jsx'], async () => javascript('jsx')],
  [['ts', 'mts', 'cts'], async () => javascript('ts')],
  [['tsx'], async () => javascript('ts jsx')],
  [['py', 'pyi'], async () => lezer((await import('@lezer/python')).parser)],
  [['go'], async () => lezer((await import('@lezer/go')).parser)],
  [['java'], async () => lezer((await import('@lezer/java')).parser)],
  [
    ['c', 'h', 'cc', 'cpp', 'cxx', 'hh', 'hpp', 'hxx'],
    async () => lezer((await import('@lezer/cpp')).parser),
  ],
  [['rs'], async () => lezer((await import('@lezer/rust')).parser)],
  [['php'], async () => lezer((await import('@lezer/php')).parser)],
  [['css'], async () => lezer((await import('@lezer/css')).parser)],
  [['html', 'htm'], async () => lezer((await import('@lezer/html')).parser)],
  [['xml', 'svg', 'xsd', 'csproj'], async () => lezer((await import('@lezer/xml')).parser)],
  [['json'], async () => json(lezer((await import('@lezer/json')).parser))],
  [['yml', 'yaml'], yaml],
  [
    'cs kt kts swift scala rb dart sql lua ex exs groovy gradle tf hcl proto vue svelte scss less graphql zig'.split(
      ' ',
    ),
    async () => unmatchedBrackets,
  ],
]

/** Characters; a parser would take seconds for more. */
const maxParsed = 1_000_000

/**
 * Number of a line near which `after` has an error that `before` had not; null when there is none or no parser knows the
 * language. Both are versions of the file at `path`, the same above `firstLine`. Errors are counted, not compared: what
 * was broken before may stay so.
 */
export async function newErrorLine(
  path: string,
  before: string,
  after: string,
  firstLine: number,
): Promise<number | null> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const [, load] = languages.find(([extensions]) => extensions.includes(extension)) ?? []
  if (load === undefined || Math.max(before.length, after.length) > maxParsed) return null
  const find = await load()
  const errors = find(after)
  if (errors.length <= find(before).length) return null
  const start = after.split('\n', firstLine - 1).join('\n').length
  const offset = errors.find((error) => error > start) ?? errors.at(-1)
  return after.slice(0, offset).split('\n').length
}

async function javascript(dialect: string): Promise<ErrorFinder> {
  const { parser } = await import('@lezer/javascript')
  return lezer(parser.configure({ dialect }))
}

/** lezer always gives a tree and marks in it what it had to skip or to make up. */
const lezer =
  (parser: Parser): ErrorFinder =>
  (text) => {
    const errors: number[] = []
    parser.parse(text).iterate({
      enter: ({ type, from }) => {
        if (type.isError) errors.push(from)
      },
    })
    return errors
  }

/** JSON is what JSON.parse takes; for JSON with comments the tolerant parser says what else is wrong. */
const json =
  (tolerant: ErrorFinder): ErrorFinder =>
  (text) => {
    try {
      JSON.parse(text)
      return []
    } catch {
      const errors = tolerant(text)
      return errors.length > 0 ? errors : [0]
    }
  }

async function yaml(): Promise<ErrorFinder> {
  const { parseAllDocuments } = await import('yaml')
  return (text) => parseAllDocuments(text).flatMap(({ errors }) => errors.map(({ pos }) => pos[0]))
}

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** The least that languages without a parser here have in common; brackets in strings are the same before and after. */
const unmatchedBrackets: ErrorFinder = (text) => {
  const open: { readonly bracket: string; readonly at: number }[] = []
  const unmatched: number[] = []
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    const partner = partners[bracket]
    if (partner === undefined) open.push({ bracket, at: index })
    else if (open.at(-1)?.bracket === partner) open.pop()
    else unmatched.push(index)
  }
  return [...unmatched, ...open.map(({ at }) => at)]
}
