import { describe, expect, test } from '@jest/globals'
import { openLibrary } from '../../../src/core/skills/library.ts'
import { maxFrontMatterChars, maxYamlMarks } from '../../../src/core/skills/limits.ts'
import { type Files, libraryOf, skillText, sourceOf } from '../../support/skills/library.ts'

test('a folder of 5,000 skills: within the catalogue, every one still loads', async () => {
  const files: Files = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, i) => [
      `.skills/group-${i % 50}/skill-${i}/SKILL.md`,
      skillText(`description: Use when reviewing part ${i}.\nglobs: "part-${i}/**"`, `Body ${i}.`),
    ]),
  )
  const library = await libraryOf(files)
  expect(library.skills).toHaveLength(5_000)
  expect(library.catalogue.text.length).toBeLessThanOrEqual(8_000)
  expect(library.diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/\d{4} skills are not listed/),
  ])
  const unlisted = 'skill-4999'
  expect(library.catalogue.names).not.toContain(unlisted)
  expect(library.recommended(['part-4999/a.ts'])).toEqual([unlisted])
  expect((await library.activation().load(unlisted)).text).toContain('Body 4999.')
})

test('more skills than a source may hold are cut with an error', async () => {
  const files: Files = Object.fromEntries(
    Array.from({ length: 10_001 }, (_, i) => [`.skills/s${i}.md`, skillText('description: d')]),
  )
  const library = await libraryOf(files)
  expect(library.skills).toHaveLength(10_000)
  expect(library.diagnostics).toContainEqual(
    expect.objectContaining({ level: 'error', message: expect.stringContaining('10001 skills') }),
  )
})

test('a skill of 300 KB loads, cut, and can be read to its end', async () => {
  const body = Array.from({ length: 10_000 }, (_, i) => `Rule ${i} of thirty characters.`).join(
    '\n',
  )
  const library = await libraryOf({ '.skills/big/SKILL.md': skillText('description: d', body) })
  const activation = library.activation()
  let { text } = await activation.load('big')
  expect(text.length).toBeLessThan(61_000)
  for (let next = /start_line (\d+)/.exec(text); next; next = /start_line (\d+)/.exec(text))
    text = (await activation.readFile('big', 'SKILL.md', Number(next[1]))).text
  expect(text).toContain('Rule 9999 of')
})

test('ten thousand files beside a skill: listed in part, none read, each readable', async () => {
  const beside: Files = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, i) => [`.skills/go/data/f${i}.txt`, `Text ${i}.`]),
  )
  const base = sourceOf({ ...beside, '.skills/go/SKILL.md': skillText('description: d') })
  const reads: string[] = []
  const source = {
    ...base,
    read: (path: string, max: number) => {
      reads.push(path)
      return base.read(path, max)
    },
  }
  const library = await openLibrary({ sources: [source], now: () => 0 })
  const activation = library.activation()
  const answer = await activation.load('go')
  expect(answer.text).toContain('and 9950 more')
  expect(answer.text.length).toBeLessThan(2_000)
  expect(new Set(reads)).toEqual(new Set(['.skills/go/SKILL.md']))
  expect((await activation.readFile('go', 'data/f9999.txt', 1)).text).toContain('Text 9999.')
})

test('front matter beyond its bound is refused, not parsed', async () => {
  const library = await libraryOf({
    '.skills/a.md': skillText(`description: ${'d'.repeat(300_000)}`),
  })
  expect(library.diagnostics[0]?.message).toMatch(/front matter has \d+ characters/)
})

/** What a parser can be fed to think for long, as much of it as passes the bounds, and as much as fits. */
describe.each([
  ['brackets', '['],
  ['closed brackets', '[]'],
  ['braces', '{a: '],
  ['colons', 'a: '],
  ['quotes', '"'],
  ['dashes', '- '],
  ['items', '- a\n'],
  ['explicit keys', '? '],
  ['explicit keys on lines', '?\n'],
  ['anchors', '&a '],
  ['tags', '!a '],
  ['aliases', '*a '],
  ['block scalars', '|\n'],
])('hostile YAML of %s', (_what, piece) => {
  test.each([maxFrontMatterChars - 100, maxYamlMarks - 100])(
    'of %i characters ends, alone and in few words',
    async (length) => {
      const library = await libraryOf({
        '.skills/bad.md': skillText(`name: bad\nx: ${piece.repeat(length / piece.length)}`),
        '.skills/good.md': skillText('description: d'),
      })
      expect(library.catalogue.names).toEqual(['good'])
      expect(library.diagnostics.length).toBeGreaterThan(0)
      expect(library.diagnostics.length).toBeLessThan(30)
    },
  )
})

test.each(['\n', '[],', '"" ', '*a ', 'a:\n'])(
  'more lines and signs than YAML may have are refused before it is parsed: %j',
  async (piece) => {
    const library = await libraryOf({
      '.skills/bad.md': skillText(`name: bad\ndescription: d\nx: ${piece.repeat(10_001)}`),
    })
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringMatching(/\d{5} lines and signs; at most 10000|32768/),
      }),
    ])
  },
)

test('a checks.yml beyond its bound is an error, not a loss nobody hears of', async () => {
  const library = await libraryOf({
    '.skills/go/SKILL.md': skillText('description: d'),
    '.skills/go/checks.yml': `- id: x\n  pattern: y\n  message: m\n${'# more\n'.repeat(20_000)}`,
  })
  expect(library.catalogue.names).toEqual(['go'])
  expect(library.checks()).toEqual([])
  expect(library.diagnostics).toEqual([
    expect.objectContaining({
      level: 'error',
      file: '.skills/go/checks.yml',
      message: expect.stringContaining('none of its checks runs'),
    }),
  ])
})

test('nesting that would end the process is refused before it is parsed', async () => {
  for (const piece of ['? ', '[', '- ', '{a: ']) {
    const library = await libraryOf({
      '.skills/bad.md': skillText(`name: bad\ndescription: d\nx: ${piece.repeat(3_000)}`),
    })
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        level: 'error',
        line: 4,
        message: expect.stringContaining('nested'),
      }),
    ])
  }
})
