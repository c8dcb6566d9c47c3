import { expect, test } from '@jest/globals'
import { renderMetrics } from '../../../src/core/report/metrics.ts'
import { finding, outcome } from '../../support/findings/outcome.ts'

const skills = {
  loads: { security: 2, 'go "x"\n': 1 },
  loadSeconds: [0.0004, 0.02, 9],
  cacheHits: 4,
  cacheMisses: 3,
  unknown: { secruity: 1 },
}

test('every number of the contract, as Prometheus reads it', async () => {
  const findings = [
    finding({ skill: { name: 'security', rule: null, hash: '' }, source: 'check' }),
    finding({ severity: 'low' }),
    finding({ severity: 'low' }),
  ]
  const text = await renderMetrics(outcome({ findings }), skills)
  const values = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' '))),
      ]),
  )
  expect(values).toMatchObject({
    'skill_review_skill_loads_total{name="security"}': 2,
    'skill_review_skill_loads_total{name="go \\"x\\"\\n"}': 1,
    'skill_review_skill_load_seconds_bucket{le="0.001"}': 1,
    'skill_review_skill_load_seconds_bucket{le="+Inf"}': 3,
    skill_review_skill_load_seconds_count: 3,
    skill_review_skill_cache_hits_total: 4,
    skill_review_skill_cache_misses_total: 3,
    'skill_review_unknown_skill_requests_total{name="secruity"}': 1,
    'skill_review_findings_total{severity="high",source="check",skill="security"}': 1,
    'skill_review_findings_total{severity="low",source="model",skill=""}': 2,
    'skill_review_tokens_total{kind="cache_read"}': 90_000,
    skill_review_cost_usd: 0.12,
    'skill_review_stage_seconds{stage="ask"}': 41,
  })
})

test('an unknown cost is left out, not zero; two runs do not mix', async () => {
  const usage = { ...outcome().usage, cost_usd: null }
  await renderMetrics(outcome(), skills)
  const text = await renderMetrics(outcome({ usage }), skills)
  expect(text).not.toContain('cost_usd ')
  expect(text).toContain('skill_review_skill_cache_hits_total 4')
})
