import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { configNames, parseSettings, settingNames } from '../src/settings.ts'

const settings = (inputs: Record<string, string>, config: Record<string, string> = {}) => {
  const result = parseSettings(inputs, config)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.settings
}

test('the defaults are the contract’s', () => {
  expect(settings({})).toMatchObject({
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    effort: 'medium',
    mode: 'review',
    'dry-run': false,
    'skills-path': ['.skills', 'skills', '.agents/skills', '.claude/skills', '.github/skills'],
    'skills-ref': 'base',
    trigger: '/review',
    'min-severity': 'low',
    'max-comments': 20,
    'fail-on': 'none',
    'max-cost-usd': 2,
    'timeout-minutes': 15,
    'check-run': 'auto',
    language: 'en',
    config: '.github/skill-review.yml',
  })
})

test.each([
  ['effort', 'hard', '`effort` is "hard"; allowed: one of `low`, `medium`, `high`.'],
  ['max-comments', '1.5', '`max-comments` is "1.5"; allowed: a whole number from 0 to 500.'],
  ['max-cost-usd', '0', '`max-cost-usd` is "0"; allowed: a number above 0.'],
  ['dry-run', 'maybe', '`dry-run` is "maybe"; allowed: one of'],
  ['shard', '3', '`shard` is "3"; allowed: i/n, such as 2/5.'],
])('%s: %s is refused with name, value and what is allowed', (name, value, message) => {
  const result = parseSettings({ [name]: value })
  expect(result.ok).toBe(false)
  if (!result.ok) expect(result.problems.join('\n')).toContain(message)
})

test('the workflow wins over the config file, and an empty input says nothing', () => {
  expect(
    settings({ effort: 'low', language: '' }, { effort: 'high', language: 'de' }),
  ).toMatchObject({
    effort: 'low',
    language: 'de',
  })
})

test.each([
  ['one a line', 'src/**\n  !src/gen/**  \n\n'],
  ['commas', 'src/**, !src/gen/**'],
  ['the text of a list', '[\'src/**\', "!src/gen/**"]'],
  ['a YAML block list', '- src/**\n- !src/gen/**'],
])('G05 a list may be written as %s', (_form, text) => {
  expect(settings({ paths: text }).paths).toEqual(['src/**', '!src/gen/**'])
})

test('a comma inside braces belongs to the glob', () => {
  expect(settings({ paths: 'src/**/*.{ts,tsx},docs/**' }).paths).toEqual([
    'src/**/*.{ts,tsx}',
    'docs/**',
  ])
})

test('a file in the repository cannot choose the endpoint, the trusted ref or itself', () => {
  for (const name of ['anthropic-base-url', 'provider', 'skills-ref', 'config', 'mode'])
    expect(configNames).not.toContain(name)
})

test('action.yml names every setting, and its descriptions state the defaults', () => {
  const action = parse(readFileSync(join(import.meta.dirname, '..', 'action.yml'), 'utf8')) as {
    inputs: Record<string, { description: string; default?: string }>
  }
  const defaults = settings({})
  for (const name of settingNames) {
    if (name === 'builtin') continue // only the config file says it
    const input = action.inputs[name]
    expect([name, input === undefined]).toEqual([name, false])
    expect([name, input?.default]).toEqual([name, undefined])
    const value: unknown = defaults[name]
    const shown = Array.isArray(value) ? value : value === '' ? [] : [String(value)]
    for (const text of shown) expect(input?.description).toContain(`\`${text}\``)
  }
})
