import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import type { RunnerResult } from '../support/run/runner.ts'
import { type Life, open } from './life.ts'

const reduce = 'An empty cart throws'
const fraction = 'A discount leaves fractions of a cent'

/** A push after the first review that no run has looked at yet, and the file it brings. */
const unseen: CommitPlan = { files: { 'src/new.ts': 'export const b = 2\n' } }

async function reviewed(): Promise<Life> {
  const life = await open([...cart, unseen], {
    model: { findings: cartFindings, skills: ['money'] },
  })
  await life.run()
  life.model.findings = []
  return life
}

/** What a run that reviews nothing leaves: a verdict that says so, no check run, no word of missing files. */
function expectNoReview(life: Life, { outputs, log, status }: RunnerResult): void {
  expect([status, outputs['verdict']]).toEqual([0, 'skipped'])
  expect(log).not.toContain('not reviewed')
  expect(life.summary()).not.toContain('not complete')
  expect(life.stage.github.world.checks).toHaveLength(1)
  expect(life.stage.anthropic.refusals()).toEqual([])
}

const endings = (life: Life) =>
  life
    .state()
    .findings.map(({ title, status }) => [title, status.is === 'ended' ? status.how : status.is])

test('`dismiss` ends a finding for good, answers in its thread, and offers the exception as an edit of the skill', async () => {
  const life = await reviewed()
  const before = life.state()
  const result = await life.say('ann', `/review dismiss ${life.id(fraction)} we round at checkout`)
  expectNoReview(life, result)
  expect(life.threads()).toEqual([
    reduce,
    `${fraction} | Dismissed, not to be raised again (\`ann\`):`,
  ])
  const reply = life.stage.github.world.reviewComments.at(-1)?.body
  expect(reply).toContain('add to the skill `money`')
  expect(reply).toContain('- Do not report `whole cents` here: we round at checkout')
  expect(endings(life)).toEqual([
    [reduce, 'open'],
    [fraction, 'dismissed'],
  ])
  expect(life.summary()).toContain('No new findings; 1 earlier still open')
  expect(life.summary()).toMatch(/Dismissed[\s\S]*we round at checkout/)
  // Only the finding is another; what was reviewed, and when, is as it was.
  expect({ ...life.state(), findings: [] }).toEqual({ ...before, findings: [] })
  life.model.findings = cartFindings
  await life.say('ann', '/review full')
  expect(life.threads()).toHaveLength(2)
})

test('`resolve` closes a finding as settled', async () => {
  const life = await reviewed()
  expectNoReview(life, await life.say('ann', `/review resolve ${life.id(reduce)}`))
  expect(endings(life)).toEqual([
    [reduce, 'resolved'],
    [fraction, 'open'],
  ])
})

test('a command on a head that no run has reviewed leaves that head to be reviewed', async () => {
  const life = await reviewed()
  const [, first = ''] = life.stage.shas
  await life.stage.github.push(7, life.stage.shas[2] ?? '')
  const result = await life.say('ann', `/review resolve ${life.id(reduce)}`)
  expect(result.outputs['verdict']).toBe('skipped')
  expect(life.state().head).toBe(first)
  await life.run()
  expect(life.state().head).toBe(life.stage.shas[2])
  const asked = life.stage.anthropic.asked().at(-1)
  expect(JSON.stringify(asked?.messages[0])).toContain('src/new.ts')
})

test.each([
  ['Won’t fix: the cart is never empty', 'wont-fix', true],
  ["won't fix", 'wont-fix', true],
])('the reply %j ends a finding without a model', async (body, how, answers) => {
  const life = await reviewed()
  const asked = life.stage.anthropic.asked().length
  expectNoReview(life, await life.answer(reduce, 'ann', body))
  expect(life.stage.anthropic.asked()).toHaveLength(asked)
  expect(endings(life)[0]).toEqual([reduce, how])
  expect(life.threads()[0]?.includes('not to be raised again')).toBe(answers)
})

