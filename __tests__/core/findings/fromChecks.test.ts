import { describe, expect, test } from '@jest/globals'
import type { Anchor } from '../../../src/core/change/model.ts'
import { findingsFromChecks } from '../../../src/core/findings/fromChecks.ts'
import { runChecks } from '../../../src/core/skills/checks.ts'
import type { Check, Skill } from '../../../src/core/skills/model.ts'
import { addedFile } from '../../support/findings/samples.ts'

const lines = ['const a = 1', 'console.log(a)', 'b()', 'console.log(b)', '']
const file = addedFile('src/a.ts', lines.slice(0, -1))
const readHead = async () => lines.join('\n')
const check: Check = {
  id: 'no-console',
  pattern: 'console\\.log\\((\\w+)\\)',
  globs: [],
  severity: 'low',
  message: 'Debug output is left in. Use the logger, e.g. `log.debug`.',
  not: null,
  fix: 'log.debug($1)',
}
const skill: Skill = {
  name: 'code-style',
  description: 'd',
  tags: ['style'],
  globs: [],
  requires: [],
  pack: [],
  priority: 0,
  version: null,
  compatibility: null,
  deprecated: null,
  hidden: false,
  checks: [check],
  testCases: [],
  origin: 'repository',
  location: '.skills/code-style.md',
  file: '.skills/code-style.md',
  folder: null,
  hash: 'f00',
}
const found = async (said: Partial<Check> = {}, text = readHead) => {
  const { hits } = await runChecks([file], [{ skill, check: { ...check, ...said } }])
  return findingsFromChecks(hits, [file], text)
}

describe('findings of checks', () => {
  test('one for a check and file, on the first line, with the others listed', async () => {
    const place: Anchor & { path: string } = {
      path: 'src/a.ts',
      side: 'RIGHT',
      start_line: 2,
      line: 2,
    }
    expect(await found()).toMatchObject([
      {
        ...place,
        quote: 'console.log(a)',
        title: 'Debug output is left in',
        body: 'Use the logger, e.g. `log.debug`.',
        severity: 'low',
        category: 'style',
        source: 'check',
        skill: { name: 'code-style', rule: 'no-console', hash: 'f00' },
        verification: { verdict: 'confirmed' },
        also: [{ path: 'src/a.ts', line: 4 }],
        id: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    ])
  })

  test('the fix becomes a suggestion when it applies and parses', async () => {
    expect((await found())[0]?.suggestion).toBe('log.debug(a)')
    expect((await found({ fix: 'log.debug($1' }))[0]?.suggestion).toBeNull()
    expect((await found({}, async () => 'another file\n'))[0]?.suggestion).toBeNull()
    expect((await found({ fix: null }))[0]?.suggestion).toBeNull()
  })

  test('a message of one sentence is the title', async () => {
    expect((await found({ message: 'Debug output' }))[0]).toMatchObject({
      title: 'Debug output',
      body: '',
    })
  })

  test('nothing is found where nothing is hit', async () => {
    expect(await found({ pattern: 'nowhere' })).toEqual([])
  })
})
