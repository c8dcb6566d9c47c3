import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderCatalogue } from '../../../src/core/skills/catalogue.ts'
import type { Skill } from '../../../src/core/skills/model.ts'
import { byCodePoint } from '../../../src/core/skills/names.ts'

const skill = (name: string, more: Partial<Skill> = {}): Skill => ({
  name,
  description: 'Use when.',
  tags: [],
  globs: [],
  requires: [],
  pack: [],
  priority: 0,
  version: null,
  compatibility: null,
  deprecated: null,
  hidden: false,
  checks: [],
  testCases: [],
  origin: 'repository',
  location: `.skills/${name}.md`,
  file: `.skills/${name}.md`,
  folder: null,
  hash: '',
  ...more,
})
const many = (count: number, more: (index: number) => Partial<Skill>) =>
  Array.from({ length: count }, (_, i) => skill(`skill-${String(i).padStart(4, '0')}`, more(i)))

test('a line holds name, description, tags and globs', () => {
  const { text, names } = renderCatalogue([
    skill('go', {
      description: 'Use when Go changes.',
      tags: ['go', 'errors'],
      globs: ['**/*.go', 'go.mod'],
    }),
  ])
  expect(text).toBe('<skills>\n- go: Use when Go changes. [go, errors] (**/*.go go.mod)\n</skills>')
  expect(names).toEqual(['go'])
})

test('sorted by code point, not by locale or code unit', () => {
  const names = ['z', 'é', 'a', '\u{1F600}', '\uFF5E', 'B']
  expect(renderCatalogue(names.map((name) => skill(name))).names).toEqual([
    'B',
    'a',
    'z',
    'é',
    '\uFF5E',
    '\u{1F600}',
  ])
})

describe('over budget', () => {
  test('the longest descriptions are cut first, at a word, with a mark', () => {
    const skills = [
      skill('short', { description: 'Short and whole.' }),
      ...many(20, () => ({ description: 'several words '.repeat(60) })),
    ]
    const { text, diagnostics } = renderCatalogue(skills)
    expect(text).toContain('- short: Short and whole.\n')
    expect(text).toMatch(/- skill-0003: (several words ){5,}.*…\n/)
    expect(text.length).toBeGreaterThan(7_600)
    expect(diagnostics).toHaveLength(1)
  })

  test('then tags and globs go, names stay', () => {
    const { text, names } = renderCatalogue(
      many(90, () => ({
        description: 'words '.repeat(20),
        tags: ['a', 'b'],
        globs: ['**/*.{ts,tsx,js,jsx}'],
      })),
    )
    expect(names).toHaveLength(90)
    expect(text).not.toContain('**')
    expect(text).toMatch(/skill-0001: words words/)
  })

  test('then the bundled and the least important are left out, by number and by name', () => {
    const skills = many(1_000, (i) => ({
      origin: i < 300 ? 'bundled' : 'repository',
      priority: i === 999 ? 5 : 0,
    }))
    const { text, names, diagnostics } = renderCatalogue(skills)
    expect(names).toContain('skill-0999')
    expect(names[0]).toBe('skill-0300')
    expect(text).toContain(`(${1_000 - names.length} more skills do not fit here.)`)
    expect(diagnostics[0]?.message).toContain('skill-0000, skill-0001')
    expect(text.length).toBeLessThanOrEqual(8_000)
  })
})

test('whatever the skills: within budget, one line a name, the same for any order', () => {
  const anySkill = fc.record({
    name: fc.string({ minLength: 1, maxLength: 30 }).map((s) => s.replace(/[^a-z0-9]/g, 'x')),
    description: fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
    tags: fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }),
    globs: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
    priority: fc.integer({ min: -5, max: 5 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(anySkill, { maxLength: 80, selector: ({ name }) => name }),
      (list) => {
        const skills = list.map(({ name, ...more }) => skill(name, more))
        const { text, names } = renderCatalogue(skills, 2_000)
        expect(renderCatalogue(skills.toReversed(), 2_000).text).toBe(text)
        expect(text.length).toBeLessThanOrEqual(2_000)
        expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(names.length)
        expect(names).toEqual([...names].sort(byCodePoint))
        expect(text).not.toMatch(/<(?!\/?skills>)/)
      },
    ),
    { numRuns: 200 },
  )
})
