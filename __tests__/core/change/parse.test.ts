import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseDiff, parsePatch } from '../../../src/core/change/parse.ts'
import { drawn, fileWith, theOnly } from '../../support/change/files.ts'

const only = (diff: string) => theOnly(parseDiff(diff))

describe('lines', () => {
  test('A02 the no-newline marker counts on neither side', () => {
    const file = fileWith(
      'a.txt',
      '@@ -1,2 +1,2 @@\n same\n-old\n\\ No newline at end of file\n+new\n\\ No newline at end of file',
    )
    expect(drawn(file)).toEqual(['1 1  same', '2 · -old⏚', '· 2 +new⏚'])
  })

  test('A03 the hunk goes on after a marker on the removed side', () => {
    const file = fileWith(
      'a.txt',
      '@@ -1,2 +1,4 @@\n same\n-old\n\\ Kein Zeilenumbruch am Dateiende.\n+new\n+more\n+last',
    )
    expect(drawn(file)).toEqual(['1 1  same', '2 · -old⏚', '· 2 +new', '· 3 +more', '· 4 +last'])
  })

  test('A17 a diff carried over CRLF parses as the same diff over LF', () => {
    const diff = `diff --git a/a.txt b/a.txt\nindex 1..2 100644\n--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@ head\n one\n-two\n+zwei\n\n${'diff --git a/gone b/gone\ndeleted file mode 100644\n--- a/gone\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n'}`
    expect(parseDiff(diff.replaceAll('\n', '\r\n'))).toEqual(parseDiff(diff))
  })

  test('A17 a file with CRLF line ends keeps its `\\r`', () => {
    const file = fileWith('a.txt', '@@ -1,2 +1,2 @@\n one\r\n-two\r\n+zwei\r')
    expect(drawn(file)).toEqual(['1 1  one\r', '2 · -two\r', '· 2 +zwei\r'])
  })

  test('A18 an empty line inside a hunk is a blank context line', () => {
    const file = fileWith('a.txt', '@@ -1,3 +1,3 @@\n one\n\n-two\n+zwei')
    expect(drawn(file)).toEqual(['1 1  one', '2 2  ', '3 · -two', '· 3 +zwei'])
  })

  test('A28 section text and content may look like hunk headers', () => {
    const file = fileWith(
      'a.html',
      '@@ -34,2 +34,2 @@ <h3>@@ -9,9 +9,9 @@</h3>\n @@ -1 +1 @@\n-@@ -2 +2 @@\n+@@ -3 +3 @@',
    )
    expect(file.hunks[0]?.section).toBe('<h3>@@ -9,9 +9,9 @@</h3>')
    expect(drawn(file)).toEqual(['34 34  @@ -1 +1 @@', '35 · -@@ -2 +2 @@', '· 35 +@@ -3 +3 @@'])
  })

  test.each([
    ['@@ -1 +1,4 @@\n one\n+a\n+b\n+c', ['1 1  one', '· 2 +a', '· 3 +b', '· 4 +c']],
    ['@@ -0,0 +1 @@\n+one', ['· 1 +one']],
    ['@@ -5,0 +6,2 @@\n+a\n+b', ['· 6 +a', '· 7 +b']],
    ['@@ -5,2 +4,0 @@\n-a\n-b', ['5 · -a', '6 · -b']],
  ])('A29 counts left out mean one, 0 means none: %j', (hunk, lines) => {
    expect(drawn(fileWith('a.txt', hunk))).toEqual(lines)
  })

  test('lines that look like file headers are content', () => {
    const file = fileWith(
      'a.sql',
      '@@ -1,3 +1,3 @@\n--- old comment\n-++ x\n+++ new comment\n+-- y\n diff --git a/x b/x',
    )
    expect(drawn(file)).toEqual([
      '1 · --- old comment',
      '2 · -++ x',
      '· 1 +++ new comment',
      '· 2 +-- y',
      '3 3  diff --git a/x b/x',
    ])
  })

  test('only a line feed ends a line', () => {
    const odd = 'a\u2028b\u2029c\u0085d\fe\vf\rg'
    expect(drawn(fileWith('a.txt', `@@ -0,0 +1,2 @@\n+${odd}\n+end`))).toEqual([
      `· 1 +${odd}`,
      '· 2 +end',
    ])
  })

  test('a patch that breaks off keeps the lines it has, rightly numbered', () => {
    expect(theOnly(parsePatch('@@ -10,4 +10,5 @@\n one\n+two').hunks).lines).toHaveLength(2)
  })

  test('hunks are plain data: a copy through JSON has every line', () => {
    const file = fileWith('a.txt', '@@ -1,2 +1,2 @@\n one\n-two\n+zwei')
    const copy = JSON.parse(JSON.stringify(file))
    expect(copy.hunks[0].lines).toHaveLength(3)
    expect(copy).toEqual(file)
  })

  test('any text at all is read without an error', () => {
    const piece = fc.constantFrom(
      'diff --git a/x b/x\n',
      '@@ -1,2 +1,2 @@\n',
      '@@ -1 +1',
      '\\ No newline\n',
      '+a\n',
      '-b\n',
      ' c\n',
      '--- a/x\n',
      'rename to "\\',
      '"\\303"\n',
      '\r',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        for (const file of parseDiff(pieces.join(''))) expect(typeof file.path).toBe('string')
      }),
    )
  })
})

