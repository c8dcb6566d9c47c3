import { describe, expect, test } from '@jest/globals'
import { mergeFindings } from '../../../src/core/findings/merge.ts'
import { sameCause } from '../../../src/core/findings/sameCause.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'

const file = addedFile('src/store.ts', [
  'export async function load(id) {',
  '  for (let i = 0; i <= items.length; i++) {',
  '    total += items[i].price / items.length',
  '  }',
  '  const rows = db.query("select * from t where id = " + id)',
  '  cache.set(id, rows)',
  '  return rows[0].name',
  '}',
  'export async function reload(id) {',
  '  cache.set(id, rows)',
  '}',
])
const loop = 'for (let i = 0; i <= items.length; i++) {'
const offByOne = findingOn(file, loop, {
  title: 'Loop reads one element past the end',
  body: 'With three items the last pass reads items[3], which is undefined, and throws.',
})

describe('what counts as one cause', () => {
  test('the same fault in other words, from another question', () => {
    const reworded = findingOn(file, loop, {
      title: 'Off by one: the last pass reads past the end of items',
      body: 'i reaches items.length, so items[i] is undefined and .price throws.',
    })
    expect(sameCause(offByOne, reworded)).toBe(true)
  })

  test('not two kinds of fault on one line', () => {
    const query = 'const rows = db.query("select * from t where id = " + id)'
    const injection = findingOn(file, query, {
      category: 'security',
      title: 'SQL injection through id',
      body: 'A caller controls id and can end the statement.',
    })
    const missing = findingOn(file, query, {
      title: 'Promise is not awaited',
      body: 'query returns a promise, so rows[0] below is always undefined.',
    })
    expect(sameCause(injection, missing)).toBe(false)
  })

  test('not two faults of one kind on overlapping lines that say different things', () => {
    const division = findingOn(file, 'total += items[i].price / items.length', {
      title: 'Division by zero for an empty list',
      body: 'An empty order makes the average NaN.',
    })
    expect(sameCause({ ...offByOne, line: 3 }, division)).toBe(false)
  })

  test('not two faults that one call has, though both speak of the same things', () => {
    const rows = 'const rows = db.query("select * from t where id = " + id)'
    const nothing = findingOn(file, rows, {
      title: 'A store with neither rows nor columns stays open',
      body: 'When a store yields no row and no column, for instance because its filter has a typo, it is no longer reported and closed: the connection stays open and the list shows it as ready. The removed check did that, and nothing does it for both together. Throw here if both lists are empty.',
    })
    const onlyOne = findingOn(file, rows, {
      title: 'Stores that have only columns are accepted only if they answer a query for rows',
      body: 'The description says that stores with only columns are accepted, but one that has no rows answers with an error, which is thrown on, and the connection is closed and shown as broken. Only the check for an empty list was removed. Treat that error as no rows.',
    })
    expect(sameCause(nothing, onlyOne)).toBe(false)
    expect(mergeFindings([nothing, onlyOne], [file]).map(({ title }) => title)).toHaveLength(2)
  })

  test('never two rules of checks; what a model calls the rule it saw broken parts nothing', () => {
    const one = findingOn(file, loop, { skill: { name: 's', rule: 'a', hash: '' } })
    const other = findingOn(file, loop, { skill: { name: 's', rule: 'b', hash: '' } })
    const check = { source: 'check' } as const
    expect(sameCause({ ...one, ...check }, { ...other, ...check })).toBe(false)
    expect(sameCause(one, other)).toBe(true)
  })
})

describe('merging', () => {
  test('keeps the first report, its order, and what the later one knows better', () => {
    const other = findingOn(file, 'return rows[0].name', { title: 'No row gives a crash' })
    const again = {
      ...offByOne,
      severity: 'high' as const,
      suggestion: 'for (let i = 0; i < items.length; i++) {',
      body: 'Reads items[3] of three, undefined, and throws.',
    }
    const merged = mergeFindings([offByOne, other, again], [file])
    expect(merged.map(({ title }) => title)).toEqual([offByOne.title, other.title])
    expect(merged[0]).toMatchObject({
      severity: 'high',
      suggestion: again.suggestion,
      body: offByOne.body,
      also: [],
    })
  })

  test('lists the other places of a mistake made twice', () => {
    const first = findingOn(file, 'cache.set(id, rows)', {
      title: 'Stale cache entry is never dropped',
    })
    const second = { ...first, start_line: 10, line: 10 }
    expect(mergeFindings([first, second], [file])).toMatchObject([
      { line: 6, also: [{ path: file.path, line: 10 }] },
    ])
  })

  test('folds a finding into the one that names its place, if it tells the same', () => {
    const cause = {
      ...findingOn(file, loop, { title: 'The loop reads one element past the end' }),
      also: [{ path: file.path, line: 3 }],
    }
    const on = (title: string) =>
      findingOn(file, 'total += items[i].price / items.length', { title })
    const symptom = on('The last element read is past the end, so the price throws')
    expect(mergeFindings([cause, symptom], [file])).toHaveLength(1)
    expect(mergeFindings([cause, on('An empty cart gives NaN')], [file])).toHaveLength(2)
  })

  test('E04 the same finding told again with another flag is one', () => {
    expect(mergeFindings([offByOne, { ...offByOne, confidence: 'low' }], [file])).toHaveLength(1)
  })

  test('gives faults that stay apart on the same code identities of their own', () => {
    const one = findingOn(file, loop, { title: 'Reads past the end', body: 'undefined access' })
    const two = findingOn(file, loop, { title: 'Quadratic work', body: 'slow when large' })
    const merged = mergeFindings([one, two], [file])
    expect(new Set(merged.map(({ id }) => id)).size).toBe(2)
    expect(merged[0]?.id).toBe(one.id)
  })

  test('does not touch findings of different files', () => {
    const elsewhere = findingOn({ ...file, path: 'src/other.ts' }, loop, {
      title: 'Wrong bound',
      body: 'unrelated words here',
    })
    expect(mergeFindings([offByOne, elsewhere], [file])).toHaveLength(2)
  })
})
