import { expect, test } from '@jest/globals'
import { annotate } from '../../../src/core/report/annotations.ts'
import { renderCheckRun } from '../../../src/core/report/checkRun.ts'
import { closingLine } from '../../../src/core/report/closing.ts'
import { renderReply } from '../../../src/core/report/reply.ts'
import { renderReviewBody } from '../../../src/core/report/reviewBody.ts'
import { renderWorkflowCommands } from '../../../src/core/report/workflowCommands.ts'
import { createRedactor } from '../../../src/core/safety/redact.ts'
import { finding, outcome, wording } from '../../support/findings/outcome.ts'

const redact = createRedactor([])
const { phrases } = wording()
const annotated = (...findings: Parameters<typeof finding>[0][]) =>
  annotate(findings.map(finding), phrases, redact)

test('severity decides the level, the worst come first', () => {
  const levels = annotated(
    { severity: 'low' },
    { severity: 'critical' },
    { severity: 'medium' },
    { severity: 'high' },
  )
  expect(levels.map(({ level, title }) => [level, title.split(':')[0]])).toEqual([
    ['failure', 'Critical'],
    ['failure', 'High'],
    ['warning', 'Medium'],
    ['notice', 'Low'],
  ])
})

test('a range keeps its lines; what has none at the head stands on the first', () => {
  const places = annotated(
    { start_line: 3, line: 5 },
    { side: 'LEFT', start_line: 9, line: 9 },
    { start_line: null, line: null },
  )
  expect(places.map(({ start_line, end_line }) => [start_line, end_line])).toEqual([
    [3, 5],
    [1, 1],
    [1, 1],
  ])
})

test('messages are plain, bounded and without secrets', () => {
  const [one] = annotated({
    title: 'a\nb\u202E',
    body: `${'ghp_'}${'a1B2'.repeat(9)} ${'x'.repeat(9_000)}`,
  })
  expect(one?.title).toBe('High: a b⟨U+202E⟩')
  expect(one?.message).toMatch(/^\[redacted: github token\] x/)
  expect(one?.message.length).toBe(4_096)
})

test('a check run shows the verdict, the run and the published findings', () => {
  const findings = [finding({ published: 'inline' }), finding({ published: 'deferred' })]
  const run = renderCheckRun(outcome({ findings }), 'success', [], wording(), redact)
  expect(run.title).toBe('1 finding · 1 inline comment · 2 files reviewed')
  expect(run.annotations).toHaveLength(1)
  expect(run.summary).toContain('Skills loaded')
})

test('workflow commands cannot be broken out of', () => {
  const text = renderWorkflowCommands(
    annotated({ path: 'a,b:c\n.ts', title: '100% :: x', body: 'one\n::set-output name=x::y\r' }),
  )
  expect(text).toBe(
    '::error file=a%2Cb%3Ac%0A.ts,line=12,endLine=12,title=High%3A 100%25 %3A%3A x::one%0A::set-output name=x::y\n',
  )
})

test('a step shows ten of a level, and says how many more there are', () => {
  const lines = renderWorkflowCommands(
    annotated(...Array.from({ length: 25 }, () => ({})), { severity: 'low' as const }),
  ).split('\n')
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10)
  expect(lines.filter((line) => line.startsWith('::notice'))).toHaveLength(1)
  expect(lines.at(-2)).toMatch(/^15 more findings/)
})

test('G07 the last line of the log tells findings, where they went, cost', () => {
  expect(closingLine(outcome())).toBe(
    'clean: Every file in scope was reviewed. · 0 findings · 2 of 3 files reviewed · $0.12',
  )
  expect(
    closingLine(
      outcome({ findings: [finding(), finding({ published: 'inline', severity: 'low' })] }),
    ),
  ).toContain('2 findings (1 high, 1 low; 1 inline, 1 summary)')
})

test('C08 a review has a body', () => {
  expect(renderReviewBody(2, phrases)).toBe('Skill review: 2 inline comments')
})

test('a reply says what became of a finding, and why', () => {
  const marker = '<!-- skill-review:reply 1 0badcafe x -->'
  const note = {
    fingerprint: '0'.repeat(32),
    to: null,
    by: 'bob',
    reason: '',
    commit: '',
    rule: null,
  }
  const reply = (facts: object) =>
    renderReply({ ...note, event: 'fixed', ...facts }, { ...wording(), marker })
  expect(reply({})).toBe(`Fixed.\n\n${marker}`)
  expect(reply({ event: 'dismissed', reason: 'see @eve <!-- skill-review:state -->' })).toBe(
    `Dismissed, not to be raised again (\`bob\`):\n\nsee \`@eve\` &lt;!-- skill-review:state -->\n\n${marker}`,
  )
  expect(reply({ event: 'held', reason: '`close()` is still missing' })).toContain(
    'Still stands:\n\n`close()`',
  )
  expect(reply({ commit: '1234567890' })).toBe(`Fixed (\`1234567\`).\n\n${marker}`)
  const rule = { skill: 'go', rule: 'no-panic', why: 'init() may' }
  expect(reply({ event: 'wont-fix', reason: 'init() may', rule })).toBe(
    `Taken as won’t fix, not to be raised again (\`bob\`):\n\ninit() may\n\nFor an exception that holds in every review, add to the skill \`go\`:\n\n\`\`\`md\n- Do not report \`no-panic\` here: init() may\n\`\`\`\n\n${marker}`,
  )
  expect(reply({ event: 'held', reason: 'it panics', rule })).toContain(
    '`no-panic` here: init() may',
  )
  expect(reply({ event: 'wont-fix' })).not.toContain('```')
})
