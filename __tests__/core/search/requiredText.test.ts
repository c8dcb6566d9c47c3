import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RE2JS } from 're2js'
import { requiredText } from '../../../src/core/search/requiredText.ts'

test.each([
  ['parseDiff', 'parseDiff'],
  ['function\\s+main\\(', 'function'],
  ['\\.readFile\\(path', '.readFile(path'],
  ['a?bc+d', 'bc'],
  ['ab*', 'a'],
  ['ab{2}c', 'a'],
  ['(inner)outer', 'outer'],
  ['[literal]x', 'x'],
  ['[]a]b', 'b'],
  ['\\p{Greek}y', 'y'],
  ['\\x41bc', 'bc'],
  ['naïve', 'naïve'],
  ['one|two', ''],
  ['(?i)one', ''],
  ['\\Qa.b\\E', ''],
])('every match of %s contains %j', (pattern, text) => {
  expect(requiredText(pattern, false)).toBe(text)
})

test('without case, letters that Unicode folds onto others are not relied on', () => {
  expect(requiredText('needle_skein', true)).toBe('needle_')
  expect(requiredText('Élan', true)).toBe('lan')
})

test('whatever the pattern, a line that matches contains the text', () => {
  const piece = fc.constantFrom(
    ...['a', 'b', 'k', 'é', 'ab', '.', '\\.', '\\w', '\\d', '[ab]', '[^a]', '[]a]', '(ab)', '(a)?'],
    ...[
      '*',
      '+',
      '?',
      '{0,2}',
      '{2}',
      '^',
      '$',
      '|',
      '\\b',
      '(?i)',
      '\\pL',
      '\\x61',
      '{',
      '}',
      ']',
    ],
    ...['\\141', '[[:alpha:]]', '\\', ' ', '\\ '],
  )
  const patterns = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
  const lines = fc.string({ unit: fc.constantFrom(...'abkKAé .{}]1\u212A\u017F'), maxLength: 12 })
  let matched = 0
  fc.assert(
    fc.property(patterns, lines, fc.boolean(), (pattern, line, ignoreCase) => {
      let regex: RE2JS
      try {
        regex = RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
      } catch {
        return
      }
      if (!regex.matcher(line).find()) return
      matched += 1
      const text = requiredText(pattern, ignoreCase)
      if (ignoreCase) expect(asciiLower(line)).toContain(asciiLower(text))
      else expect(line).toContain(text)
    }),
    { numRuns: 20_000 },
  )
  expect(matched).toBeGreaterThan(2_000)
})

/** As git folds bytes in the C locale. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
