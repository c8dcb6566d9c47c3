import { expect, test } from '@jest/globals'
import { characters } from '../../../src/core/report/assemble.ts'
import { jobSummaryRoom, renderJobSummary } from '../../../src/core/report/jobSummary.ts'
import { maxStepSummaryBytes } from '../../../src/core/report/limits.ts'
import { finding, outcome, wording } from '../../support/findings/outcome.ts'

test('G07 a run without findings says what was looked at, with what, for how much', () => {
  const text = renderJobSummary(outcome(), wording())
  expect(text).toContain('## Skill review: Nothing to report · 2 files reviewed')
  for (const row of [
    '- Skills offered: `correctness`, `security`',
    '- Skills loaded: `security 1.2`',
    '- Cost: $0.12, $0.24 saved by caching',
    '- Tokens: 100 000 (90 % from the cache) → 3 210, 9×',
    '- Time: read 0.3 s, ask 41.0 s, verify 9.5 s',
  ])
    expect(text).toContain(row)
  expect(text).toContain('- `package-lock.json`: skipped (a lock file)')
})

test('how skills were used: loads, time, cache, what was asked for in vain', () => {
  const metrics = {
    loads: { go: 1, money: 2 },
    loadSeconds: [0.001, 0.002, 0.003],
    cacheHits: 1,
    cacheMisses: 3,
    unknown: { 'a`b': 2 },
  }
  const text = renderJobSummary(outcome(), wording(), jobSummaryRoom, [], metrics)
  expect(text).toContain('- Skill loads: `money` 2×, `go` 1×; ∅ 2.0 ms; 25 % from the cache\n')
  expect(text).toContain('- Skills asked for that do not exist: `` a`b `` 2×\n')
})

test('all findings are there in full, inline ones too', () => {
  const findings = [
    finding({ published: 'inline', title: 'Inline one' }),
    finding({ published: 'deferred', title: 'Deferred one' }),
  ]
  const text = renderJobSummary(outcome({ findings }), wording())
  expect(text).toContain('Inline one')
  expect(text).toContain('Deferred one')
})

test('suggested code is there to read, unless it is a secret', () => {
  const key = `ghp_${'a1B2'.repeat(9)}`
  const findings = [finding({ suggestion: '```\nreturn last' }), finding({ suggestion: key })]
  const text = renderJobSummary(outcome({ findings }), wording())
  expect(text).toContain('\n````\n```\nreturn last\n````\n')
  expect(text).not.toContain(key)
})

test('a run that never asked a model shows no tokens and no cost', () => {
  const usage = {
    ...outcome().usage,
    model: null,
    requests: 0,
    cost_usd: null,
    cost_without_cache_usd: null,
  }
  const text = renderJobSummary(
    outcome({ usage, verdict: 'skipped', reason: 'The pull request is a draft.' }),
    wording(),
  )
  expect(text).toContain('Not reviewed')
  expect(text).toContain('The pull request is a draft.')
  expect(text).not.toMatch(/Cost|Tokens|Model/)
})

test('G13 two megabytes of multi-byte text are capped by bytes', () => {
  const findings = Array.from({ length: 400 }, (_, at) =>
    finding({
      severity: at === 0 ? 'critical' : 'medium',
      title: `Number ${at}`,
      body: '界'.repeat(2_900),
    }),
  )
  const text = renderJobSummary(outcome({ findings }), wording())
  expect(Buffer.byteLength(text)).toBeLessThan(maxStepSummaryBytes)
  expect(Buffer.byteLength(text)).toBeGreaterThan(jobSummaryRoom.limit - 20_000)
  expect(text).toContain('Number 0')
  expect(text).toMatch(/\d+ entries left out here for length/)
})

test('thousands of skills are counted, not listed', () => {
  const offered = Array.from({ length: 5_000 }, (_, at) => `skill-${at}`)
  const text = renderJobSummary(
    outcome({ skills: { offered, loaded: [], unknown_requests: [] } }),
    wording(),
  )
  expect(text).toContain('`skill-49`, +4950')
  expect(text).not.toContain('skill-50`')
})

test('fits any room, a check run for one', () => {
  const findings = Array.from({ length: 300 }, () => finding({ body: 'x'.repeat(2_000) }))
  expect(
    renderJobSummary(outcome({ findings }), wording(), characters(65_535)).length,
  ).toBeLessThanOrEqual(65_535)
})
