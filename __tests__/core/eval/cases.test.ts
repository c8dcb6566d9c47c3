import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { parseCases } from '../../../src/core/eval/cases.ts'

const fault = { path: 'a.ts', lines: [3, 5], severity: 'high', description: 'It throws.' }
const parse = (data: unknown) => parseCases(JSON.stringify(data))

function setOf(data: unknown) {
  const read = parse(data)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.set
}

function problemsOf(data: unknown): string {
  const read = parse(data)
  if (read.ok) throw new Error('it was taken')
  return read.problems.join('\n')
}

test('what a case leaves out has a default', () => {
  expect(setOf({ cases: [{ id: 'a', labels: [fault] }] })).toEqual({
    line_tolerance: 5,
    severity_weights: { critical: 5, high: 3, medium: 2, low: 1 },
    cases: [
      {
        id: 'a',
        base: 'base',
        head: 'head',
        title: '',
        body: '',
        clean: false,
        labels: [{ ...fault, also: [], accept: false }],
      },
    ],
  })
})

test('a file may hold one case by itself', () => {
  expect(setOf({ id: 'a', clean: true }).cases).toHaveLength(1)
})

test('a single line is a range of one', () => {
  const { cases } = setOf({ id: 'a', labels: [{ ...fault, lines: 7 }] })
  expect(cases[0]?.labels[0]?.lines).toEqual([7, 7])
})

test.each([
  ['no list of anything', 'a text', 'cases.0: '],
  ['an unknown field', { id: 'a', clean: true, repo: '.' }, 'repo'],
  [
    'a fault without lines',
    { id: 'a', labels: [{ ...fault, lines: undefined }] },
    'lines: a label needs it',
  ],
  [
    'lines the wrong way round',
    { id: 'a', labels: [{ ...fault, lines: [5, 3] }] },
    'the first line comes before the last',
  ],
  ['a severity there is not', { id: 'a', labels: [{ ...fault, severity: 'huge' }] }, 'severity'],
  [
    'no label and not clean',
    { id: 'a', labels: [{ description: 'x', accept: true }] },
    'say `clean: true`',
  ],
  ['faults in a clean case', { id: 'a', clean: true, labels: [fault] }, 'take one of the two away'],
  [
    'an id twice',
    {
      cases: [
        { id: 'a', clean: true },
        { id: 'a', clean: true },
      ],
    },
    'two cases `a`',
  ],
  ['no case at all', { cases: [] }, 'cases'],
])('%s is refused', (_, data, problem) => {
  expect(problemsOf(data)).toContain(problem)
})

const foreign = {
  schema: 1,
  severity_weights: { critical: 8, high: 4, medium: 2, low: 1 },
  matching: { line_tolerance: 3, rule: 'words' },
  cases: [
    {
      id: 'a',
      kind: 'bug',
      source: { repo: 'o/r', base: 'abc', head: 'def' },
      pr: { title: 'T', body: 'B' },
      goldens: [
        {
          id: 'g1',
          file: 'a.ts',
          start_line: 3,
          end_line: 5,
          severity: 'high',
          category: 'security',
          also: [{ file: 'b.ts', start_line: 1, end_line: 2 }],
          description: 'It throws.',
          evidence: 'seen',
        },
      ],
      acceptable: [
        { description: 'No tests.' },
        { file: 'a.ts', description: 'A name.' },
        { file: 'a.ts', start_line: 1, end_line: 2, description: 'A comment.' },
      ],
    },
    { id: 'b', kind: 'clean', pr: { title: 'T2', body: '' }, goldens: [], acceptable: [] },
  ],
}

test('the shape with goldens means the same, over prepared repositories with the branches base and head', () => {
  expect(setOf(foreign)).toEqual({
    line_tolerance: 3,
    severity_weights: { critical: 8, high: 4, medium: 2, low: 1 },
    cases: [
      {
        id: 'a',
        base: 'base',
        head: 'head',
        title: 'T',
        body: 'B',
        clean: false,
        labels: [
          {
            id: 'g1',
            path: 'a.ts',
            lines: [3, 5],
            severity: 'high',
            category: 'security',
            also: [{ path: 'b.ts', lines: [1, 2] }],
            description: 'It throws.',
            accept: false,
          },
          { description: 'No tests.', also: [], accept: true },
          { path: 'a.ts', description: 'A name.', also: [], accept: true },
          { path: 'a.ts', lines: [1, 2], description: 'A comment.', also: [], accept: true },
        ],
      },
      expect.objectContaining({ id: 'b', clean: true, title: 'T2', labels: [] }),
    ],
  })
})

test('the other shape is held to the same rules', () => {
  const [first] = foreign.cases
  const golden = { ...first?.goldens[0], severity: 'huge' }
  expect(problemsOf({ cases: [{ ...first, goldens: [golden] }] })).toContain('severity')
})

test('the example of the documentation is one', async () => {
  const [, example = ''] =
    /```json\n([\s\S]*?)```/.exec(await readFile('docs/eval.md', 'utf8')) ?? []
  expect(setOf(JSON.parse(example)).cases.map(({ id }) => id)).toEqual(['discounts', 'rename'])
})
