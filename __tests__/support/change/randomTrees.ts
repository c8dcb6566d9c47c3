import fc from 'fast-check'
import type { FileContent } from '../git/repositories.ts'

/** A path's content before and after a change; null where it is not there. */
export interface Fate {
  readonly before: FileContent | null
  readonly after: FileContent | null
}

/** Names that break parsers; none is a folder of another. */
const names = [
  'plain.ts',
  'dir/two words.ts',
  'dir/x b/y b/z.ts',
  'ümläut/日本.txt',
  'tab\there',
  'quote"d',
  'back\\slash',
  'line\nfeed',
  ' leading and trailing ',
  "it's.png",
  '--- a',
  '@@ -1 +1 @@',
  '\u2028separator',
  'deep/er/and/deeper/f.c',
]

/** Lines that look like parts of a diff, and characters that are not line ends though some take them for such. */
const oddLines = [
  '',
  ' ',
  '-',
  '+',
  '-- sql',
  '++ c',
  '--- a/plain.ts',
  '+++ b/plain.ts',
  '@@ -1,2 +3,4 @@ f()',
  'diff --git a/plain.ts b/plain.ts',
  '\\ No newline at end of file',
  'Subproject commit x',
  'Binary files a and b differ',
  'rename from x',
  'crlf\r',
  'lone\rreturn',
  'u\u2028v\u2029w\u0085x',
  'form\ffeed\vtab',
  'function name() {',
  '\tindented',
  'bidi \u202e mark',
  '😀 émoji',
]

const line = fc.oneof(
  { weight: 3, arbitrary: fc.nat(30).map((n) => `line ${n}`) },
  { weight: 2, arbitrary: fc.constantFrom(...oddLines) },
)
const lines = fc.array(line, { maxLength: 60 })

/** Each line of a file is kept, dropped, replaced or followed by a new one. */
const edit = fc.array(
  fc.tuple(fc.constantFrom('keep', 'keep', 'keep', 'drop', 'replace', 'insert'), line),
  {
    maxLength: 60,
  },
)
const textOf = (all: readonly string[], ended: boolean) =>
  all.join('\n') + (ended && all.length > 0 ? '\n' : '')

const edited = fc.tuple(lines, edit, fc.boolean(), fc.boolean()).map(([old, edits, a, b]): Fate => {
  const now = old.flatMap((text, index) => {
    const [what, fresh] = edits[index] ?? ['keep', '']
    if (what === 'drop') return []
    return what === 'replace' ? [fresh] : what === 'insert' ? [text, fresh] : [text]
  })
  return { before: textOf(old, a), after: textOf(now, b) }
})
const text = fc.tuple(lines, fc.boolean()).map(([all, ended]) => textOf(all, ended))
const commit = fc.constantFrom('a', 'b', 'c').map((digit) => digit.repeat(40))
const special = (mode: string, content: fc.Arbitrary<string>) =>
  content.map((value): FileContent => ({ mode, content: value }))
const content = fc.oneof(
  text,
  special('100755', text),
  special('120000', fc.constantFrom('target', '../else')),
  special('160000', commit),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Uint8Array.of(0, ...bytes)),
)
const fate = fc.oneof(
  { weight: 5, arbitrary: edited },
  { weight: 1, arbitrary: content.map((before): Fate => ({ before, after: null })) },
  { weight: 1, arbitrary: content.map((after): Fate => ({ before: null, after })) },
  {
    weight: 1,
    arbitrary: fc.tuple(content, content).map(([before, after]) => ({ before, after })),
  },
)

/** Two trees by path; now and then a file's content moves to another name. */
export const randomTrees: fc.Arbitrary<ReadonlyMap<string, Fate>> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }),
    fc.array(fate, { minLength: 8, maxLength: 8 }),
    fc.boolean(),
  )
  .map(([paths, fates, isMoved]) => {
    const tree = new Map(paths.map((path, index) => [path, fates[index] as Fate]))
    const [from, to] = paths
    const moved = from === undefined ? undefined : tree.get(from)
    if (isMoved && from !== undefined && to !== undefined && moved !== undefined) {
      tree.set(from, { before: moved.before, after: null })
      tree.set(to, { before: null, after: moved.after })
    }
    return tree
  })
