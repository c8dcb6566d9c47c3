import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { safeLogLine } from '../../../src/core/safety/logline.ts'

test.each([
  ['::add-mask::x', ': :add-mask::x'],
  ['  \t::error::x', '  \t: :error::x'],
  ['ok\n::set-output name=a::b', 'ok ⏎ ::set-output name=a::b'],
  ['\n::stop-commands::x', ' ⏎ ::stop-commands::x'],
  ['a ##[error]b', 'a # #[error]b'],
  ['###[group]', '## #[group]'],
  ['\u001B[31mred\u001B[0m', '⟨U+001B⟩[31mred⟨U+001B⟩[0m'],
  ['a\rb', 'a⟨U+000D⟩b'],
  ['std::vector and a::b', 'std::vector and a::b'],
])('%j', (text, line) => {
  expect(safeLogLine(text)).toBe(line)
})

test('no text becomes a second line, a command or a colour', () => {
  const hostile = fc
    .array(
      fc.constantFrom(':', '#', '[', '\n', '\r', ' ', '\u2028', '\u001B', 'a', '\u00A0', '\uFEFF'),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
      const line = safeLogLine(text)
      expect(line).not.toMatch(/(?!\t)[\p{Cc}\p{Zl}]|^\s*::|##\[/u)
      expect(safeLogLine(line)).toBe(line)
    }),
    { numRuns: 2000 },
  )
})
