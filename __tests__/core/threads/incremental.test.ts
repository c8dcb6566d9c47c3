import { describe, expect, test } from '@jest/globals'
import { digestFile, reviewedCode } from '../../../src/core/threads/fileDigest.ts'
import { planIncrement } from '../../../src/core/threads/incremental.ts'
import { recall } from '../../../src/core/threads/memory.ts'
import { dueForRecheck } from '../../../src/core/threads/recheck.ts'
import { renamesSince } from '../../../src/core/threads/renames.ts'
import type { ReviewState } from '../../../src/core/threads/state.ts'
import { addedFile, changedFile, findingOn } from '../../support/findings/samples.ts'
import { Conversation } from './conversation.ts'

const setup = { base: 'main', skills: { go: 'f00' }, config: 'c0' }
const a = addedFile('a.ts', ['one()'])
const b = changedFile('b.ts', [{ at: 3, lines: [' x', '-y', '+z', ' w'] }])
const stateOf = (files: readonly (typeof a)[]): ReviewState => ({
  head: '1234567890',
  base: 'main',
  round: 1,
  files: files.flatMap((file) => {
    const digest = digestFile(file)
    return digest === null ? [] : [{ path: file.path, ...digest }]
  }),
  findings: [],
  skills: setup.skills,
  config: setup.config,
  spending: {},
})
const plan = (files: readonly (typeof a)[], said: object = {}, full = false) => {
  const now = { ...setup, ...said }
  const increment = planIncrement(stateOf([a, b]), files, now, { full, isRewritten: false })
  return { ask: increment.ask.map(({ path }) => path), reason: increment.reason }
}

describe('what is asked about again', () => {
  test('the files whose change differs, and new ones', () => {
    const grown = addedFile('a.ts', ['one()', 'two()'])
    expect(plan([grown, b, addedFile('c.ts', ['c'])])).toEqual({
      ask: ['a.ts', 'c.ts'],
      reason: 'Incremental review: 2 of 3 files changed since the review of 1234567.',
    })
  })

  test('nothing, when a rebase or a merge moved the lines', () => {
    expect(
      plan([a, changedFile('b.ts', [{ at: 90, lines: [' x', '-y', '+z', ' w'] }])]).ask,
    ).toEqual([])
  })

  test('a file whose surroundings changed with the base', () => {
    expect(
      plan([a, changedFile('b.ts', [{ at: 3, lines: [' x2', '-y', '+z', ' w'] }])]).ask,
    ).toEqual(['b.ts'])
  })

  test('a file that was renamed, became executable or cannot be seen', () => {
    expect(plan([{ ...a, path: 'c.ts' }, b]).ask).toEqual(['c.ts'])
    expect(plan([{ ...a, newMode: '100755' }, b]).ask).toEqual(['a.ts'])
    expect(plan([{ ...a, hunks: [], unseen: 'large' }, b]).ask).toEqual(['a.ts'])
  })

  test.each([
    ['it was asked for', {}, true],
    ['the base branch is now `next`, it was `main`', { base: 'next' }, false],
    ['the configuration changed', { config: 'c1' }, false],
    ['skills changed since the last one (go, sql)', { skills: { go: 'f01', sql: '1' } }, false],
  ])('everything, and says why: %s', (reason, said, full) => {
    const planned = plan([a, b], said, full)
    expect(planned.ask).toEqual(['a.ts', 'b.ts'])
    expect(planned.reason).toContain(reason)
  })

  test('everything, where there is nothing to compare with', () => {
    const wanted = { full: false, isRewritten: false }
    expect(planIncrement(null, [a], setup, wanted).reason).toContain('no earlier review')
    expect(planIncrement(stateOf([]), [a], setup, wanted).reason).toContain('not on record')
  })

  test('a rewritten history is said, and costs nothing where contents are the same', () => {
    const increment = planIncrement(stateOf([a, b]), [a, b], setup, {
      full: false,
      isRewritten: true,
    })
    expect(increment).toMatchObject({ ask: [], settled: [a, b] })
    expect(increment.reason).toContain('the history was rewritten, so contents were compared')
  })

  test('skills named like parts of an object do not count as changed', () => {
    expect(plan([a, b], { skills: { ...setup.skills, constructor: '1' } }).reason).toContain(
      '(constructor)',
    )
    expect(plan([a, b]).reason).toContain('no file changed')
  })
})

describe('code that was reviewed before', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `call${at * 7}(${at})`)
  const before = addedFile('a.ts', lines)
  const reviewed = digestFile(before)
  const inserted = addedFile('a.ts', [...lines.slice(0, 30), 'inserted()', ...lines.slice(30)])
  const isOld = (code: string, file = inserted) => {
    if (reviewed === null) throw new Error('the sample has no digest')
    return reviewedCode(file, reviewed)(findingOn(file, code))
  }

  test('stays so when lines are inserted elsewhere in one long run', () => {
    expect([isOld('call0(0)'), isOld(lines[55] ?? ''), isOld('inserted()')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('on unchanged lines it is that of the hunk around them', () => {
    const hunk = changedFile('a.ts', [{ at: 1, lines: [' head()', '+call0(0)', ' tail()'] }])
    expect(isOld('head()', hunk)).toBe(false)
  })
})

describe('renames between two pushes', () => {
  test('against the base, and of files the change itself adds', () => {
    const renamed = { ...b, path: 'lib/b.ts', previousPath: 'b.ts' }
    expect(renamesSince(stateOf([a, b]), [{ ...a, path: 'lib/a.ts' }, renamed])).toEqual(
      new Map([
        ['b.ts', 'lib/b.ts'],
        ['a.ts', 'lib/a.ts'],
      ]),
    )
  })

  test('not where two files could be meant, or the old one is still there', () => {
    const twins = [
      { ...a, path: 'x.ts' },
      { ...a, path: 'y.ts' },
    ]
    expect(renamesSince(stateOf([a]), twins).size).toBe(0)
    expect(renamesSince(stateOf([a]), [a, { ...a, path: 'copy.ts' }]).size).toBe(0)
    expect(renamesSince(null, twins).size).toBe(0)
  })
})

test('a second look is due where a file changed and its open finding was not told again', () => {
  const talk = new Conversation()
  const file = addedFile('m.ts', ['one()', 'two()'])
  const still = addedFile('n.ts', ['n()'])
  const one = findingOn(file, 'one()', { title: 'One is wrong' })
  const two = findingOn(file, 'two()', { title: 'Two is wrong' })
  const other = findingOn(still, 'n()', { title: 'N is wrong' })
  talk.run({ files: [file, still], findings: [one, two, other], head: 'h1' })
  const pushed = addedFile('m.ts', ['guard()', 'one()', 'two()'])
  const due = dueForRecheck(
    recall(talk.discussion, talk.instance),
    [pushed, still],
    [findingOn(pushed, 'two()', { title: 'Two is wrong' })],
    new Set(['m.ts', 'n.ts']),
  )
  expect(due.map(({ known }) => known.title)).toEqual(['One is wrong'])
})
