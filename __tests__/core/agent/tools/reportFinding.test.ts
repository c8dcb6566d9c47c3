import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { defineTool } from '../../../../src/core/agent/bindTool.ts'
import { reportFindingTool } from '../../../../src/core/agent/tools/reportFinding.ts'
import { openChange } from './reporting.ts'

const before = {
  'src/cart.ts': [
    'export function total(items) {',
    '  let sum = 0',
    '  for (let i = 0; i < items.length; i++) {',
    '    check(items[i])',
    '    sum += items[i].price',
    '  }',
    '  return sum',
    '}',
    '',
    'export const one = 1',
    'export const two = 2',
    'export const three = 3',
    '',
  ].join('\n'),
  'src/user.ts': 'total([])\n',
  'src/gone.ts': 'old()\n',
}
const after = {
  'src/gone.ts': null,
  'src/cart.ts': before['src/cart.ts']
    .replace('i < items', 'i <= items')
    .replace('    check(items[i])\n', ''),
}
const loop = '  for (let i = 0; i <= items.length; i++) {'
const claim = {
  path: 'src/cart.ts',
  quote: loop,
  severity: 'high',
  category: 'correctness',
  confidence: 'high',
  title: 'The loop reads one element past the end.',
  body: 'With one item, items[1] is undefined and .price throws.',
}

let change: Awaited<ReturnType<typeof openChange>>
beforeAll(async () => {
  change = await openChange(before, after)
})
afterAll(async () => {
  await change.close()
  await rm(change.built.dir, { recursive: true })
})

test('a finding is anchored by its quote, whatever number came with it', async () => {
  const { report, found } = change.question()
  const said = await report({ ...claim, quote: 'i <= items.length', line: 77 })
  expect(said).toEqual({
    isError: false,
    text: expect.stringMatching(/^Recorded as [0-9a-f]{8} at src\/cart\.ts:3\.$/),
  })
  expect(found).toMatchObject([
    {
      line: 3,
      start_line: 3,
      side: 'RIGHT',
      quote: loop,
      title: 'The loop reads one element past the end',
      published: 'inline',
      suggestion: null,
    },
  ])
})

test('the answer names all lines the comment will stand on', async () => {
  const { report } = change.question()
  const said = await report({ ...claim, quote: `${loop}\n    sum += items[i].price` })
  expect(said.text).toMatch(/ at src\/cart\.ts:3-4\.$/)
})

describe('what is wrong comes back with how to mend it', () => {
  const refused = async (said: object) => {
    const { report, found } = change.question()
    const answer = await report({ ...claim, ...said })
    expect(answer.isError).toBe(true)
    expect(found).toHaveLength(0)
    return answer.text
  }

  test('a path that is not in the change, with the nearest one that is', async () => {
    expect(await refused({ path: 'src/carts.ts' })).toContain('Did you mean `src/cart.ts`?')
  })

  test('a fault in a file outside the diff: the changed line that causes it is asked for', async () => {
    expect(await refused({ path: 'src/user.ts', quote: 'total([])' })).toContain(
      'quote the changed line that causes it',
    )
  })

  test('E02 code that is not in the diff, parroted from an older comment', async () => {
    expect(await refused({ quote: 'eval(items)' })).toContain('has no line `eval(items)`')
  })

  test('E02 code that the change has removed, unless its removal is the fault', async () => {
    expect(await refused({ quote: 'check(items[i])' })).toContain('`side: LEFT`')
    const { report, found } = change.question()
    const said = await report({ ...claim, quote: 'check(items[i])', side: 'LEFT' })
    expect(said.text).toMatch(/ at src\/cart\.ts:4 of the base version\.$/)
    expect(found).toMatchObject([{ side: 'LEFT', line: 4 }])
  })

  test('E23 code that the change does not touch, with the changed line that is near', async () => {
    const text = await refused({ quote: 'export function total(items) {' })
    expect(text).toContain('That code is not changed here.')
    expect(text).toContain('perhaps `for (let i = 0; i < items.length; i++) {`')
  })

  test('unknown severity, with the ones there are', async () => {
    expect(await refused({ severity: 'blocker' })).toMatch(/severity/)
  })

  test('a skill that was never offered', async () => {
    expect(await refused({ skill: 'made-up' })).toContain('There is no skill `made-up`')
  })

  test.each([
    'LGTM',
    'Good use of const here',
    'Looks good to me',
    'No issues found',
    'The change is fine',
  ])('E16 praise: %s', async (title) => {
    expect(await refused({ title })).toContain('A finding states a fault')
  })

  test('E16 taste without a rule behind it', async () => {
    expect(await refused({ category: 'style', severity: 'low' })).toContain(
      'name its `skill` and `rule`',
    )
  })
})

