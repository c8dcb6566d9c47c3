import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shorten } from '../../../src/core/safety/shorten.ts'

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['too long', 5, 'too …'],
  ['ab👍🏽cd', 5, 'ab…'],
  ['e\u0301e\u0301', 3, 'e\u0301…'],
  ['🇩🇪🇫🇷', 6, '🇩🇪…'],
])('%j at %d', (text, limit, short) => {
  expect(shorten(text, limit)).toBe(short)
})

test('never exceeds the limit, never leaves half a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 200 }),
      (text, limit) => {
        const short = shorten(text, limit)
        expect(short.length).toBeLessThanOrEqual(limit)
        expect(short).not.toMatch(/\p{Cs}/u)
        if (text.length > limit) expect(text.startsWith(short.slice(0, -1))).toBe(true)
      },
    ),
  )
})