describe('files', () => {
  test('A05 a binary file whose name has spaces and quotes', () => {
    const file = only(
      "diff --git a/x 'y' z.png b/x 'y' z.png\nindex 1..2 100644\nBinary files a/x 'y' z.png and b/x 'y' z.png differ\n",
    )
    expect(file).toMatchObject({
      path: "x 'y' z.png",
      kind: 'binary',
      status: 'modified',
      hunks: [],
    })
  })

  test('a path that holds ` b/` is cut in its middle', () => {
    const header = 'diff --git a/x b/y b/x b/y\nnew file mode 100644\nindex 0..1\n'
    expect(only(header)).toMatchObject({ path: 'x b/y', status: 'added', hunks: [] })
  })

  test.each([
    ['"a/\\303\\274ml\\303\\244ut"', 'ümläut'],
    ['"a/tab\\there"', 'tab\there'],
    ['"a/quote\\"d \\\\ back"', 'quote"d \\ back'],
    ['"a/line\\nfeed"', 'line\nfeed'],
    ['"a/\\001\\177"', '\u0001\u007f'],
  ])('the quoted path %s', (printed, path) => {
    const quoted = printed.replace('"a/', '"b/')
    const file = only(
      `diff --git ${printed} ${quoted}\n--- ${printed}\n+++ ${quoted}\n@@ -1 +1 @@\n-a\n+b\n`,
    )
    expect(file.path).toBe(path)
    expect(only(`diff --git ${printed} ${quoted}\nold mode 100644\nnew mode 100755\n`).path).toBe(
      path,
    )
  })

  test('the tab after a name with spaces is no part of it', () => {
    const file = only(
      'diff --git a/two words b/two words\n--- a/two words\t\n+++ b/two words\t\n@@ -1 +1 @@\n-a\n+b\n',
    )
    expect(file.path).toBe('two words')
  })

  test('A07 a pure rename has both paths and nothing to comment on', () => {
    const file = only(
      'diff --git a/old name b/new\nsimilarity index 100%\nrename from old name\nrename to new\n',
    )
    expect(file).toMatchObject({
      path: 'new',
      previousPath: 'old name',
      status: 'renamed',
      hunks: [],
    })
  })

  test('A16 a removed file keeps its path', () => {
    const file = only(
      'diff --git a/gone b/gone\ndeleted file mode 100644\nindex 1..0\n--- a/gone\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n',
    )
    expect(file).toMatchObject({
      path: 'gone',
      status: 'removed',
      oldMode: '100644',
      newMode: null,
    })
    expect(file.deletions).toBe(2)
  })

  test('A31 mode change, rename and edit in one section', () => {
    const file = only(
      'diff --git a/a b/b\nold mode 100644\nnew mode 100755\nsimilarity index 90%\nrename from a\nrename to b\nindex 1..2\n--- a/a\n+++ b/b\n@@ -1 +1 @@\n-x\n+y\n',
    )
    expect(file).toMatchObject({
      path: 'b',
      previousPath: 'a',
      status: 'renamed',
      oldMode: '100644',
      newMode: '100755',
      additions: 1,
      deletions: 1,
    })
  })

  test('A33 a submodule is recognised by its mode', () => {
    const file = only(
      `diff --git a/lib b/lib\nindex 1..2 160000\n--- a/lib\n+++ b/lib\n@@ -1 +1 @@\n-Subproject commit ${'a'.repeat(40)}\n+Subproject commit ${'b'.repeat(40)}\n`,
    )
    expect(file.kind).toBe('submodule')
  })

  test('A34 a change of mode and empty files have rows without lines', () => {
    const files = parseDiff(
      'diff --git a/run b/run\nold mode 100644\nnew mode 100755\ndiff --git a/e b/e\nnew file mode 100644\nindex 0..e\ndiff --git a/f b/f\ndeleted file mode 100644\nindex e..0\n',
    )
    expect(files.map(({ path, status, hunks }) => [path, status, hunks.length])).toEqual([
      ['run', 'changed', 0],
      ['e', 'added', 0],
      ['f', 'removed', 0],
    ])
  })

  test('a copy, a symbolic link, a binary patch', () => {
    const files = parseDiff(
      'diff --git a/a b/c\nsimilarity index 100%\ncopy from a\ncopy to c\ndiff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+target\n\\ No newline at end of file\ndiff --git a/b b/b\nindex 1..2 100644\nGIT binary patch\nliteral 3\nKcmXYZ\n\ndiff --git a/z b/z\nold mode 100644\nnew mode 100755\n',
    )
    expect(files.map(({ path, status, kind }) => [path, status, kind])).toEqual([
      ['c', 'copied', 'text'],
      ['l', 'added', 'symlink'],
      ['b', 'modified', 'binary'],
      ['z', 'changed', 'text'],
    ])
  })

  test('a combined diff is seen, has no lines, and says why', () => {
    const files = parseDiff(
      'diff --cc merged.ts\nindex 1,2..3\n--- a/merged.ts\n+++ b/merged.ts\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\ndiff --git a/next b/next\nold mode 100644\nnew mode 100755\n',
    )
    expect(files.map(({ path, hunks }) => [path, hunks.length])).toEqual([
      ['merged.ts', 0],
      ['next', 0],
    ])
    expect(files[0]?.unseen).toContain('combined diff')
  })

  test('a file that becomes a link is one file with both sides', () => {
    const file = only(
      'diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-text\ndiff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+target\n',
    )
    expect(file).toMatchObject({ kind: 'symlink', oldMode: '100644', newMode: '120000' })
    expect(drawn(file)).toEqual(['1 · -text', '· 1 +target'])
  })
})
