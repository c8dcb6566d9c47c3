import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseAttributes } from '../../src/core/change/attributes.ts'
import { parseConfig } from '../../src/core/config.ts'
import { readSkill } from '../../src/core/skills/readSkill.ts'
import { parseCommand } from '../../src/core/threads/command.ts'
import {
  readFindingMarker,
  readReplyMarker,
  readStateMarker,
} from '../../src/core/threads/markers.ts'
import { reviewState } from '../../src/core/threads/state.ts'
import { configNames, parseSettings, settingNames } from '../../src/settings.ts'
import { textsOf, tries } from '../support/fuzz.ts'

const yaml = [
  ...['---\n', '---js\n', '--- yaml\n', '...\n', '\n', ': ', '- ', '  ', '\t', '#', '|\n', '>-\n'],
  ...[
    '&a ',
    '*a',
    '!!js/function ',
    '<<: ',
    '? ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '"',
    "'",
    '\uFEFF',
    '\r\n',
  ],
]

const place = {
  origin: 'repository',
  location: '.skills/a.md',
  file: 'a.md',
  folder: null,
  root: '.skills',
} as const

test('front matter: a skill, or none and an error that says why', () => {
  const skills = textsOf(
    ...yaml,
    ...['name', 'description', 'globs', 'checks', 'id', 'pattern', 'test_cases', 'metadata'],
    ...['priority: 1\n', 'requires: [a]\n', 'description: d\n', '(?<a>', 'severity: high\n'],
  )
  fc.assert(
    fc.property(skills, (text) => {
      const { skill, diagnostics } = readSkill(new TextEncoder().encode(`---\n${text}`), place)
      const errors = diagnostics.filter(({ level }) => level === 'error')
      if (skill === null) expect(errors).not.toEqual([])
      for (const { message } of diagnostics) expect(message.length).toBeGreaterThan(10)
    }),
    tries,
  )
})

test('config: settings and rules, or a problem with file and line', () => {
  const config = textsOf(
    ...yaml,
    ...configNames.map((name) => `\n${name}: `),
    ...[
      '\nbots: ',
      '\nauthors: ',
      '\npins: ',
      '\nprices: ',
      '\nmax-cost-per-day-usd: ',
      'true',
      '1',
    ],
  )
  fc.assert(
    fc.property(config, (text) => {
      const result = parseConfig(text, '.github/skill-review.yml', configNames)
      if (!result.ok) {
        expect(result.problem).toMatch(/^\.github\/skill-review\.yml:\d+: ./)
        return
      }
      for (const warning of result.config.warnings)
        expect(warning).toMatch(/^\.github\/skill-review\.yml:\d+: ./)
      const settings = parseSettings({}, result.config.settings)
      if (!settings.ok) expect(settings.problems.join()).toMatch(/^`[a-z-]+` is .*; allowed: ./)
    }),
    tries,
  )
})

test('inputs: settings, or a problem that names the input and what is allowed', () => {
  const values = textsOf(
    'true',
    'high',
    '1',
    '-',
    '/',
    '*',
    '!',
    ',',
    '[',
    ']',
    '{',
    '}',
    '\n',
    ' ',
  )
  fc.assert(
    fc.property(fc.constantFrom(...settingNames), values, (name, value) => {
      const result = parseSettings({ [name]: value })
      if (!result.ok)
        expect(result.problems.join()).toMatch(new RegExp(`^\`${name}\` is .*; allowed: .`, 's'))
    }),
    tries,
  )
})

test('commands: none, one, or a problem with the form', () => {
  const comments = textsOf(
    ...[
      '/review',
      ' ',
      '\n',
      '\t',
      '> ',
      '```',
      '~~~',
      '<!--',
      '-->',
      'full',
      'dismiss',
      'explain',
    ],
    ...[
      'skill=',
      'paths=',
      'effort=',
      'budget=',
      'dry-run',
      '1a2b3c4d',
      '`',
      '$',
      ',',
      '=',
      '-1',
      '1e9',
    ],
  )
  fc.assert(
    fc.property(comments, (text) => {
      const result = parseCommand(`/review ${text}`, '/review')
      expect(result).not.toBeNull()
      if (result?.ok === false) expect(result.problem).toContain('/review')
    }),
    tries,
  )
})

test('markers: none, ours, or a problem', () => {
  const bodies = textsOf(
    ...['<!-- skill-review:finding ', '<!-- skill-review:state ', '<!-- skill-review:reply '],
    ...[' -->', '-->', '1 ', '2 ', '0a1b2c3d ', 'e30', 'eyJhIjoxfQ', '\n', '>', 'AAAA'],
  )
  fc.assert(
    fc.property(bodies, (body) => {
      const read = [
        readFindingMarker(body),
        readReplyMarker(body),
        readStateMarker(body, reviewState),
      ]
      for (const marker of read)
        if (marker?.ok === false) expect(marker.problem).toMatch(/^it(s| holds) ./)
    }),
    tries,
  )
})

test('.gitattributes: something is said, or nothing', () => {
  const texts = textsOf(
    '*.ts ',
    '"',
    '\\',
    'diff',
    '-',
    '!',
    '=',
    'linguist-generated',
    '[',
    '{',
    '\n',
    '**',
  )
  fc.assert(
    fc.property(texts, (text) => {
      const said = Object.values(parseAttributes([{ folder: '', text }])('src/a.ts'))
      for (const one of said) expect([true, false, null]).toContain(one)
    }),
    tries,
  )
})
