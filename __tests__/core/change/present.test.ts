import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { estimateTokens } from '../../../src/core/agent/estimate.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { presentChange, renderFileDiff } from '../../../src/core/change/present.ts'
import { diffRows } from '../../../src/core/change/rows.ts'
import { fileFromRow } from '../../../src/core/change/sources.ts'
import { fileWith, newFile, theOnly } from '../../support/change/files.ts'

describe('the numbered diff', () => {
  test('each line has its old and its new number', () => {
    const file = fileWith('a.ts', '@@ -9,3 +9,3 @@ class A {\n one\n-two\n+zwei\n three')
    expect(diffRows(file)).toEqual([
      '=== a.ts (modified, +1 −1)',
      '@@ -9,3 +9,3 @@ class A {',
      ' 9  9  one',
      '10    -two',
      '   10 +zwei',
      '11 11  three',
    ])
  })

  test('the end of a file without a line feed is shown', () => {
    const file = fileWith('a', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a')
    expect(diffRows(file).slice(2)).toEqual(['1   -a', '\\ No newline at end of file', '  1 +a'])
  })

  test('renames, links and modes are told', () => {
    const file = theOnly(
      parseDiff(
        'diff --git a/a b/b\nold mode 100644\nnew mode 120000\nrename from a\nrename to b\n--- a/a\n+++ b/b\n@@ -1 +1 @@\n-x\n+y\n',
      ),
    )
    expect(diffRows(file)[0]).toBe(
      '=== b (renamed from a, symbolic link, mode 100644 to 120000, +1 −1)',
    )
  })

  test('F20 no line of a file can make a row of its own', () => {
    const separators = ['\r', '\f', '\v', '\u0085', '\u2028', '\u2029', '\u001e', '\r\r']
    const text = fc
      .array(fc.constantFrom('x', ...separators), { minLength: 1 })
      .map((all) => all.join('1 2 +forged'))
    fc.assert(
      fc.property(text, (line) => {
        const rows = diffRows(newFile(`dir/${line}`, [line, 'end'])).join('\n')
        expect(rows.split('\n')).toHaveLength(4)
        expect(separators.filter((separator) => rows.includes(separator))).toEqual([])
      }),
    )
  })

  test('a path with a line feed stays one row', () => {
    const file = fileFromRow({
      filename: 'a\r\n=== b',
      status: 'added',
      additions: 0,
      deletions: 0,
      sha: null,
    })
    expect(diffRows(file)).toEqual(['=== a⟨U+000D⟩\\n=== b (added, +0 −0)'])
  })

  test('`\\r` is shown where only some lines have one, since that is the change', () => {
    expect(diffRows(fileWith('a', '@@ -1 +1 @@\n-a\n+a\r')).slice(2)).toEqual([
      '1   -a',
      '  1 +a⟨U+000D⟩',
    ])
    expect(diffRows(fileWith('a', '@@ -1 +1 @@\n-a\r\n+b\r')).slice(2)).toEqual([
      '1   -a',
      '  1 +b',
    ])
  })

  test('a very long line is shortened, visibly, between whole characters', () => {
    const row = diffRows(newFile('a', [`start${'😀'.repeat(1_000)}end`]))[2] ?? ''
    expect(row.length).toBeLessThan(700)
    expect(row).toMatch(/^ +1 \+start😀+⟨\d+ characters left out⟩😀+end$/u)
  })
})

/** 40 source files of 20 lines, a test, a lock of prose. */
const many = [
  ...Array.from({ length: 40 }, (_, n) =>
    newFile(`src/m${n}/file.ts`, Array(20).fill(`line of ${n}`)),
  ),
  newFile('src/auth/login.ts', ['check(password)']),
  newFile('docs/long.md', Array(400).fill('prose')),
]

describe('the budget', () => {
  test('D14 within it every file is shown whole, in the order of the change', () => {
    const shown = presentChange(many, 100_000)
    expect(shown.whole).toEqual(many.map(({ path }) => path))
    expect(shown.listed).toEqual([])
    expect(shown.diff.match(/^=== /gm)).toHaveLength(many.length)
    expect(shown.table.split('\n')).toHaveLength(many.length)
  })

  test('D16 over it the riskiest are shown and each of the others is listed', () => {
    const shown = presentChange(many, 3_000)
    expect(shown.whole).toContain('src/auth/login.ts')
    expect(shown.listed).toContain('docs/long.md')
    expect([...shown.whole, ...shown.listed].sort()).toEqual(many.map(({ path }) => path).sort())
    expect(shown.table).toContain('docs/long.md: added, +400 −0; read_diff shows it')
    expect(shown.table).toContain('src/auth/login.ts: added, +1 −0; shown below')
  })

  test('it holds, whatever the change', () => {
    const sizes = fc.array(fc.nat(300), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 500, max: 20_000 }), (all, budget) => {
        const files = all.map((size, n) =>
          newFile(`src/f${n}.ts`, Array(size + 1).fill('some code()')),
        )
        const { table, diff } = presentChange(files, budget)
        expect(estimateTokens(table) + estimateTokens(diff)).toBeLessThanOrEqual(budget)
      }),
      { numRuns: 30 },
    )
  })

  test('a table too long for it sums up the rest by folder', () => {
    const files = Array.from({ length: 3_000 }, (_, n) => newFile(`pkg${n % 7}/f${n}.ts`, ['x']))
    const { table, whole, listed } = presentChange(files, 8_000)
    expect(estimateTokens(table)).toBeLessThan(2_200)
    expect(table).toMatch(/^pkg3\/…: \d+ more files; read_diff shows them$/m)
    expect(whole.length + listed.length).toBe(3_000)
  })
})

describe('pages of one file', () => {
  const file = newFile(
    'a.ts',
    Array.from({ length: 500 }, (_, n) => `line ${n}`),
  )

  test('together they are the whole diff', () => {
    const pages: string[] = []
    for (let from: number | null = 1; from !== null; ) {
      const page = renderFileDiff(file, { fromLine: from, maxChars: 1_000 })
      expect(page.text.length).toBeLessThanOrEqual(1_000)
      pages.push(page.text)
      from = page.next
    }
    expect(pages.join('\n')).toBe(diffRows(file).join('\n'))
  })

  test('a page that is cut says where the next one begins', () => {
    const page = renderFileDiff(file, { maxChars: 1_000 })
    expect(page.cut).toMatch(/^\d+ of 502 rows are left; go on from row \d+$/)
    expect(renderFileDiff(file, { maxChars: 100_000 })).toMatchObject({ cut: null, next: null })
  })

  test('one row at least, and the last page for a number past the end', () => {
    expect(renderFileDiff(file, { maxChars: 1 }).text.split('\n')).toHaveLength(1)
    expect(renderFileDiff(file, { fromLine: 9_999, maxChars: 100 }).text).toContain('line 499')
  })

  test('what GitHub did not show is said', () => {
    const hidden = fileFromRow({
      filename: 'big.ts',
      status: 'modified',
      additions: 9_000,
      deletions: 0,
      sha: null,
    })
    expect(renderFileDiff(hidden, { maxChars: 100 }).cut).toContain('leaves the patch out')
  })
})
