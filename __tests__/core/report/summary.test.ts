import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../../src/core/findings/model.ts'
import { maxCommentLength } from '../../../src/core/report/limits.ts'
import { languages } from '../../../src/core/report/phrases/choose.ts'
import { renderSummary, type SummaryContext } from '../../../src/core/report/summary.ts'
import { type KnownFinding, remember } from '../../../src/core/threads/known.ts'
import { finding, outcome, wording } from '../../support/findings/outcome.ts'

const stateMarker = '<!-- skill-review:state 1 0badcafe x -->'
const context = (facts: Partial<SummaryContext> = {}): SummaryContext => ({
  ...wording(),
  trigger: '/review',
  round: 1,
  open: [],
  ledger: [],
  links: new Map(),
  stateMarker,
  ...facts,
})
const inline = (facts: Partial<Finding> = {}) => finding({ published: 'inline', ...facts })

test('E12 G07 nothing found is said shortly', () => {
  const text = renderSummary(outcome(), context())
  expect(text.split('\n')[0]).toBe('### Skill review: Nothing to report · 2 files reviewed')
  expect(text).not.toMatch(/\*\*|####|lock/)
  expect(text.endsWith(stateMarker)).toBe(true)
})

test('E14 silence on a second look is not all clear', () => {
  const open = [inline({ title: 'A leak', body: '', path: 'src/a.ts', id: 'aaaa1111' })]
  const links = new Map([['aaaa1111', 'https://github.com/octo/shop/pull/7#discussion_r1']])
  const text = renderSummary(outcome(), context({ open, links, round: 2 }))
  expect(text).toContain(
    '### Skill review: No new findings; 1 earlier still open · 2 files reviewed · round 2',
  )
  expect(text).toContain(
    '**Still open from earlier reviews**\n\n- **High** · A leak · [`src/a.ts:12`](https://github.com/octo/shop/pull/7#discussion_r1) · `aaaa1111`',
  )
})

test('E17 what stands inline is counted and never repeated', () => {
  const findings = [1, 2, 3].map((n) => inline({ title: `Title ${n}`, body: `Body ${n}` }))
  const text = renderSummary(outcome({ findings }), context())
  expect(text).toContain('3 findings · 3 inline comments')
  expect(text).not.toMatch(/Title|Body|src\/pages|aaaaaaa|#7|\*\*/)
})

test('what has no line is written out by file, the worst first; the minor are folded', () => {
  const findings = [
    finding({
      path: 'src/b.ts',
      severity: 'medium',
      title: 'Medium one',
      line: null,
      start_line: null,
    }),
    finding({ path: 'src/b.ts', severity: 'critical', title: 'Critical one' }),
    finding({ path: 'src/a.ts', severity: 'high', title: 'High one' }),
    finding({ path: 'src/a.ts', severity: 'low', title: 'Low one' }),
    finding({ published: 'deferred', title: 'Deferred one' }),
  ]
  const text = renderSummary(outcome({ findings }), context())
  const order = [
    '`src/a.ts`',
    'High one',
    '`src/b.ts`',
    'Critical one',
    'Medium one',
    'Minor',
    'Low one',
    'Deferred<',
    'Deferred one',
    'Details',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(text).toContain('4 findings ·')
})

test('E16 nits are folded away under two real findings, none asks to be resolved by hand', () => {
  const nits = Array.from({ length: 10 }, (_, at) =>
    finding({ severity: 'low', title: `Nit ${at}` }),
  )
  const text = renderSummary(outcome({ findings: [inline(), inline(), ...nits] }), context())
  const [open, behindAClick] = text.split('<details>')
  expect(open).toContain('12 findings · 2 inline comments')
  expect(open).not.toContain('Nit')
  expect(behindAClick?.match(/Nit \d/g)).toHaveLength(10)
})

test('C16 counts are of what is shown; an empty finding is neither', () => {
  const findings = [
    finding({ title: ' ', body: '' }),
    ...Array.from({ length: 8 }, () => finding()),
  ]
  const text = renderSummary(outcome({ findings }), context())
  expect(text).toContain('8 findings')
  expect(text.match(/\*\*High\*\*/g)).toHaveLength(8)
  expect(text).not.toMatch(/\*\*\w+\*\* · *\n/)
})

test('a review that is not complete says what is missing and why', () => {
  const coverage = [
    { path: 'src/a.ts', status: 'reviewed' as const, reason: null },
    ...Array.from({ length: 60 }, (_, at) => ({
      path: `src/x${at}.ts`,
      status: 'unreached' as const,
      reason: 'the budget of $2.00 is spent',
    })),
  ]
  const text = renderSummary(
    outcome({ verdict: 'partial', reason: 'The budget is spent.', coverage, findings: [inline()] }),
    context(),
  )
  expect(text).toContain(
    'The review is not complete · 1 finding · 1 inline comment · 1 file reviewed\n\nThe budget is spent.',
  )
  expect(text).toContain('**Not reviewed**\n\n- `src/x0.ts`: the budget of $2.00 is spent')
  expect(text).toContain('- and 10 more files')
})

test('details: skills, cost, cost a finding, cache share and what it saved, time', () => {
  const text = renderSummary(outcome({ findings: [inline(), inline(), inline()] }), context())
  expect(text).toContain(`<details><summary>Details</summary>

- Skills offered: \`correctness\`, \`security\`
- Skills loaded: \`security 1.2\`
- Model: \`claude-sonnet-5-5\`
- Tokens: 100 000 (90 % from the cache) → 3 210, 9×
- Cost: $0.12, $0.040 per finding, $0.24 saved by caching
- Time: read 0.3 s, ask 41.0 s, verify 9.5 s

</details>`)
})

test('what people dismissed is listed with who and why, the same on every run', () => {
  const known = {
    ...remember(finding({ title: 'Old one', path: 'src/o.ts' }), undefined, 1),
    status: { is: 'ended', how: 'dismissed', by: 'bob', reason: 'by design, see @eve' },
  } satisfies KnownFinding
  const text = renderSummary(outcome(), context({ ledger: [known] }))
  expect(text).toMatch(
    /<summary>Dismissed<\/summary>\n\n- \*\*High\*\* · Old one · `src\/o.ts:12` · `\w+` · `bob`: by design, see `@eve`/,
  )
})

describe('C03 too much for a comment', () => {
  const findings = [
    ...Array.from({ length: 30 }, (_, at) =>
      finding({ severity: 'low', title: `Low ${at}`, body: '🧨'.repeat(450) }),
    ),
    ...Array.from({ length: 60 }, (_, at) =>
      finding({ severity: 'medium', title: `Medium ${at}`, body: '🧨'.repeat(450) }),
    ),
    finding({ severity: 'critical', title: 'The worst' }),
  ]
  const marker = `<!-- skill-review:state ${'x'.repeat(24_000)} -->`
  const text = renderSummary(outcome({ findings }), context({ stateMarker: marker }))

  test('fits, keeps the marker, sheds the minor first and says how many', () => {
    expect(text.length).toBeLessThanOrEqual(maxCommentLength)
    expect(text.endsWith(marker)).toBe(true)
    expect(text).toContain('The worst')
    expect(text).toContain('Medium 10')
    expect(text).not.toContain('Low 0')
    expect(text).toMatch(/\d+ entries left out here for length/)
  })

  test('cuts no emoji in two', () => {
    expect(text).not.toMatch(/\p{Cs}/u)
  })
})

test('C15 an odd fence in a finding swallows nothing after it', () => {
  const body = `Quoted:\n\n${'```md\nsome text\n'.repeat(1)}${'x'.repeat(4_000)}`
  const findings = [
    finding({ severity: 'low', body }),
    finding({ severity: 'low', body: '~~~~\n```\n' }),
  ]
  const text = renderSummary(outcome({ findings }), context())
  let open = ''
  const outside = text.split('\n').filter((line) => {
    const fence = /^`{3,}/.exec(line)?.[0]
    if (open === '' && fence !== undefined) open = fence
    else if (fence !== undefined && fence.length >= open.length && line.trim() === fence) open = ''
    else return open === ''
    return false
  })
  expect(open).toBe('')
  expect(outside.filter((line) => line === '</details>')).toHaveLength(2)
})

test('every language has its own words for everything', () => {
  const english = languages[0]
  for (const phrases of languages) {
    const text = renderSummary(outcome({ findings: [finding(), finding({ severity: 'low' })] }), {
      ...context(),
      phrases,
    })
    expect(text).toContain(phrases.details)
    if (phrases !== english) expect(phrases.findings(2)).not.toBe(english?.findings(2))
  }
})
