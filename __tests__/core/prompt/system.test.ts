import { expect, test } from '@jest/globals'
import { estimateTokens } from '../../../src/core/agent/estimate.ts'
import type { ToolDefinition } from '../../../src/core/agent/messages.ts'
import { categories, confidences, severities } from '../../../src/core/findings/model.ts'
import { buildPrefix, type PrefixOptions } from '../../../src/core/prompt/system.ts'

const tool = (name: string): ToolDefinition => ({
  name,
  description: `The tool ${name}.`,
  input_schema: { type: 'object', properties: {} },
})

const options: PrefixOptions = {
  language: 'en',
  instructions: '',
  catalogue: '<skills>\n- go: Go code\n</skills>',
  tools: [tool('read_file'), tool('load_skill'), tool('finish_review')],
}

const textOf = (given: PrefixOptions) =>
  buildPrefix(given)
    .system.map((block) => block.text)
    .join('\n\n')

test('the same options give the same bytes, whatever order the tools are listed in', () => {
  const shuffled = { ...options, tools: [...options.tools].reverse() }
  expect(JSON.stringify(buildPrefix(shuffled))).toBe(JSON.stringify(buildPrefix({ ...options })))
})

test('nothing in it depends on the day, the machine or the run', () => {
  const text = textOf(options)
  expect(text).not.toMatch(/\b20\d\d\b/)
  expect(text).not.toMatch(/\b[0-9a-f]{7,40}\b/)
  expect(text).not.toContain(process.cwd())
})

test('tools come sorted by name and untouched', () => {
  expect(buildPrefix(options).tools).toEqual([
    tool('finish_review'),
    tool('load_skill'),
    tool('read_file'),
  ])
})

test('the instructions alone stay under 2,500 tokens', () => {
  const tokens = estimateTokens(textOf({ ...options, catalogue: '', instructions: '' }))
  expect(tokens).toBeGreaterThan(1_000)
  expect(tokens).toBeLessThan(2_500)
})

test('every severity, confidence and category the tools take is explained', () => {
  const text = textOf(options)
  for (const word of [...severities, ...confidences, ...categories])
    expect(text).toContain(`- \`${word}\`: `)
})

test('the catalogue comes last, so that a changed skill leaves the rest of the cache alone', () => {
  expect(textOf(options).endsWith('# Skills\n\n<skills>\n- go: Go code\n</skills>')).toBe(true)
})

test('without skills no word is said of loading them', () => {
  const text = textOf({ ...options, catalogue: '' })
  expect(text).not.toMatch(/load_skill|<skills>/)
  expect(text).toContain('2. Read what decides.')
})

test('the team’s instructions and the language are in a block of their own', () => {
  const team = { language: 'pt-BR', instructions: '  We ship on Fridays.\n' }
  const [ours, theirs, ...more] = buildPrefix({ ...options, ...team, catalogue: '' }).system
  expect(more).toEqual([])
  expect(ours).toEqual(buildPrefix({ ...options, catalogue: '' }).system[0])
  expect(theirs?.text).toBe(
    '# Language\n\nWrite titles, bodies and summaries in this language: pt-BR. Code, names and quotes stay as they are.\n\n# What this team asks for\n\nWe ship on Fridays.',
  )
})