test('E16 of two faults, four praises and six nits the two faults are taken', async () => {
  const { report, found } = change.question()
  await report(claim)
  await report({
    ...claim,
    category: 'data',
    title: 'An empty cart is NaN',
    quote: 'check(items[i])',
    side: 'LEFT',
  })
  for (const title of ['Nice refactoring', 'LGTM', 'No issues', 'Good naming of the loop'])
    await report({ ...claim, title })
  for (let nit = 0; nit < 6; nit += 1)
    await report({ ...claim, category: 'style', severity: 'low', title: `Prefer forEach (${nit})` })
  expect(found.map(({ category }) => category)).toEqual(['correctness', 'data'])
})

test('a finding that rests on a skill carries its hash', async () => {
  const { report, found } = change.question()
  await report({ ...claim, category: 'style', skill: 'security', rule: 'bounds' })
  expect(found[0]?.skill).toEqual({ name: 'security', rule: 'bounds', hash: 'abc' })
})

test('E04 the same finding twice is answered in one line and kept once', async () => {
  const { report, found } = change.question()
  await report(claim)
  const again = await report({ ...claim, confidence: 'low', title: claim.title.toUpperCase() })
  expect(again).toEqual({
    isError: false,
    text: `Already recorded as ${found[0]?.id}; nothing to add.`,
  })
  expect(found).toHaveLength(1)
})

test('two causes on one line are two findings', async () => {
  const { report, found } = change.question()
  await report(claim)
  await report({
    ...claim,
    category: 'performance',
    title: 'Length is read on each pass',
    body: 'Slow.',
  })
  expect(new Set(found.map(({ id }) => id)).size).toBe(2)
})

test('after three tries a finding is taken without a line rather than lost', async () => {
  const { report, found } = change.question()
  const bad = { ...claim, quote: 'for (const item of things) {' }
  expect([(await report(bad)).isError, (await report(bad)).isError]).toEqual([true, true])
  expect(await report(bad)).toMatchObject({
    isError: false,
    text: expect.stringContaining('stand in the summary'),
  })
  expect(found).toMatchObject([
    { line: null, start_line: null, published: 'summary', path: 'src/cart.ts' },
  ])
})

test.each(['src/user.ts', 'src/gone.ts'])(
  'so is one in %s, of which the change shows no such line',
  async (path) => {
    const { report, found } = change.question()
    for (let times = 0; times < 3; times += 1) await report({ ...claim, path, quote: 'nowhere()' })
    expect(found).toMatchObject([{ path, line: null }])
  },
)

test('a file that does not exist is refused for ever', async () => {
  const { report, found } = change.question()
  for (let times = 0; times < 5; times += 1) await report({ ...claim, path: 'no/such.py' })
  expect(found).toHaveLength(0)
})

describe('suggestions', () => {
  const mended = loop.replace('<=', '<')

  test('one that applies and parses is kept whole', async () => {
    const { report, found } = change.question()
    expect((await report({ ...claim, suggestion: mended })).isError).toBe(false)
    expect(found[0]?.suggestion).toBe(mended)
  })

  test.each([
    ['E11 one that changes nothing', loop],
    ['E10 one that breaks the file', '  for (let i = 0; i < items.length; i++) { {'],
  ])('%s comes back once, then the finding is kept without it', async (_, suggestion) => {
    const { report, found } = change.question()
    const first = await report({ ...claim, suggestion })
    expect(first).toMatchObject({
      isError: true,
      text: expect.stringContaining('The suggestion does not work'),
    })
    expect(found).toHaveLength(0)
    const second = await report({ ...claim, suggestion })
    expect(second).toMatchObject({
      isError: false,
      text: expect.stringContaining('without the suggestion'),
    })
    expect(found).toMatchObject([{ suggestion: null, line: 3 }])
  })

  test('E25 one may have more lines than it replaces', async () => {
    const { report, found } = change.question()
    const suggestion = `  const count = items.length\n${loop.replace('<= items.length', '< count')}`
    await report({ ...claim, suggestion })
    expect(found[0]?.suggestion).toBe(suggestion)
  })

  test('E24 a finding without one is a finding', async () => {
    const { report, found } = change.question()
    await report(claim)
    expect(found).toHaveLength(1)
  })
})

test('a conversation that judges claims raises none', async () => {
  const { report } = change.verification([])
  expect(await report(claim)).toMatchObject({
    isError: true,
    text: expect.stringContaining('report_verdict'),
  })
})

test('the schema tells the model every word it may use, in few words', () => {
  const { input_schema, description } = defineTool(reportFindingTool)
  expect(input_schema).toMatchObject({
    type: 'object',
    required: ['path', 'quote', 'severity', 'category', 'confidence', 'title', 'body'],
    properties: { severity: { enum: ['critical', 'high', 'medium', 'low'] } },
  })
  expect(JSON.stringify(input_schema).length + description.length).toBeLessThan(2_700)
})
