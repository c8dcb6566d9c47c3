import type { Finding } from '../../../src/core/findings/model.ts'
import type { Outcome } from '../../../src/core/findings/outcome.ts'
import { phrasesFor } from '../../../src/core/report/phrases/choose.ts'
import type { Wording } from '../../../src/core/report/wording.ts'
import { createOutgoing } from '../../../src/core/safety/outgoing.ts'
import { createRedactor } from '../../../src/core/safety/redact.ts'

let count = 0

/** A confirmed finding, shown in the summary; anything may be said otherwise. */
export function finding(facts: Partial<Finding> = {}): Finding {
  count += 1
  const fingerprint = count.toString(16).padStart(32, '0')
  return {
    id: fingerprint.slice(-8),
    fingerprint,
    path: 'src/pages.ts',
    side: 'RIGHT',
    start_line: 12,
    line: 12,
    quote: 'if (page > last) return []',
    severity: 'high',
    category: 'correctness',
    confidence: 'high',
    title: 'The last page is never returned',
    body: 'With `page` equal to `last` the loop ends one step early.',
    suggestion: null,
    skill: null,
    source: 'model',
    verification: { verdict: 'confirmed', reason: 'the loop ends at `page < last`' },
    published: 'summary',
    also: [],
    ...facts,
  }
}

/** A finished review of two files; anything may be said otherwise. */
export function outcome(facts: Partial<Outcome> = {}): Outcome {
  return {
    version: 1,
    repository: 'octo/shop',
    pull_number: 7,
    base_sha: 'b'.repeat(40),
    merge_base_sha: 'c'.repeat(40),
    head_sha: 'a'.repeat(40),
    run_id: '4711',
    verdict: (facts.findings?.length ?? 0) > 0 ? 'findings' : 'clean',
    reason: 'Every file in scope was reviewed.',
    coverage: [
      { path: 'src/pages.ts', status: 'reviewed', reason: null },
      { path: 'src/list.ts', status: 'reviewed', reason: null },
      { path: 'package-lock.json', status: 'skipped', reason: 'a lock file' },
    ],
    findings: [],
    skills: {
      offered: ['correctness', 'security'],
      loaded: [
        {
          name: 'security',
          version: '1.2',
          hash: 'd'.repeat(64),
          location: 'skills/security/SKILL.md',
        },
      ],
      unknown_requests: [],
    },
    setup: { skills: { security: 'dddddddd' }, config: '01234567' },
    usage: {
      model: 'claude-sonnet-5-5',
      requests: 9,
      input_tokens: 4_000,
      cache_read_tokens: 90_000,
      cache_write_tokens: 6_000,
      output_tokens: 3_210,
      cost_usd: 0.12,
      cost_without_cache_usd: 0.36,
      cache_read_ratio: 0.9,
    },
    prompt: { hash: 'e'.repeat(64), tokens: 2_600 },
    timings: { read: 310, ask: 41_000, verify: 9_500 },
    notes: [],
    ...facts,
  }
}

export const wording = (language = 'en', masked: readonly string[] = []): Wording => ({
  phrases: phrasesFor(language),
  out: createOutgoing(
    { serverUrl: 'https://github.com', participants: ['alice'] },
    createRedactor(masked),
  ),
})
