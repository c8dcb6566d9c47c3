import { describe, expect, test } from '@jest/globals'
import { anchorLines, anchorQuote, isCommentable } from '../../../src/core/change/anchor.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { diffRows } from '../../../src/core/change/rows.ts'
import { fileWith, newFile, theOnly } from '../../support/change/files.ts'

const file = fileWith(
  'src/pay.ts',
  [
    '@@ -10,6 +10,7 @@ export function pay(order) {',
    '   const total = sum(order.items)',
    '-  if (total == 0) return null',
    '+  if (total === 0) return null',
    '+  log(total)',
    '   charge(total)',
    '   return total',
    ' }',
    ' ',
  ].join('\n'),
  ['@@ -40,3 +41,4 @@', ' function log(total) {', '+  log(total)', '   print(total)', ' }'].join(
    '\n',
  ),
)

const find = (quote: string, line: number | null = null, side: 'LEFT' | 'RIGHT' | null = null) =>
  anchorQuote(file, { quote, line, side })
const at = (start_line: number, line = start_line, side: 'LEFT' | 'RIGHT' = 'RIGHT') => ({
  ok: true,
  anchor: { side, start_line, line },
})

describe('the quote decides', () => {
  test('A26 an exact quote in a long hunk lands on its line although the number is off by two', () => {
    const long = newFile(
      'a.ts',
      Array.from({ length: 60 }, (_, n) => `const v${n + 1} = f(${n})`),
    )
    const found = anchorQuote(long, { quote: 'const v31 = f(30)', line: 33, side: 'RIGHT' })
    expect(found).toMatchObject({ ...at(31), by: 'exact' })
  })

  test('white space does not count', () => {
    expect(find('if (total===0)   return null')).toMatchObject({ ...at(11), by: 'whitespace' })
  })

  test('the number chooses among equal places, and only among them', () => {
    expect(find('  log(total)', 40)).toMatchObject({ ...at(42), by: 'nearest' })
    expect(find('  log(total)', 1)).toMatchObject({ ...at(12), by: 'nearest' })
    expect(find('charge(total)', 42)).toMatchObject(at(13))
  })

  test('without a number several places are an error that names them', () => {
    const found = find('  log(total)')
    expect(found).toMatchObject({ ok: false })
    expect(found).toHaveProperty('reason', expect.stringContaining('2 times, at lines 12, 42'))
  })

  test('without a number changed code goes before context, and a whole line before a part', () => {
    const twice = fileWith('a.ts', '@@ -1,2 +1,4 @@\n run()\n+run()\n+await run()\n end()')
    expect(anchorQuote(twice, { quote: 'run()', line: null, side: null })).toMatchObject(at(2))
    expect(anchorQuote(twice, { quote: 'run( )', line: null, side: null })).toMatchObject(at(2))
    expect(anchorQuote(twice, { quote: 'wait run()', line: 1, side: null })).toMatchObject(at(3))
  })

  test('a part of a line', () => {
    expect(find('sum(order.items)')).toMatchObject({ ...at(10), by: 'exact' })
  })

  test('several lines, from the middle of the first to the middle of the last', () => {
    expect(find('log(total)\n  charge(')).toMatchObject(at(12, 13))
    expect(find('  log(total)\n  charge(total)\n  return total\n')).toMatchObject(at(12, 14))
  })

  test('blank lines around a quote are no part of it', () => {
    expect(find('\n\n  charge(total)\n\n')).toMatchObject(at(13))
  })
})

describe('the side', () => {
  test('removed code is on the left, whatever the claim', () => {
    expect(find('if (total == 0) return null')).toMatchObject(at(11, 11, 'LEFT'))
    expect(find('if (total == 0) return null', 11, 'RIGHT')).toMatchObject(at(11, 11, 'LEFT'))
  })

  test('context is anchored where the code is now', () => {
    expect(find('charge(total)', 12, 'LEFT')).toMatchObject(at(13))
  })

  test('where both sides fit, the claim decides, else the new code', () => {
    expect(find(') return null', 11)).toMatchObject(at(11))
    expect(find(') return null', 11, 'LEFT')).toMatchObject(at(11, 11, 'LEFT'))
  })

  test('A16 the lines of a removed file', () => {
    const gone = theOnly(
      parseDiff(
        'diff --git a/gone.ts b/gone.ts\ndeleted file mode 100644\n--- a/gone.ts\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-one()\n-two()\n-three()\n',
      ),
    )
    const found = anchorQuote(gone, { quote: 'three()', line: 3, side: 'RIGHT' })
    expect(found).toMatchObject(at(3, 3, 'LEFT'))
  })
})

