import { describe, expect, test } from '@jest/globals'
import type { ChangedFile } from '../../../src/core/change/model.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { runChecks } from '../../../src/core/skills/checks.ts'
import { addedFile } from '../../../src/core/skills/testing/addedFile.ts'
import { libraryOf, skillText } from '../../support/skills/library.ts'

/** Runs checks, written as front matter, over a change. */
async function run(checks: string, files: readonly ChangedFile[], more = '') {
  const library = await libraryOf({
    '.skills/s.md': skillText(`description: d\n${more}\nchecks:\n${checks}`),
  })
  expect(library.diagnostics).toEqual([])
  return runChecks(files, library.checks())
}
const check = (fields: string) => `  - { id: c, message: m, ${fields} }`
const places = (report: Awaited<ReturnType<typeof run>>) =>
  report.hits.map(({ path, line }) => `${path}:${line}`)

test('added lines alone, with their numbers at the head', async () => {
  const files = parseDiff(
    [
      'diff --git a/a.ts b/a.ts',
      '--- a/a.ts',
      '+++ b/a.ts',
      '@@ -10,4 +10,4 @@',
      ' debugger // context',
      '-debugger // removed',
      '+debugger // added',
      ' x',
      ' y',
      '@@ -30,1 +30,3 @@',
      ' z',
      '+ok',
      '+debugger',
      '',
    ].join('\n'),
  )
  const report = await run(check("pattern: 'debugger'"), files)
  expect(places(report)).toEqual(['a.ts:11', 'a.ts:32'])
  expect(report.hits[0]).toMatchObject({
    text: 'debugger // added',
    fix: null,
    check: { id: 'c' },
    skill: { name: 's' },
  })
})

describe('globs', () => {
  const files = [
    addedFile('src/a.ts', 'bad'),
    addedFile('src/a.test.ts', 'bad'),
    addedFile('b.go', 'bad'),
  ]

  test('of the check, with negation', async () => {
    const globs = "globs: ['*.ts', '!*.test.ts']"
    expect(places(await run(check(`pattern: bad, ${globs}`), files))).toEqual(['src/a.ts:1'])
  })

  test('of the skill where the check has none, and everywhere where neither has', async () => {
    expect(places(await run(check('pattern: bad'), files, 'globs: "*.go"'))).toEqual(['b.go:1'])
    expect(places(await run(check('pattern: bad'), files))).toHaveLength(3)
  })
})

test('a line that also matches `not` is fine', async () => {
  const file = addedFile('a.ts', 'eval(x)\neval(x) // checked')
  const report = await run(check("pattern: 'eval', not: 'checked'"), [file])
  expect(places(report)).toEqual(['a.ts:1'])
})

test('a fix is the whole line with the matches replaced; none where it changes nothing', async () => {
  const file = addedFile('a.py', '  print  (a); print (b)\nprint(c)\r')
  const report = await run(check(String.raw`pattern: 'print\s*\((\w)\)', fix: 'log($1)'`), [file])
  expect(report.hits.map(({ fix }) => fix)).toEqual(['  log(a); log(b)', 'log(c)'])
  const same = await run(check(`pattern: '(p)rint', fix: '$1rint'`), [file])
  expect(same.hits.map(({ fix }) => fix)).toEqual([null, null])
})

test('an empty fix deletes what matches', async () => {
  const report = await run(check(`pattern: ' *// TODO$', fix: ''`), [
    addedFile('a.ts', 'x() // TODO'),
  ])
  expect(report.hits[0]?.fix).toBe('x()')
})

test('severity, defaults and mistakes of a rule', async () => {
  const library = await libraryOf({
    '.skills/s.md': skillText(
      'description: d\nchecks:\n  - { id: a, pattern: a, message: m }\n  - { id: b, pattern: b, message: m, severity: HIGH }\n  - { id: c, pattern: c, message: m, severity: blocker }\n  - { id: a, pattern: d, message: m }\n  - { id: e, pattern: e }\n  - just text',
    ),
  })
  expect(library.checks().map(({ check: { id, severity } }) => [id, severity])).toEqual([
    ['a', 'medium'],
    ['b', 'high'],
    ['c', 'medium'],
  ])
  expect(library.diagnostics.map(({ line, message }) => [line, message.split(':')[0]])).toEqual([
    [3, 'Check `c`'],
    [3, 'Check `a` was left out'],
    [3, 'Check `e` was left out'],
    [3, 'Check 6 was left out'],
  ])
})

test.each([
  ['lookahead', '(?=x)'],
  ['a backreference', '(a)\\1'],
  ['an open group', '(a'],
])('%s is no RE2: reported, and the others run', async (_what, pattern) => {
  const library = await libraryOf({
    '.skills/s.md': skillText(
      `description: d\nchecks:\n  - { id: bad, pattern: '${pattern}', message: m }\n  - { id: good, pattern: a, message: m }`,
    ),
  })
  const report = await runChecks([addedFile('a.ts', 'a')], library.checks())
  expect(report.hits.map((hit) => hit.check.id)).toEqual(['good'])
  expect(report.diagnostics).toEqual([
    expect.objectContaining({
      level: 'error',
      message: expect.stringMatching(/`bad` does not run.*RE2/),
    }),
  ])
})

test('patterns that take a backtracking engine for ever end in time', async () => {
  const report = await run(check("pattern: '^(a+)+$'"), [
    addedFile('a.ts', `${'a'.repeat(9_000)}!`),
  ])
  expect(report.hits).toEqual([])
})

test('invisible characters and other planes can be matched', async () => {
  const file = addedFile('a.ts', 'ok\nif (x\u202e) y\n\u{1F600}')
  const report = await run(check(String.raw`pattern: '[\x{202A}-\x{202E}]|\x{1F600}'`), [file])
  expect(places(report)).toEqual(['a.ts:2', 'a.ts:3'])
})

test('a rule that hits everywhere is cut per file, and says so', async () => {
  const file = addedFile('a.ts', 'x\n'.repeat(500).trimEnd())
  const report = await run(check('pattern: x'), [file, addedFile('b.ts', 'x')])
  expect(report.hits).toHaveLength(21)
  expect(report.diagnostics).toEqual([
    expect.objectContaining({ message: expect.stringContaining('hits 500 added lines of `a.ts`') }),
  ])
})

test('a line beyond the bound is matched as far as it goes and never fixed', async () => {
  const file = addedFile('a.js', `${'bad '.repeat(5_000)}end`)
  const report = await run(check("pattern: 'bad', fix: 'good'"), [file])
  expect(report.hits.map(({ fix }) => fix)).toEqual([null])
  expect((await run(check("pattern: 'end$'"), [file])).hits).toEqual([])
})

test('binaries and files without hunks are passed over', async () => {
  const binary: ChangedFile = { ...addedFile('a.bin', 'x'), kind: 'binary' }
  expect((await run(check('pattern: x'), [binary])).hits).toEqual([])
})
