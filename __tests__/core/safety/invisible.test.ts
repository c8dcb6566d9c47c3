import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { showInvisible } from '../../../src/core/safety/invisible.ts'

describe('showInvisible shows', () => {
  test.each([
    ['a right-to-left override', 'if (a\u202E) {', 'if (a⟨U+202E⟩) {'],
    ['isolates', '\u2066x\u2069', '⟨U+2066⟩x⟨U+2069⟩'],
    ['zero-width characters', 'ad\u200Bmin\u200C\u2060', 'ad⟨U+200B⟩min⟨U+200C⟩⟨U+2060⟩'],
    ['tag characters', 'hi\u{E0049}\u{E0047}', 'hi⟨U+E0049⟩⟨U+E0047⟩'],
    ['a flag spelled with tags', '🏴\u{E0067}\u{E007F}', '🏴⟨U+E0067⟩⟨U+E007F⟩'],
    ['a run of variation selectors', '😀\uFE0F\uFE01\u{E0100}', '😀\uFE0F⟨U+FE01⟩⟨U+E0100⟩'],
    ['a variation selector after a letter', 'a\uFE0F', 'a⟨U+FE0F⟩'],
    ['a byte order mark', '\uFEFFa', '⟨U+FEFF⟩a'],
    [
      'NUL, form feed, vertical tab, escape',
      '\0\f\v\u001B[31m',
      '⟨U+0000⟩⟨U+000C⟩⟨U+000B⟩⟨U+001B⟩[31m',
    ],
    ['next line and delete', '\u0085\u007F', '⟨U+0085⟩⟨U+007F⟩'],
    ['a lone carriage return', 'a\rb\r\nc\r', 'a⟨U+000D⟩b\r\nc⟨U+000D⟩'],
    ['letters that draw nothing', 'x\u3164\uFFA0\u115F', 'x⟨U+3164⟩⟨U+FFA0⟩⟨U+115F⟩'],
    ['half a surrogate pair', 'a\uD83Db', 'a⟨U+D83D⟩b'],
    ['a soft hyphen', 'pass\u00ADword', 'pass⟨U+00AD⟩word'],
    ['a joiner between Latin letters', 'ad\u200Dmin', 'ad⟨U+200D⟩min'],
  ])('%s', (_, text, shown) => {
    expect(showInvisible(text)).toBe(shown)
  })

  test('F20 separators that editors and tools may take for a new line', () => {
    const hit = 'src/a.ts:1: ok\u2028src/b.ts:2: forged\u2029src/c.ts:3: forged'
    expect(showInvisible(hit)).toBe(
      'src/a.ts:1: ok⟨U+2028⟩src/b.ts:2: forged⟨U+2029⟩src/c.ts:3: forged',
    )
  })
})

describe('showInvisible leaves', () => {
  test.each([
    ['tabs and line ends', 'a\tb\nc\r\nd'],
    ['an emoji family', 'ok 👨‍👩‍👧‍👦 ok'],
    ['a skin tone and a heart', '👍🏽 ❤️ 🏳️‍🌈'],
    ['a keycap', '1️⃣'],
    ['Persian with its non-joiners', 'می‌خواهم'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['Arabic number signs, which are drawn', '\u0600١'],
    ['wide blanks and accents', 'café\u00A0naïve\u3000世界'],
  ])('%s', (_, text) => {
    expect(showInvisible(text)).toBe(text)
  })
})

const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const hostileText = fc
  .array(
    fc.constantFrom(
      'a',
      '\r',
      '\n',
      '\u200D',
      '\uFE0F',
      '👍',
      '🏽',
      '1',
      '\u20E3',
      'ی',
      'ٔ',
      '\u202E',
      '\uD83D',
      '⟨',
      '\u17B4',
    ),
  )
  .map((parts) => parts.join(''))

test('is idempotent, keeps the number of lines and leaves nothing hidden', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, hostileText), (text) => {
      const shown = showInvisible(text)
      expect(showInvisible(shown)).toBe(shown)
      expect(shown.split('\n')).toHaveLength(text.split('\n').length)
      expect(shown).not.toMatch(
        /[\u202A-\u202E\u2066-\u2069\u2028\u2029\u200B\0]|[\u{E0000}-\u{E0FFF}]|\r(?!\n)/u,
      )
    }),
    { numRuns: 2000 },
  )
})

test('ends on long runs of what it looks for', () => {
  for (const unit of ['👍\u200D', '\u202E', 'a', '1\uFE0F', 'ی\u200C']) {
    const shown = showInvisible(unit.repeat(500_000))
    expect([unit, showInvisible(shown) === shown]).toEqual([unit, true])
  }
})