test('a 👎 and a resolve by hand end findings, the next run sees them', async () => {
  const life = await reviewed()
  life.stage.github.people.react(life.comment(reduce).id, 'ann', '-1')
  life.stage.github.people.resolve(life.comment(fraction).id, 'ann')
  life.model.findings = cartFindings
  await life.say('ann', '/review full')
  expect(endings(life)).toEqual([
    [reduce, 'thumbs-down'],
    [fraction, 'resolved'],
  ])
  expect(life.stage.github.world.reviewComments).toHaveLength(2)
  expect(life.summary()).toMatch(/Dismissed/)
})

test('what somebody without write permission says decides nothing', async () => {
  const life = await reviewed()
  life.stage.github.people.react(life.comment(reduce).id, 'mallory', '-1')
  life.stage.github.people.resolve(life.comment(fraction).id, 'mallory')
  const result = await life.answer(reduce, 'mallory', 'Won’t fix')
  expect(result.outputs['verdict']).toBe('skipped')
  await life.run()
  expect(endings(life)).toEqual([
    [reduce, 'open'],
    [fraction, 'open'],
  ])
})

const answered = {
  held: {
    verdict: 'confirmed',
    path: 'src/cart.ts',
    quote: '  return prices.reduce((a, b) => a + b)',
  },
  withdrawn: {
    verdict: 'refuted',
    path: 'src/cart.ts',
    quote: '  return prices.reduce((a, b) => a + b)',
  },
}

test('an answer that convinces withdraws the finding', async () => {
  const life = await reviewed()
  life.model.verdict = () => answered.withdrawn
  expectNoReview(life, await life.answer(reduce, 'ann', 'Nobody calls it with an empty cart.'))
  expect(life.threads()[0]).toBe(
    `${reduce} | Nobody calls it with an empty cart. | Withdrawn, you are right:`,
  )
  expect(endings(life)[0]).toEqual([reduce, 'withdrawn'])
})

test('an answer that does not convince is told so once, with the code', async () => {
  const life = await reviewed()
  life.model.verdict = () => answered.held
  expectNoReview(life, await life.answer(reduce, 'ann', 'I do not think so.'))
  expect(life.threads()[0]).toBe(`${reduce} | I do not think so. | Still stands:`)
  const asked = life.stage.anthropic.asked().length
  expectNoReview(life, await life.answer(reduce, 'ann', 'Still not.'))
  expect(life.stage.anthropic.asked()).toHaveLength(asked)
  expect(endings(life)[0]).toEqual([reduce, 'open'])
})

test('an answer that nobody could judge fails the run, and is judged by the next', async () => {
  const life = await reviewed()
  const { people } = life.stage.github
  const root = life.comment(reduce)
  const { id, createdAt } = people.reply(root.id, 'ann', 'I do not think so.')
  const user = { login: 'ann', type: 'User' }
  const comment = {
    id,
    body: 'I do not think so.',
    updated_at: createdAt,
    user,
    in_reply_to_id: root.id,
  }
  const payload = { action: 'created', pull_request: { number: 7 }, comment }
  const event = { name: 'pull_request_review_comment', payload }
  const failed = await life.run({ event, inputs: { 'anthropic-api-key': '' } })
  expect([failed.status, failed.outputs['verdict']]).toEqual([1, 'failed'])
  expect(failed.log).toContain('answers could not be judged: there is no credential')
  life.model.verdict = () => answered.held
  expectNoReview(life, await life.run({ event }))
  expect(life.threads()[0]).toBe(`${reduce} | I do not think so. | Still stands:`)
})

test.each([
  ['withdrawn', answered.withdrawn],
  ['held', answered.held],
])(
  'where a rule of a skill is behind it, the %s answer offers the exception in the words of whoever asked for it',
  async (_, said) => {
    const life = await reviewed()
    life.model.verdict = () => ({ ...said, quote: '  return total * (1 - percent / 100)' })
    await life.answer(fraction, 'ann', 'Marketing wants fractions here.')
    const reply = life.stage.github.world.reviewComments.at(-1)?.body
    expect(reply).toContain('add to the skill `money`')
    expect(reply).toContain('- Do not report `whole cents` here: Marketing wants fractions here.')
  },
)
