import { describe, expect, test } from '@jest/globals'
import type { ModelRequest } from '../../../src/core/agent/messages.ts'
import type { Model } from '../../../src/core/agent/model.ts'
import { modelJudge } from '../../../src/core/skills/testing/testJudge.ts'
import { testSkill } from '../../../src/core/skills/testing/testSkill.ts'
import { libraryOf, skillText } from '../../support/skills/library.ts'
import { scriptedModel } from '../../support/skills/model.ts'

async function run(yaml: string, model: Model | null = null) {
  const library = await libraryOf({
    '.skills/s.md': skillText(`description: d\n${yaml}`, 'The rules.'),
  })
  const [skill] = library.skills
  if (skill === undefined) throw new Error('the skill of this test does not load')
  const judge =
    model === null ? null : modelJudge(model, 's', 'The rules.', new AbortController().signal)
  const results = await testSkill(skill, judge)
  return results.map(({ status, reason }) => (reason === '' ? status : `${status}: ${reason}`))
}

const checks = String.raw`checks:
  - { id: print, pattern: 'print\((\w+)\)', fix: 'log($1)', message: m, globs: ['*.py'] }
  - { id: eval, pattern: 'eval', message: m }`

describe('by the checks alone', () => {
  test('flag, clean, fixed code', async () => {
    const cases = `test_cases:
  - { input: print(a), expect: flag, path: a.py }
  - { input: print(a), expect: clean, path: a.go }
  - { input: "x\\nprint(a)", expect: "x\\nlog(a)\\n", lang: python }
  - { input: print(a), expect: clean, path: a.py }
  - { input: print(a), expect: out(a), path: a.py }
  - { input: eval(a), expect: fixed, path: a.py }
  - { input: other(a), expect: flag, path: a.py }`
    expect(await run(`${checks}\n${cases}`)).toEqual([
      'ok',
      'ok',
      'ok',
      'failed: flagged by `print` in line 1',
      'failed: the fix gives: log(a)',
      'failed: flagged by `eval` in line 1, which has no fix',
      'skipped: no check can tell, and there is no model to ask',
    ])
  })

  test('a skill without checks is skipped, not passed', async () => {
    expect(await run('test_cases: [{ input: a, expect: clean }]')).toEqual([
      'skipped: no check can tell, and there is no model to ask',
    ])
  })

  test('the code of the essays: a list of cases with input and fixed code, folded and plain', async () => {
    const library = await libraryOf({
      '.skills/python-typehints.md': skillText(
        'description: d\ntest_cases:\n  - input: "def add(a, b): return a + b"\n    expect: "def add(a: int, b: int) -> int: ..."\n  - input: |\n      def f():\n        pass\n    expect: clean\n  - input: x',
      ),
    })
    expect(library.skills[0]?.testCases).toEqual([
      {
        input: 'def add(a, b): return a + b',
        expect: 'def add(a: int, b: int) -> int: ...',
        lang: null,
        path: null,
      },
      { input: 'def f():\n  pass', expect: 'clean', lang: null, path: null },
    ])
    expect(library.diagnostics).toEqual([expect.objectContaining({ line: 3 })])
  })
})

describe('with a model for the rest', () => {
  const cases = (expected: string) =>
    `test_cases: [{ input: "a = 1", expect: ${expected}, path: a.py }]`
  const verdict = (verdict: string, fixed = '') =>
    JSON.stringify({ verdict, reason: 'because', fixed })

  test.each([
    ['flag', verdict('flag'), 'ok'],
    ['flag', verdict('clean'), 'failed: the model says clean: because'],
    ['clean', `Here: \`\`\`json\n${verdict('clean')}\n\`\`\``, 'ok'],
    ['clean', verdict('flag'), 'failed: the model says flag: because'],
    ['"a: int = 1"', verdict('flag', 'a: int = 1\n'), 'ok'],
    ['"a: int = 1"', verdict('flag', 'a = 2'), "failed: the model's fix is: a = 2"],
    ['flag', 'Sorry.', 'failed: the model did not answer as asked: Sorry.'],
  ])('%s against %j: %s', async (expected, reply, result) => {
    expect(await run(cases(expected), scriptedModel([reply]).model)).toEqual([result])
  })

  test('the model is not asked what checks can tell, and gets skill and code apart', async () => {
    const { model, requests } = scriptedModel([verdict('flag')])
    const both = `${checks}\ntest_cases:\n  - { input: eval(a), expect: flag, path: a.py }\n  - { input: b, expect: flag, path: b.py }`
    expect(await run(both, model)).toEqual(['ok', 'ok'])
    expect(requests).toHaveLength(1)
    const [request] = requests as [ModelRequest]
    expect(request.system[0]?.text).toContain('<skill>\nThe rules.\n</skill>')
    expect(JSON.stringify(request.messages)).toContain('<code path=\\"b.py\\">\\nb\\n</code>')
  })
})
