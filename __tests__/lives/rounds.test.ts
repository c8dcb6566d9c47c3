import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import type { ScriptedFinding } from '../support/run/scripted.ts'
import { type Life, open } from './life.ts'

const reduce = 'An empty cart throws'
const fraction = 'A discount leaves fractions of a cent'

/** Texts of the first messages that were sent since `before` requests. */
const askedSince = ({ stage }: Life, before: number) =>
  stage.anthropic
    .asked()
    .slice(before)
    .map(({ messages }) => JSON.stringify(messages[0]))

test('skills that changed on the base are a reason to read everything again, and no reason to repeat anything', async () => {
  const skill =
    '---\nname: money\ndescription: How amounts are handled.\n---\n\nAmounts are dollars.\n'
  const base: CommitPlan = { files: { '.skills/money.md': skill }, parents: [0] }
  const life = await open([...cart, base], { model: { findings: cartFindings } })
  await life.run()
  const before = life.stage.anthropic.asked().length
  life.stage.github.pull(7).base = life.stage.shas[2] ?? ''
  await life.run()
  expect(askedSince(life, before).join()).toContain('src/cart.ts')
  expect(life.threads()).toEqual([reduce, fraction])
  expect(life.state().round).toBe(2)
  // By the same skills there is nothing more to read.
  const after = life.stage.anthropic.asked().length
  await life.run()
  expect(askedSince(life, after)).toEqual([])
})

test('another base branch is another change: it is read whole', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  await life.run()
  const before = life.stage.anthropic.asked().length
  Object.assign(life.stage.github.pull(7), { baseRef: 'v2' })
  const payload = { action: 'edited', pull_request: { number: 7 }, changes: { base: { ref: {} } } }
  await life.run({ event: { name: 'pull_request', payload } })
  expect(askedSince(life, before).length).toBeGreaterThan(0)
  expect(life.threads()).toEqual([reduce, fraction])
})

test('a review of ours that was never submitted is cleared away; one of a person is not', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  const { people, world } = life.stage.github
  people.beginReview(
    7,
    { login: 'github-actions[bot]', type: 'Bot', permissions: {} },
    'Half a review',
  )
  people.beginReview(7, 'ann', 'My own')
  await life.run()
  expect(life.threads()).toEqual([reduce, fraction])
  expect(world.reviews.map(({ author, state }) => [author.login, state])).toEqual([
    ['ann', 'PENDING'],
    ['github-actions[bot]', 'COMMENTED'],
  ])
})

