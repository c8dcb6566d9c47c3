import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import {
  findingsJsonSchema,
  maxFindingsFileBytes,
  parseFindingsFile,
  renderFindingsFile,
} from '../../../src/core/report/findingsFile.ts'
import { finding, outcome } from '../../support/findings/outcome.ts'

const same = (text: string) => text
const schema = JSON.parse(readFileSync('schemas/findings.schema.json', 'utf8'))
const fits = new Ajv2020({ strict: true }).compile(schema)
const sample = outcome({
  findings: [
    finding({
      skill: { name: 'go', rule: 'errors', hash: 'f'.repeat(64) },
      suggestion: '',
      also: [{ path: 'b.ts', line: 2 }],
    }),
    finding({ line: null, start_line: null, published: 'deferred' }),
  ],
})
const problems = (json: string): readonly string[] => {
  const result = parseFindingsFile(json)
  return result.ok ? [] : result.problems
}
const broken = (facts: object) =>
  JSON.stringify({ ...JSON.parse(renderFindingsFile(sample, same)), ...facts })

test('what was written is read back', () => {
  expect(parseFindingsFile(renderFindingsFile(sample, same))).toEqual({ ok: true, outcome: sample })
})

test('the published schema is the one that is enforced, and what we write fits it', () => {
  expect(schema).toEqual(findingsJsonSchema())
  expect(fits(sample)).toBe(true)
})

describe('a file that does not fit is refused with what is wrong and where', () => {
  test.each([
    ['', /not JSON/],
    ['[]', /the file: .*expected object/],
    [broken({ version: 2 }), /`version`/],
    [broken({ head_sha: 'main' }), /`head_sha`/],
    [broken({ extra: 1 }), /Unrecognized key: "extra"/],
    [
      broken({ findings: [{ ...sample.findings[0], severity: 'awful' }] }),
      /`findings.0.severity`: .*"critical"/,
    ],
    [broken({ findings: [{ ...sample.findings[0], line: -1 }] }), /`findings.0.line`/],
    [
      broken({ findings: [{ ...sample.findings[0], path: 'x'.repeat(5_000) }] }),
      /`findings.0.path`/,
    ],
    [broken({ findings: Array(5_001).fill(sample.findings[0]) }), /`findings`/],
  ])('%#', (json, problem) => {
    expect(problems(json).join('\n')).toMatch(problem)
    if (json.startsWith('{')) expect(fits(JSON.parse(json))).toBe(false)
  })

  test('too large', () => {
    expect(problems(' '.repeat(maxFindingsFileBytes + 1))).toEqual([expect.stringMatching(/bytes/)])
  })

  test('a flood of faults is told in ten sentences', () => {
    expect(problems(broken({ findings: Array(100).fill({}) }))).toHaveLength(10)
  })
})

test('no text makes it throw', () => {
  const mutated = fc.tuple(fc.nat(), fc.jsonValue()).map(([at, value]) => {
    const data = JSON.parse(renderFindingsFile(sample, same))
    const names = Object.keys(data)
    data[names[at % names.length] ?? 'version'] = value
    return JSON.stringify(data)
  })
  fc.assert(
    fc.property(fc.oneof(mutated, fc.json(), fc.string()), (json) => {
      const result = parseFindingsFile(json)
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0)
    }),
  )
})
