import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { type Life, open } from './life.ts'

const [reduce, fraction] = cartFindings
const late = {
  path: 'src/cart.ts',
  quote: '  return Math.round(total)',
  title: 'Rounding loses cents',
}
/** Mends the first finding, keeps the second, brings a third. */
const push: CommitPlan = {
  files: {
    'src/cart.ts':
      'export function total(prices: number[]): number {\n  return prices.reduce((a, b) => a + b, 0)\n}\n\nexport function discount(total: number, percent: number): number {\n  return total * (1 - percent / 100)\n}\n\nexport function rounded(total: number): number {\n  return Math.round(total)\n}\n',
  },
}
const permissions = { contents: 'write', pull_requests: 'write', checks: 'write' } as const
const bot = { login: 'github-actions[bot]', type: 'Bot', permissions } as const

/** A pull request just before the run on its second push, where a reply of a person waits too. */
async function before(): Promise<Life> {
  const life = await open([...cart, push], {
    model: { findings: cartFindings, skills: ['money'] },
    github: {
      tokens: { ghs_actions: bot },
      collaborators: { ann: { permission: 'write', role_name: 'write' } },
    },
  })
  await life.run()
  const { github } = life.stage
  github.people.reply(
    life.comment(fraction?.title ?? '').id,
    'ann',
    'Won’t fix: it is rounded later',
  )
  github.people.beginReview(7, bot, 'left by a run that died')
  await github.push(7, life.stage.shas[2] ?? '')
  life.model.findings = [fraction, late].filter((one) => one !== undefined)
  return life
}

/** Puts the pull request back to where it was. */
function keeper({ stage: { github } }: Life): () => void {
  const { issueComments, reviews, reviewComments, threads, checks } = github.world
  const lists: unknown[][] = [issueComments, reviews, reviewComments, threads, checks]
  const kept = structuredClone(lists)
  return () => {
    for (const [index, list] of lists.entries())
      list.splice(0, list.length, ...(structuredClone(kept[index]) ?? []))
  }
}

const seen = (life: Life) => ({
  threads: life.threads(),
  // What the runs cost depends on what is in the model's cache.
  state: { ...life.state(), spending: {} },
  summaries: life.stage.github.world.issueComments.length,
  reviews: life.stage.github.world.reviews.map(({ state }) => state),
})

/** Kills the run at its `nth` request like `on`, before GitHub does what it asks, or after. */
async function dieAt(life: Life, nth: number, isDone: boolean, on = '*'): Promise<void> {
  const { faults } = life.stage.github
  let kill = () => {}
  faults.add({
    on,
    nth,
    outcome: () => {
      kill()
      if (!isDone) throw new Error('nobody is there any more')
    },
  })
  const { status } = await life.run({
    onStart: (send) => {
      kill = () => send('SIGKILL')
    },
  })
  expect(status).toBeNull()
  faults.clear()
}

test('a run killed at any request of its posting, and run again, ends as an undisturbed one', async () => {
  const life = await before()
  const restore = keeper(life)
  const { requests } = life.stage.github
  requests.splice(0)
  await life.run()
  const made = requests.map(({ method, path }) => `${method} ${path}`)
  const whole = seen(life)
  expect(whole.threads).toEqual([
    expect.stringMatching(/^An empty cart throws \| Fixed .*\| resolved by/),
    expect.stringMatching(/Won’t fix.*\| Taken as won’t fix.*\| resolved by/),
    'Rounding loses cents',
  ])
  // Reading, the listing and the check run come first; the rest is the posting.
  const first = made.lastIndexOf('POST /repos/octo/hello/check-runs') + 2
  expect(made.slice(first - 1).length).toBeGreaterThan(8)
  // Killed before a request is killed after the one before it; only the last has to be tried both ways.
  for (let nth = first; nth <= made.length + 1; nth += 1) {
    const isDone = nth > made.length
    const at = isDone ? 'the end' : made[nth - 1]
    restore()
    await dieAt(life, isDone ? made.length : nth, isDone)
    await life.run()
    expect({ at, ...seen(life) }).toEqual({ at, ...whole })
  }
  expect(life.stage.anthropic.refusals()).toEqual([])
}, 300_000)

test.each([
  ['the review', 'POST */reviews'],
  ['the summary', 'POST */issues/7/comments'],
])(
  'the very first run, killed as GitHub takes %s, is repeated without a word said twice',
  async (_, on) => {
    const life = await open(cart, { model: { findings: cartFindings } })
    await dieAt(life, 1, true, on)
    await life.run()
    expect(life.threads()).toEqual([reduce?.title, fraction?.title])
    expect(life.stage.github.world.issueComments).toHaveLength(1)
    expect(life.state()).toMatchObject({ round: 1, findings: [{}, {}] })
  },
)

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is cancelled by %s closes its check run and has posted nothing half',
  async (signal) => {
    const life = await open(cart, { model: { findings: cartFindings } })
    let cancel = () => {}
    // The model answers while the job is being cancelled.
    life.model.verdict = () => {
      cancel()
      return { verdict: 'confirmed', path: 'src/cart.ts', quote: reduce?.quote ?? '' }
    }
    const { status, outputs } = await life.run({
      onStart: (send) => {
        cancel = () => {
          // A second signal of the kind is for a program that does not listen.
          cancel = () => {}
          send(signal)
        }
      },
    })
    expect([status, outputs['verdict']]).toEqual([1, 'failed'])
    expect(life.stage.github.world.checks).toMatchObject([
      { status: 'completed', conclusion: 'cancelled' },
    ])
    expect(life.threads()).toEqual([])
    expect(life.stage.github.world.issueComments).toEqual([])
  },
)

test('E07 a run whose posting fails moves no mark: the next one reviews the same again', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  const { faults } = life.stage.github
  const body = { message: 'Validation Failed', errors: ['was submitted too quickly'] }
  faults.add({ on: 'POST */reviews', outcome: { status: 422, body } })
  const failed = await life.run()
  expect([failed.status, failed.outputs['verdict']]).toEqual([1, 'failed'])
  expect(failed.summary).toContain(reduce?.title)
  expect(life.stage.github.world.issueComments).toEqual([])
  await life.run()
  expect(life.threads()).toEqual([reduce?.title, fraction?.title])
})
