import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Command, parseCommand } from '../../../src/core/threads/command.ts'
import { commandHelp, describeCommand } from '../../../src/core/threads/commandHelp.ts'

const read = (body: string, trigger = '/review') => parseCommand(body, trigger)
const command = (body: string): Command => {
  const result = read(body)
  if (result?.ok !== true) throw new Error(`no command: ${result?.problem}`)
  return result.command
}
const problem = (body: string): string => {
  const result = read(body)
  if (result === null || result.ok) throw new Error(`${body} was understood`)
  return result.problem
}
const plain = {
  kind: 'review',
  scope: null,
  skills: [],
  paths: [],
  effort: null,
  budget: null,
  dryRun: false,
  focus: '',
}

describe('the whole grammar', () => {
  test.each([
    ['/review', plain],
    ['/review full', { ...plain, scope: 'full' }],
    ['/review incremental dry-run', { ...plain, scope: 'incremental', dryRun: true }],
    [
      '/review skill=a,b paths=src/**,*.{ts,tsx} effort=high budget=1.50',
      {
        ...plain,
        skills: ['a', 'b'],
        paths: ['src/**', '*.{ts,tsx}'],
        effort: 'high',
        budget: 1.5,
      },
    ],
    [
      '/review budget=$2 the retry logic effort=low please',
      { ...plain, budget: 2, effort: 'low', focus: 'the retry logic please' },
    ],
    ['/review check that a=b holds', { ...plain, focus: 'check that a=b holds' }],
    ['/REVIEW   Full', { ...plain, scope: 'full' }],
    ['/review help', { kind: 'help' }],
    ['/review skills', { kind: 'skills' }],
    ['/review explain 1a2b3c4d', { kind: 'explain', id: '1a2b3c4d' }],
    ['/review explain `1A2B3C4D`', { kind: 'explain', id: '1a2b3c4d' }],
    ['/review resolve #1a2b3c4d', { kind: 'resolve', id: '1a2b3c4d' }],
    [
      '/review dismiss 1a2b3c4d it is  generated',
      { kind: 'dismiss', id: '1a2b3c4d', reason: 'it is generated' },
    ],
  ])('%s', (body, expected) => {
    expect(command(body)).toEqual(expected)
  })
})

describe('a slip is answered with the right form', () => {
  test.each([
    ['/review dismiss 1a2b3c4d', '/review dismiss ID REASON'],
    ['/review dismiss the first one', '/review dismiss ID REASON'],
    ['/review explain', '/review explain ID'],
    ['/review resolve 1a2b3c4d now', '/review resolve ID'],
    ['/review help me', '/review help'],
    ['/review fulll', 'did you mean `/review full`'],
    ['/review explian 1a2b3c4d', 'did you mean `/review explain`'],
    ['/review efort=high', '`efort=` is not an option'],
    ['/review constructor=1', '`constructor=` is not an option'],
    ['/review effort=huge', 'one of low, medium, high'],
    ['/review budget=0', 'above 0'],
    ['/review budget=-1', 'above 0'],
    ['/review budget=lots', 'above 0'],
    ['/review skill=a,', 'commas between them'],
    ['/review skill= a', 'commas between them'],
    ['/review paths=', 'commas between them'],
    ['/review effort=low effort=high', 'given twice'],
    ['/review dry-run=yes', 'takes no value'],
    [`/review ${'word '.repeat(200)}`, 'at most 500'],
  ])('%s', (body, wanted) => {
    expect(problem(body)).toContain(wanted)
    expect(problem(body)).toContain('/review ')
  })
})

describe('where a command counts', () => {
  test.each([
    ['the first word of the comment', '/review full'],
    ['the first word of a line', 'Thanks!\n\n/review full\n'],
    [
      'before a footer that a mail program appends',
      '/review full\r\n\r\n—\r\nReply to this email directly, /review dismiss or view it on GitHub.',
    ],
    [
      'before what another tool appends',
      '/review full\n\n<!-- /review help -->\n<sub>Sent with /review</sub>',
    ],
    ['after a quote and code', '> /review help\n```\n/review skills\n```\n  /review full'],
    [
      'after a fence that is closed by a longer one',
      '```md\n~~~\n/review help\n````\n/review full',
    ],
  ])('%s', (_, body) => {
    expect(command(body)).toMatchObject({ kind: 'review', scope: 'full' })
  })

  test.each([
    ['inside a line', 'Please run /review full'],
    ['in a quote', '> /review full'],
    ['in a nested quote', ' > > /review full'],
    ['in a code fence', '```\n/review full\n```'],
    ['in a fence that is never closed', '~~~\n/review full'],
    ['in indented code', 'See:\n\n    /review full'],
    ['in code', '`/review full`'],
    ['in a hidden comment', '<!--\n/review full\n-->'],
    ['in a hidden comment that is never closed', 'Hi <!--\n/review full'],
    ['as a part of a longer word', '/reviewer full'],
    ['in no comment at all', ''],
  ])('not %s', (_, body) => {
    expect(read(body)).toBeNull()
  })

  test('the trigger is the one that was configured, to the letter', () => {
    expect(read('/ask? full', '/ask?')).toMatchObject({ ok: true, command: { scope: 'full' } })
    expect(read('/as full', '/ask?')).toBeNull()
    expect(read('/review', '/ask?')).toBeNull()
  })
})

test('never throws, and what it understands it can say again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/review',
      'full',
      'dismiss',
      '1a2b3c4d',
      'skill=',
      'paths=a,{b',
      '```',
      '> ',
      '\n',
      '<!--',
      '=',
      'effort=low',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const result = read(pieces.join(' '))
      if (result?.ok === true) expect(describeCommand(result.command)).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

test('a plan is echoed as it was understood', () => {
  expect(
    describeCommand(
      command('/review full skill=go paths=a/** effort=low budget=1 dry-run the cache'),
    ),
  ).toBe('full review, dry run, with go, of a/**, low effort, at most $1.00, looking at: the cache')
  expect(describeCommand(command('/review'))).toBe('review')
  expect(describeCommand(command('/review dismiss 1a2b3c4d meant'))).toBe('dismiss 1a2b3c4d: meant')
})

test('help shows every form, each of which is understood', () => {
  const forms = [...commandHelp('/review').matchAll(/^\| `(\/review[^`]*)`/gm)].map(
    ([, form = '']) => form,
  )
  expect(forms).toHaveLength(9)
  for (const form of forms) expect(read(form.replace('ID', '1a2b3c4d'))).toMatchObject({ ok: true })
})
