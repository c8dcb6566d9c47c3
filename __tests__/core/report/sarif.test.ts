import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { Outcome } from '../../../src/core/findings/outcome.ts'
import { renderSarif } from '../../../src/core/report/sarif.ts'
import { createRedactor } from '../../../src/core/safety/redact.ts'
import { finding, outcome } from '../../support/findings/outcome.ts'
import { sarifSchema } from '../../support/findings/sarifSchema.ts'

const ajv = new Ajv({ strictTypes: false, allErrors: true })
formats.default(ajv)
const fits = ajv.compile(sarifSchema)

function sarif(facts: Partial<Outcome>) {
  const log = JSON.parse(
    renderSarif(outcome(facts), { version: '1.2.3', redact: createRedactor([]) }),
  )
  fits(log)
  expect(fits.errors).toBeNull()
  return log.runs[0]
}

test('a finding with everything', () => {
  const run = sarif({
    findings: [
      finding({
        path: 'src/ä b#c%.ts',
        start_line: 3,
        line: 5,
        severity: 'critical',
        category: 'security',
        skill: { name: 'security', rule: 'sql', hash: '' },
        suggestion: 'query(sql, [id])',
        also: [{ path: 'src/b.ts', line: 9 }],
        fingerprint: 'f'.repeat(32),
      }),
    ],
  })
  expect(run.results[0]).toMatchObject({
    ruleId: 'security/sql',
    ruleIndex: 0,
    level: 'error',
    message: {
      text: 'The last page is never returned\n\nWith `page` equal to `last` the loop ends one step early.',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'src/%C3%A4%20b%23c%25.ts' },
          region: { startLine: 3, endLine: 5 },
        },
      },
    ],
    relatedLocations: [
      { physicalLocation: { artifactLocation: { uri: 'src/b.ts' }, region: { startLine: 9 } } },
    ],
    fixes: [
      {
        artifactChanges: [
          {
            replacements: [
              {
                deletedRegion: { startLine: 3, endLine: 5 },
                insertedContent: { text: 'query(sql, [id])' },
              },
            ],
          },
        ],
      },
    ],
    partialFingerprints: { primaryLocationLineHash: 'f'.repeat(32) },
  })
  expect(run.tool.driver.rules[0].properties).toEqual({
    tags: ['security', 'skill:security'],
    precision: 'high',
    'security-severity': '9.5',
  })
})

test('rules come from the skills, one each, as severe as their worst finding', () => {
  const skill = { name: 'go', rule: null, hash: '' }
  const run = sarif({
    findings: [
      finding({ skill, category: 'security', severity: 'low' }),
      finding({ skill, category: 'security', severity: 'high' }),
      finding({ category: 'performance', severity: 'medium' }),
    ],
  })
  const { rules } = run.tool.driver
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(['go/security', 'performance'])
  expect(rules[0].properties['security-severity']).toBe('8.0')
  for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex].id).toBe(ruleId)
})

test('what is not at the head stands on its file; what waits is not told; a secret is not repeated', () => {
  const secret = `ghp_${'a1B2'.repeat(9)}`
  const run = sarif({
    findings: [
      finding({ side: 'LEFT', suggestion: 'x' }),
      finding({ line: null, start_line: null, body: `the key ${secret}`, suggestion: secret }),
      finding({ published: 'deferred' }),
    ],
  })
  expect(run.results).toHaveLength(2)
  expect(JSON.stringify(run.results)).not.toMatch(/region|fixes|ghp_/)
})

test('nothing found, and a failed run', () => {
  expect(sarif({}).results).toEqual([])
  expect(sarif({ verdict: 'failed' }).invocations).toEqual([{ executionSuccessful: false }])
})

test('a flood stays within the limits of an upload', () => {
  const findings = Array.from({ length: 26_000 }, (_, at) =>
    finding({
      path: `src/${at}.ts`,
      also: Array.from({ length: at === 0 ? 1_200 : 0 }, (_, line) => ({
        path: 'a',
        line: line + 1,
      })),
    }),
  )
  const text = renderSarif(outcome({ findings }), { version: '1.2.3', redact: (same) => same })
  const run = JSON.parse(text).runs[0]
  expect(run.results).toHaveLength(25_000)
  expect(run.results[0].relatedLocations).toHaveLength(1_000)
  expect(gzipSync(text).length).toBeLessThan(10 * 1024 * 1024)
})
