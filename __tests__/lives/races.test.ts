import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { type Life, open } from './life.ts'

const reduce = 'An empty cart throws'
const fraction = 'A discount leaves fractions of a cent'

/** Lets nobody through before `count` are there. */
function barrier(count: number): () => Promise<void> {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  let waiting = 0
  return () => {
    waiting += 1
    if (waiting === count) open()
    return isOpen
  }
}

test('two runs that post at the same moment leave every comment once', async () => {
  const life = await open(cart, { model: { findings: cartFindings, skills: ['money'] } })
  life.stage.github.faults.add({ on: 'POST */reviews', times: 2, outcome: barrier(2) })
  const both = await Promise.all([life.run(), life.run()])
  expect(both.map(({ outputs }) => outputs['verdict'])).toEqual(['findings', 'findings'])
  expect(life.threads()).toEqual([reduce, fraction])
  // A third finds nothing to say, and one summary to say it in.
  life.model.findings = []
  const { outputs } = await life.run()
  expect(outputs['verdict']).toBe('findings')
  expect(life.threads()).toEqual([reduce, fraction])
  expect(life.stage.github.world.issueComments).toHaveLength(1)
  expect(life.state()).toMatchObject({
    round: 1,
    findings: [{ title: reduce }, { title: fraction }],
  })
})

test('two runs that answer at the same moment leave every answer once', async () => {
  const mended: CommitPlan = {
    files: { 'src/cart.ts': '// Nothing is left.\n' },
  }
  const life = await open([...cart, mended], { model: { findings: cartFindings } })
  await life.run()
  life.model.findings = []
  life.stage.github.faults.add({ on: 'POST */replies', times: 2, outcome: barrier(2) })
  await Promise.all([life.push(2), life.push(2)])
  expect(life.threads().map((line) => line.replace(/`.*`/, ''))).toEqual([
    `${reduce} | Fixed ().`,
    `${fraction} | Fixed ().`,
  ])
})

test('a run that comes through while another thinks leaves it nothing to say', async () => {
  const life = await open(cart, { model: { findings: cartFindings } })
  const { faults } = life.stage.github
  // The second look of the slower run is the first one after the faster run is done.
  faults.add({ on: 'POST /graphql', nth: 2, outcome: async () => void (await life.run()) })
  await life.run()
  expect(life.threads()).toEqual([reduce, fraction])
  expect(life.stage.github.world.issueComments).toHaveLength(1)
})

/** A push while the model thinks: `more` is added to the change, the rest stays. */
const pushed = (files: CommitPlan['files']): CommitPlan[] => [...cart, { files }]
const whileThinking = async (life: Life) => {
  const { faults, push } = life.stage.github
  faults.add({ on: 'POST /graphql', nth: 2, outcome: () => push(7, life.stage.shas[2] ?? '') })
}

test('A24 a push while the run is at work: on `pull_request` the newer run takes over', async () => {
  const life = await open(pushed({ 'src/new.ts': 'export {}\n' }), {
    model: { findings: cartFindings },
  })
  await whileThinking(life)
  const { outputs, log, summary } = await life.run()
  expect(outputs['verdict']).toBe('partial')
  expect(log).toContain('The run for the new head takes over')
  expect(summary).toContain(reduce)
  expect(life.threads()).toEqual([])
  await life.run()
  expect(life.threads()).toEqual([reduce, fraction])
})

test('A24 a push while a command is at work: what was found is posted on the new head', async () => {
  const life = await open(pushed({ 'src/new.ts': 'export {}\n' }), {
    model: { findings: cartFindings },
  })
  await whileThinking(life)
  const { outputs } = await life.say('ann', '/review')
  expect(outputs['verdict']).toBe('partial')
  expect(life.threads()).toEqual([reduce, fraction])
  expect(life.stage.github.world.reviews[0]?.commit).toBe(life.stage.shas[2])
  expect(life.summary()).toContain('changed while it was reviewed')
  // The next run reads what was left, and nothing twice.
  const asked = life.stage.anthropic.asked().length
  const next = await life.run()
  expect(next.outputs['verdict']).toBe('findings')
  expect(JSON.stringify(life.stage.anthropic.asked()[asked]?.messages[0])).toContain('src/new.ts')
  expect(life.threads()).toEqual([reduce, fraction])
})

test('a push that moves the lines while a command is at work: comments stand where the code is now', async () => {
  const [, second] = cart
  const moved = `// One.\n// Two.\n${String(second?.files['src/cart.ts'])}`
  const life = await open(pushed({ 'src/cart.ts': moved }), { model: { findings: cartFindings } })
  await whileThinking(life)
  await life.say('ann', '/review')
  expect(life.stage.github.world.reviewComments.map(({ place }) => place.line)).toEqual([4, 8])
  expect(life.state()).toMatchObject({ head: life.stage.shas[2], files: [] })
})

test('a force-push that takes the commit away as the comments are posted: they are posted on the new head', async () => {
  const [, second] = cart
  const forced: CommitPlan = {
    files: { ...second?.files, 'src/more.ts': 'more()\n' },
    parents: [0],
  }
  const life = await open([...cart, forced], { model: { findings: cartFindings } })
  const { faults, push } = life.stage.github
  faults.add({ on: 'POST */reviews', outcome: () => push(7, life.stage.shas[2] ?? '') })
  await life.say('ann', '/review')
  expect(life.threads()).toEqual([reduce, fraction])
  expect(life.stage.github.world.reviews[0]?.commit).toBe(life.stage.shas[2])
})
