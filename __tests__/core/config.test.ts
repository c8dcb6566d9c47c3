import { expect, test } from '@jest/globals'
import { parseConfig } from '../../src/core/config.ts'

const file = '.github/skill-review.yml'
const read = (text: string) => parseConfig(text, file, ['effort', 'paths', 'max-comments'])

test.each(['', '# nothing yet\n', '\uFEFF', '---\n'])(
  'G12 an empty file (%j) means the defaults',
  (text) => {
    expect(read(text)).toMatchObject({ ok: true, config: { settings: {}, warnings: [] } })
  },
)

test.each([
  ['a tab as indentation', 'effort:\n\tx: 1', `${file}:2: `],
  ['a duplicate key', 'effort: low\neffort: high\n', `${file}:2: `],
  ['a list at the top', '- effort\n', `${file}:1: the file must hold`],
  ['a map where a value belongs', 'paths: []\neffort: { a: 1 }\n', `${file}:2: \`effort\` must be`],
  ['an unfinished price', 'prices:\n  m: { input: 1 }\n', `${file}:1: \`prices.m.output\``],
  ['a limit below zero', '\nmax-cost-per-day-usd: -1\n', `${file}:2: \`max-cost-per-day-usd\``],
])('G12 %s stops with file and line', (_what, text, start) => {
  const result = read(text)
  expect(result.ok).toBe(false)
  if (!result.ok) expect(result.problem.startsWith(start)).toBe(true)
})

test('G05 an unknown key is named, with its line and the keys there are', () => {
  const result = read('effort: low\nexclude: [a]\n')
  expect(result).toMatchObject({ ok: true, config: { settings: { effort: 'low' } } })
  if (result.ok) {
    expect(result.config.warnings).toHaveLength(1)
    expect(result.config.warnings[0]).toContain(`${file}:2: \`exclude\` is not a key`)
    expect(result.config.warnings[0]).toContain('paths')
  }
})

test.each(['constructor', '__proto__', 'toString'])(
  'a key called %s is as unknown as any other',
  (name) => {
    const result = read(`${name}: 1\n`)
    expect(result).toMatchObject({ ok: true, config: { settings: {} } })
    if (result.ok) expect(result.config.warnings[0]).toContain(`\`${name}\` is not a key`)
  },
)

test('values become the texts that the workflow could have said', () => {
  expect(
    read('\uFEFFpaths:\n  - src/**\n  - "!src/gen/**"\nmax-comments: 3\neffort: low\n'),
  ).toMatchObject({
    ok: true,
    config: { settings: { paths: 'src/**\n!src/gen/**', 'max-comments': '3', effort: 'low' } },
  })
})

test('pins, prices and who may spend are read', () => {
  const result = read(
    'pins: { go: v1.2 }\nprices:\n  local: { input: 0, output: 0, cache_write_5m: 0, cache_write_1h: 0, cache_read: 0 }\nauthors: MEMBER\nbots: [renovate]\nmax-cost-per-pull-request-usd: 5\n',
  )
  expect(result).toMatchObject({
    ok: true,
    config: {
      pins: { go: 'v1.2' },
      prices: { local: { input: 0 } },
      admission: {
        authors: ['MEMBER'],
        bots: ['renovate'],
        maxCostPerPullRequest: 5,
        maxCostPerDay: null,
      },
    },
  })
})

test('an alias bomb is an error, not a hang', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  for (let i = 1; i < 12; i += 1) {
    const name = String.fromCharCode(97 + i)
    const previous = `*${String.fromCharCode(96 + i)}`
    bomb.push(`${name}: &${name} [${Array(9).fill(previous).join(', ')}]`)
  }
  expect(read(`${bomb.join('\n')}\npaths: *l\n`)).toMatchObject({ ok: false })
})