describe('what models copy along', () => {
  test('diff markers', () => {
    expect(find('+  if (total === 0) return null\n+  log(total)')).toMatchObject(at(11, 12))
    expect(find('-  if (total == 0) return null')).toMatchObject(at(11, 11, 'LEFT'))
    expect(find('+ log(total)\n   charge(total)')).toMatchObject(at(12, 13))
  })

  test('a removed and an added line together mean the new code, or the claimed side', () => {
    const both = '-  if (total == 0) return null\n+  if (total === 0) return null'
    expect(find(both)).toMatchObject(at(11))
    expect(find(both, null, 'LEFT')).toMatchObject(at(11, 11, 'LEFT'))
  })

  test('rows of our own numbered diff', () => {
    const rows = diffRows(file).slice(2, 7)
    expect(find(rows.join('\n'))).toMatchObject(at(10, 13))
    expect(find(rows[1] ?? '')).toMatchObject(at(11, 11, 'LEFT'))
    expect(find((rows[3] ?? '').trim(), 12)).toMatchObject(at(12))
    expect(find(`${diffRows(file)[1]}\n${rows[0]}`)).toMatchObject(at(10))
  })

  test('list items keep the dash that is theirs', () => {
    const list = fileWith('a.md', '@@ -1,2 +1,2 @@\n - one\n-- two\n+- three')
    const found = anchorQuote(list, { quote: '- three', line: 2, side: null })
    expect(found).toMatchObject({ ...at(2), by: 'exact' })
    expect(anchorQuote(list, { quote: '- two', line: 2, side: null })).toMatchObject(
      at(2, 2, 'LEFT'),
    )
  })

  test('marks for invisible characters and for the middle of long lines', () => {
    const long = `const data = "${'x'.repeat(900)}end"`
    const odd = newFile('a.ts', ['if (user\u202e) {', long, 'last()'])
    const shown = diffRows(odd).map((row) => row.replace(/^ *\d+ \+/, ''))
    expect(shown[2]).toContain('⟨U+202E⟩')
    expect(shown[3]).toContain('characters left out⟩')
    expect(anchorQuote(odd, { quote: shown[2] ?? '', line: null, side: null })).toMatchObject(at(1))
    expect(anchorQuote(odd, { quote: shown[3] ?? '', line: null, side: null })).toMatchObject(at(2))
    expect(
      anchorQuote(odd, { quote: `${shown[3]}\nlast()`, line: null, side: null }),
    ).toMatchObject(at(2, 3))
  })
})

describe('what cannot be anchored', () => {
  test('a miss names the closest lines, for the model to mend its call', () => {
    const found = find('charge(totals)', 13)
    expect(found).toMatchObject({ ok: false })
    expect(found).toHaveProperty(
      'reason',
      expect.stringMatching(
        /no line `charge\(totals\)`\. The closest are line 13 ` {2}charge\(total\)`/,
      ),
    )
  })

  test('lines of two hunks are no range', () => {
    expect(find('  return total\n  print(total)')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('not one after the other'),
    })
  })

  test('an empty quote, and a file without lines', () => {
    expect(find(' \n')).toMatchObject({ ok: false, reason: expect.stringContaining('no code') })
    const [mode] = parseDiff('diff --git a/x b/x\nold mode 100644\nnew mode 100755\n')
    if (mode === undefined) throw new Error('no file')
    expect(anchorQuote(mode, { quote: 'a', line: 1, side: null })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no line in the diff'),
    })
  })
})

describe('where GitHub takes comments', () => {
  const right = (start_line: number, line = start_line) =>
    isCommentable(file, { side: 'RIGHT', start_line, line })

  test('A12 lines outside every hunk are not commentable', () => {
    expect([9, 10, 16, 17, 40, 41, 44, 45, 108].map((line) => right(line))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('A14 ranges go forward and stay in one hunk', () => {
    expect([right(10, 14), right(14, 10), right(14, 41)]).toEqual([true, false, false])
    expect(isCommentable(file, { side: 'LEFT', start_line: 10, line: 12 })).toBe(true)
  })

  test('the text of an anchor', () => {
    const text = anchorLines(file, { side: 'LEFT', start_line: 11, line: 12 })
    expect(text).toBe('  if (total == 0) return null\n  charge(total)')
    expect(anchorLines(file, { side: 'LEFT', start_line: 16, line: 17 })).toBeNull()
  })
})

test('code that stands on very many lines is anchored or refused, quickly and briefly', () => {
  const huge = newFile('a.ts', Array(150_000).fill('}'))
  expect(anchorQuote(huge, { quote: '}', line: 140_000, side: null })).toMatchObject(at(140_000))
  const found = anchorQuote(huge, { quote: '}', line: null, side: null })
  expect(found).toHaveProperty('reason', expect.stringMatching(/150000 times.* 9, 10 and on: give/))
})
