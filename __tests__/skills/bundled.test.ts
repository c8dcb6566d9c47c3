import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { estimateTokens } from '../../src/core/agent/estimate.ts'
import type { ChangedFile } from '../../src/core/change/model.ts'
import { runChecks } from '../../src/core/skills/checks.ts'
import type { Skill } from '../../src/core/skills/model.ts'
import { readSkill } from '../../src/core/skills/readSkill.ts'

const names = readdirSync('skills').sort()

test('the bundled skills are the ones the product promises', () => {
  expect(names).toEqual([
    'api-compatibility',
    'code-style',
    'concurrency',
    'correctness',
    'database-migrations',
    'dependencies',
    'error-handling',
    'github-actions',
    'go',
    'java',
    'performance',
    'python',
    'security',
    'tests',
    'trojan-source',
    'typescript',
  ])
})

describe.each(names)('%s', (name) => {
  const { skill, body, diagnostics } = read(name)

  test('loads without a diagnostic, under its folder’s name', () => {
    expect(diagnostics).toEqual([])
    expect(skill.name).toBe(name)
    expect(skill.version).not.toBeNull()
  })

  test('says in one short line when to load it', () => {
    expect(skill.description).toMatch(/\buse (only|when)\b/i)
    expect(skill.description).not.toContain('\n')
    expect(skill.description.length).toBeLessThanOrEqual(160)
  })

  test('has a body of 500 to 2,000 tokens', () => {
    const tokens = estimateTokens(body)
    expect(tokens).toBeGreaterThanOrEqual(500)
    expect(tokens).toBeLessThanOrEqual(2_000)
  })

  test('says what never to report and how severe what is', () => {
    expect(body).toContain('\n## Never report\n')
    expect(body).toContain('\n## Severity\n')
  })

  test('shows what is wrong in code, with its mend or what follows from it', () => {
    expect(body).toMatch(/^```/m)
    expect(body).toMatch(/\bbad\b/)
  })

  test('asks for nothing that a reviewer who only reads cannot do', () => {
    expect(body).not.toMatch(
      /\bgh (pr|api)\b|\bgit (diff|log|show)\b|\brun the tests\b|sub-?agent/i,
    )
  })

  test('each check begins with a sentence short enough for a title', () => {
    for (const { message } of skill.checks) {
      const [title = '', ...rest] = message.split(/(?<=[.!?]) (?=[^a-z])/)
      expect(title.length).toBeLessThanOrEqual(80)
      expect(rest).not.toEqual([])
    }
  })

  test('hides nothing in its own text', () => {
    expect(readText(name)).not.toMatch(/[\p{Cf}\p{Co}\u3164\uFFA0\u115F\u1160]/u)
  })

  test('each check flags one of the test cases and no clean one', async () => {
    const flagging = new Set<string>()
    for (const testCase of skill.testCases) {
      const hits = await checkIds(skill, testCase.path ?? '', testCase.input)
      if (testCase.expect === 'clean') expect({ testCase, hits }).toEqual({ testCase, hits: [] })
      else for (const id of hits) flagging.add(id)
    }
    expect([...flagging].sort()).toEqual(skill.checks.map((check) => check.id).sort())
  })
})

describe('checks leave ordinary code alone', () => {
  const checks = names
    .map(read)
    .flatMap(({ skill }) => skill.checks.map((check) => ({ skill, check })))
  test.each([
    ['a.ts', 'const KEY = /-----BEGIN (RSA )?PRIVATE KEY-----/'],
    ['a.ts', "it('runs only once', () => {"],
    ['a.test.ts', '  expect(screen.getByText("Save"));'],
    ['a.test.ts', '  expect(() => parse("x")).toThrow();'],
    ['a.ts', 'list.forEach((item) => void save(item))'],
    ['a.ts', "const emoji = '👩🏽‍🚀'"],
    ['a.ts', 'if (a >>> 7 && b <<<= 1) {}'],
    ['a.py', 'data = yaml.load(stream)'],
    ['a.py', 'assert (total == 3)'],
    ['a.py', 'assert f(a, "text")'],
    ['A.java', 'String s = "a == b" + (c != null ? "x" : "y");'],
    ['A.java', 'if (c == \'"\') return "quote";'],
    ['A.java', 'var f = DateTimeFormatter.ofPattern("YYYY-\'W\'ww");'],
    ['go.go', '\tdefer span.End()'],
    ['.github/workflows/ci.yml', '      - uses: ./.github/actions/main'],
    ['package.json', '  "publishConfig": { "tag": "latest" },'],
    ['README.md', 'שלום עולם'],
    ['locale/fa.json', '"می\u200Cخواهم"'],
  ])('%s: %s', async (path, line) => {
    const { hits } = await runChecks([added(path, line)], checks)
    expect(hits.map(({ check }) => check.id)).toEqual([])
  })
})

function readText(name: string): string {
  return readFileSync(`skills/${name}/SKILL.md`, 'utf8')
}

function read(name: string) {
  const file = `${name}/SKILL.md`
  const text = readSkill(readFileSync(`skills/${file}`), {
    origin: 'bundled',
    location: `skills/${file}`,
    file,
    folder: name,
    root: '',
  })
  if (text.skill === null) throw new Error(`skills/${file} is no skill`)
  return { ...text, skill: text.skill }
}

async function checkIds(skill: Skill, path: string, code: string): Promise<readonly string[]> {
  const checks = skill.checks.map((check) => ({ skill, check }))
  const { hits, diagnostics } = await runChecks([added(path, code)], checks)
  expect(diagnostics).toEqual([])
  return hits.map(({ check }) => check.id)
}

function added(path: string, code: string): ChangedFile {
  const lines = code.split('\n').map((text, index) => ({
    kind: 'added' as const,
    oldLine: null,
    newLine: index + 1,
    text,
    noNewline: false,
  }))
  return {
    path,
    previousPath: null,
    status: 'added',
    kind: 'text',
    oldMode: null,
    newMode: '100644',
    additions: lines.length,
    deletions: 0,
    hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, section: '', lines }],
    unseen: null,
  }
}
