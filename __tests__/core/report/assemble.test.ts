import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assemble, bytes, characters, type Section } from '../../../src/core/report/assemble.ts'

const section = (name: string, entries: [string, number][]): Section => ({
  opening: `<details>${name}`,
  closing: `</details>${name}`,
  entries: entries.map(([text, weight]) => ({ text, weight })),
  between: '\n\n',
})
const pinned = (text: string) => section('', [[text, Infinity]])
const leftOut = (count: number) => `${count} left out`

test('everything, where it fits', () => {
  expect(assemble([section('A', [['a', 1]]), section('B', [])], characters(100), leftOut)).toBe(
    '<details>A\n\na\n\n</details>A',
  )
})

test('C03 the lightest go first, of equals the last, and their section with them', () => {
  const sections = [
    section('A', [
      ['high 1', 3],
      ['high 2', 3],
    ]),
    section('B', [
      ['low 1', 1],
      ['low 2 '.repeat(9), 1],
    ]),
  ]
  const all = assemble(sections, characters(1000), leftOut)
  expect(assemble(sections, characters(all.length + 15), leftOut)).toBe(all)
  expect(assemble(sections, characters(all.length - 1), leftOut)).toContain(
    'low 1\n\n</details>B\n\n1 left out',
  )
  const short = assemble(sections, characters(70), leftOut)
  expect(short).toBe('<details>A\n\nhigh 1\n\nhigh 2\n\n</details>A\n\n2 left out')
})

test('what must stay stays, even too long', () => {
  const sections = [pinned('marker')]
  expect(assemble(sections, characters(3), leftOut)).toContain('\n\nmarker\n\n')
})

test('fits in characters and in bytes, keeps order and counts right', () => {
  const entry = fc.record({
    text: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => text.trim() !== ''),
    weight: fc.integer({ min: 0, max: 3 }),
  })
  const sections = fc.array(
    fc.record({
      opening: fc.constantFrom('', '## a'),
      closing: fc.constantFrom('', 'end'),
      entries: fc.array(entry),
      between: fc.constantFrom('\n' as const, '\n\n' as const),
    }),
  )
  fc.assert(
    fc.property(
      sections,
      fc.integer({ min: 20, max: 2000 }),
      fc.boolean(),
      (given, limit, inBytes) => {
        const room = inBytes ? bytes(limit) : characters(limit)
        const text = assemble(given, room, leftOut)
        expect(room.measure(text)).toBeLessThanOrEqual(limit)
      },
    ),
  )
})
