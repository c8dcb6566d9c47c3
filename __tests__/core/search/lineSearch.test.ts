import { expect, test } from '@jest/globals'
import { excerpt, maxExcerpt } from '../../../src/core/search/excerpt.ts'
import { prepareSearch } from '../../../src/core/search/lineSearch.ts'

const prepare = (pattern: string, options: { literal?: boolean; ignoreCase?: boolean } = {}) =>
  prepareSearch({ pattern, literal: false, ignoreCase: false, ...options })

async function find(line: string, ...query: Parameters<typeof prepare>): Promise<number | null> {
  const prepared = await prepare(...query)
  if (!prepared.ok) throw new Error(prepared.reason)
  return prepared.search.find(line)
}

test('finds patterns, text and either without case', async () => {
  expect(await find('let a = f(x)', 'f\\(\\w\\)')).toBe(8)
  expect(await find('let a = f(x)', 'f(x)', { literal: true })).toBe(8)
  expect(await find('let a = f(x)', 'F(X)', { literal: true, ignoreCase: true })).toBe(8)
  expect(await find('let a = f(x)', 'F(X)', { literal: true })).toBeNull()
})

test('^ and $ mean the line, a carriage return or separator in it is text', async () => {
  expect(await find('one\rtwo\u2028three', '^one.two.three$')).toBe(0)
  expect(await find('one\u2028two', '^two')).toBeNull()
})

test.each([
  ['(', /missing closing \)/],
  ['(?=x)', /no look-around/],
  ['', /empty/],
  ['a\nb', /line by line/],
  ['x'.repeat(1_001), /1001 characters; at most 1000/],
])('refuses %j and says why', async (pattern, reason) => {
  const prepared = await prepare(pattern)
  expect(prepared).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
})

test('a pattern that makes backtracking engines hang is answered at once', async () => {
  expect(await find(`${'a'.repeat(50_000)}!`, '(a+)+$')).toBeNull()
})

test('a long line is shown around the match, marked where it was cut', () => {
  const line = `${'x'.repeat(1_000)}NEEDLE${'y'.repeat(1_000)}`
  const shown = excerpt(line, 1_000)
  expect(shown).toMatch(/^…x+NEEDLEy+…$/)
  expect(shown).toHaveLength(maxExcerpt + 2)
  expect(excerpt(line, 0)).toMatch(/^x+…$/)
  expect(excerpt(line, 2_000)).toMatch(/^…y+$/)
  expect(excerpt('short', 3)).toBe('short')
})