test('E20 threads of people are read and never touched', async () => {
  const life = await open([...cart, { files: { 'src/cart.ts': '// gone\n' } }], {
    model: { findings: cartFindings },
    github: {
      tokens: {
        ghs_actions: {
          login: 'github-actions[bot]',
          type: 'Bot',
          permissions: { contents: 'write', pull_requests: 'write', checks: 'write' },
        },
      },
    },
  })
  await life.run()
  const { people, world, requests } = life.stage.github
  // One of our comments becomes what a person wrote, the other is answered.
  const theirs = {
    ...life.comment(reduce),
    author: { login: 'ann', type: 'User', permissions: {} } as const,
  }
  world.reviewComments[0] = { ...theirs, body: 'Is this right?' }
  people.reply(life.comment(fraction).id, 'ann', 'Interesting.')
  await life.push(2)
  expect(life.threads()[0]).toBe('Is this right?')
  expect(life.threads()[1]).toMatch(/Interesting\. \| Fixed/)
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('C17 two jobs of one workflow keep to their own comments', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  await life.run()
  await life.run({ env: { GITHUB_JOB: 'security' } })
  const { world } = life.stage.github
  expect(world.issueComments).toHaveLength(2)
  const [first] = world.issueComments.map(({ body }) => body)
  await life.run({ env: { GITHUB_JOB: 'security' } })
  expect(world.issueComments).toHaveLength(2)
  expect(world.issueComments[0]?.body).toBe(first)
})

test('C18 under another identity the review begins its own summary and keeps to it', async () => {
  const permissions = { contents: 'read', pull_requests: 'write', checks: 'write' } as const
  const life = await open(cart, {
    model: { findings: cartFindings },
    github: {
      tokens: {
        ghs_actions: { login: 'github-actions[bot]', type: 'Bot', permissions },
        ghs_app: { login: 'reviewer[bot]', type: 'Bot', permissions },
      },
    },
  })
  await life.run()
  await life.run({ inputs: { 'github-token': 'ghs_app' } })
  await life.run({ inputs: { 'github-token': 'ghs_app' } })
  expect(life.stage.github.world.issueComments.map(({ author }) => author.login)).toEqual([
    'github-actions[bot]',
    'reviewer[bot]',
  ])
  // What the other identity shows in open threads is not said again.
  expect(life.threads()).toEqual([reduce, fraction])
})

test('ten rounds of a flooding model: fewer and fewer new comments', async () => {
  const rounds = 10
  const line = (round: number, index: number) => `call${round}(${index})`
  const file = (round: number) =>
    Array.from({ length: round }, (_, one) =>
      Array.from({ length: 8 }, (__, index) => line(one + 1, index)).join('\n'),
    ).join('\n\n')
  const commits = Array.from({ length: rounds + 1 }, (_, round) => ({
    files: { 'src/a.ts': `${file(round)}\n` },
  }))
  const life = await open(commits)
  const counts: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    // Every line of the file is a finding, in every round in other words.
    life.model.findings = Array.from({ length: round }, (_, one) =>
      Array.from(
        { length: 8 },
        (__, index): ScriptedFinding => ({
          path: 'src/a.ts',
          quote: line(one + 1, index),
          title: `${['Odd', 'Bad', 'Ugly', 'Wrong'][(round + index) % 4]} call, ${round}.${index}`,
          severity: index < 2 ? 'high' : index < 5 ? 'medium' : 'low',
        }),
      ),
    ).flat()
    const before = life.stage.github.world.threads.length
    await life.push(round, { inputs: { 'max-comments': '6' } })
    counts.push(life.stage.github.world.threads.length - before)
  }
  expect(counts[0]).toBe(6)
  expect(counts.every((count) => count <= 6)).toBe(true)
  // From the fifth round on only what is high is said on a line.
  expect(counts.slice(4).every((count) => count <= 2)).toBe(true)
  expect(life.stage.github.world.issueComments).toHaveLength(1)
  expect(life.summary()).toContain('round 10')
  const lines = life.stage.github.world.reviewComments.map(({ place }) => place.line)
  expect(new Set(lines).size).toBe(lines.length)
}, 180_000)

test('C04 when GitHub refuses every comment, all stand in the one summary, and the next run repeats none', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  const refused = { message: 'Unprocessable Entity', errors: ['Line could not be resolved'] }
  life.stage.github.faults.add({
    on: 'POST */reviews',
    times: 9,
    outcome: { status: 422, body: refused },
  })
  const { outputs, log } = await life.run()
  expect(outputs['verdict']).toBe('findings')
  expect(log).toContain('Line could not be resolved. It stands in the summary.')
  expect(life.threads()).toEqual([])
  for (const title of [reduce, fraction]) expect(life.summary()).toContain(title)
  life.stage.github.faults.clear()
  await life.say('ann', '/review full')
  expect(life.threads()).toEqual([])
  for (const title of [reduce, fraction]) expect(life.summary()).toContain(title)
})

test('where GitHub has no GraphQL a life goes on the same, only nothing is resolved', async () => {
  const mended: CommitPlan = { files: { 'src/cart.ts': '// Nothing is left.\n' } }
  const life = await open([...cart, mended], {
    model: { findings: cartFindings },
    github: { graphql: false, collaborators: { ann: { permission: 'write', role_name: 'write' } } },
  })
  await life.run()
  await life.run()
  expect(life.threads()).toEqual([reduce, fraction])
  life.model.findings = []
  await life.push(2)
  await life.run()
  expect(life.threads().map((line) => line.replace(/`.*`/, ''))).toEqual([
    `${reduce} | Fixed ().`,
    `${fraction} | Fixed ().`,
  ])
  expect(life.stage.github.world.issueComments).toHaveLength(1)
})
