import { expect, test } from '@jest/globals'
import { openLibrary } from '../../../src/core/skills/library.ts'
import { type Files, libraryOf, skillText, sourceOf } from '../../support/skills/library.ts'

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const started = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - started }
}

test('a folder of 5,000 skills: in time, within the catalogue, every one still loads', async () => {
  const files: Files = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, i) => [
      `.skills/group-${i % 50}/skill-${i}/SKILL.md`,
      skillText(`description: Use when reviewing part ${i}.\nglobs: "part-${i}/**"`, `Body ${i}.`),
    ]),
  )
  const { value: library, milliseconds } = await timed(() => libraryOf(files))
  expect(milliseconds).toBeLessThan(10_000)
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
  const { value: library } = await timed(() => openLibrary({ sources: [source], now: () => 0 }))
  const activation = library.activation()
  const { value: answer, milliseconds } = await timed(() => activation.load('go'))
  expect(milliseconds).toBeLessThan(1_000)
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

test.each([
  ['brackets', '['],
  ['closed brackets', '[]'],
  ['braces', '{a: '],
  ['colons', 'a: '],
  ['quotes', '"'],
  ['dashes', '- '],
  ['explicit keys', '? '],
  ['explicit keys on lines', '?\n'],
  ['anchors', '&a '],
  ['tags', '!a '],
  ['aliases', '*a '],
  ['block scalars', '|\n'],
])('hostile YAML of %s ends in time, and alone', async (_what, piece) => {
  const { value: library, milliseconds } = await timed(() =>
    libraryOf({
      '.skills/bad.md': skillText(`name: bad\nx: ${piece.repeat(32_000 / piece.length)}`),
      '.skills/good.md': skillText('description: d'),
    }),
  )
  expect(milliseconds).toBeLessThan(8_000)
  expect(library.catalogue.names).toEqual(['good'])
  expect(library.diagnostics.length).toBeGreaterThan(0)
  expect(library.diagnostics.length).toBeLessThan(30)
})

test('nesting that would end the process is refused before it is parsed', async () => {
  for (const piece of ['? ', '[', '- ', '{a: ']) {
    const library = await libraryOf({
      '.skills/bad.md': skillText(`name: bad\ndescription: d\nx: ${piece.repeat(7_000)}`),
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
