import { expect, test } from '@jest/globals'
import type { CommitPlan } from '../support/git/repositories.ts'
import type { ScriptedFinding } from '../support/run/scripted.ts'
import { open } from './life.ts'

const shop = (...lines: string[]) => `import { db } from './db.ts'\n\n${lines.join('\n')}\n`
const fetchRow = 'const row = db.get(id)'
const awaited = 'const row = await db.get(id)'
const charge = 'charge(row.total / 100)'
const ship = 'ship(row.items[0].address)'

const unawaited: ScriptedFinding = {
  path: 'src/shop.ts',
  quote: fetchRow,
  title: 'The row is a promise',
}
const cents: ScriptedFinding = { path: 'src/shop.ts', quote: charge, title: 'Cents are divided' }
const empty: ScriptedFinding = { path: 'src/shop.ts', quote: ship, title: 'An empty order throws' }

const commits: CommitPlan[] = [
  { files: { 'README.md': '# Shop\n', 'src/db.ts': 'export const db = new Map()\n' } },
  // 1: the pull request as it is opened.
  { files: { 'src/shop.ts': shop(fetchRow, '', charge), 'src/log.ts': 'log(1)\n' } },
  // 2: one fault is mended, one comes.
  { files: { 'src/shop.ts': shop(awaited, '', charge, '', ship) } },
  // 3: the same change in one commit, as a force-push makes it.
  {
    files: { 'src/shop.ts': shop(awaited, '', charge, '', ship), 'src/log.ts': 'log(1)\n' },
    parents: [0],
  },
  // 4: the base branch goes on.
  {
    files: { 'README.md': '# The shop\n', 'src/db.ts': 'export const db = new Map()\n\n' },
    parents: [0],
  },
  // 5: rebased onto it.
  {
    files: { 'src/shop.ts': shop(awaited, '', charge, '', ship), 'src/log.ts': 'log(1)\n' },
    parents: [4],
  },
  // 6: or it is merged into the pull request.
  {
    files: { 'README.md': '# The shop\n', 'src/db.ts': 'export const db = new Map()\n\n' },
    parents: [3, 4],
  },
  // 7: the file gets another name.
  {
    files: { 'src/shop.ts': null, 'src/store.ts': shop(awaited, '', charge, '', ship) },
    parents: [3],
  },
  // 8: the first fault comes back.
  { files: { 'src/shop.ts': shop(fetchRow, '', charge, '', ship) }, parents: [3] },
]

/** Open, and the push that mends one and adds one: two findings are open. */
async function second() {
  const life = await open(commits, { model: { findings: [unawaited, cents] } })
  await life.run()
  life.model.findings = [cents, empty]
  await life.push(2)
  // From here on the model is silent: what is known has to come from memory.
  life.model.findings = []
  return life
}

const afterSecond = [
  'The row is a promise | Fixed (`COMMIT`).',
  'Cents are divided',
  'An empty order throws',
]
const shown = (threads: string[]) =>
  threads.map((line) => line.replace(/`[0-9a-f]{7}`/, '`COMMIT`'))

test('a push that mends one and adds one: one reply, one new comment, one summary', async () => {
  const life = await second()
  expect(shown(life.threads())).toEqual(afterSecond)
  expect(life.stage.github.world.issueComments).toHaveLength(1)
  expect(life.summary()).toContain('2 findings')
  expect(life.state()).toMatchObject({ head: life.stage.shas[2], round: 2 })
})

test('E03 E12 E14 the same job again on the same head: nothing is asked, nothing is said twice', async () => {
  const life = await second()
  const before = life.state()
  const asked = life.stage.anthropic.requests.length
  const { outputs } = await life.run()
  expect(outputs['verdict']).toBe('findings')
  expect(shown(life.threads())).toEqual(afterSecond)
  expect(life.stage.github.world.issueComments).toHaveLength(1)
  expect(life.summary()).toContain('No new findings; 2 earlier still open')
  expect(
    life.stage.anthropic.requests.slice(asked).filter(({ path }) => path === '/v1/messages'),
  ).toEqual([])
  expect(life.state()).toEqual(before)
})

test.each([
  ['a force-push that squashes', 3],
  ['a rebase', 5],
  ['a merge from the base', 6],
])('%s changes no content: nothing is asked, nothing is said', async (_, index) => {
  const life = await second()
  if (index > 3) life.stage.github.pull(7).base = life.stage.shas[4] ?? ''
  const asked = life.stage.anthropic.asked().length
  const { outputs } = await life.push(index)
  expect(outputs['verdict']).toBe('findings')
  expect(life.stage.anthropic.asked()).toHaveLength(asked)
  expect(shown(life.threads())).toEqual(afterSecond)
  expect(life.state()).toMatchObject({ head: life.stage.shas[index], round: 2 })
})

test('a renamed file keeps its findings, and the threads stay', async () => {
  const life = await second()
  life.model.findings = [
    { ...cents, path: 'src/store.ts', title: 'The amount loses its cents' },
    { ...empty, path: 'src/store.ts' },
  ]
  await life.push(7)
  expect(shown(life.threads())).toEqual(afterSecond)
  expect(life.state().findings.map(({ path, status }) => [path, status.is])).toEqual(
    expect.arrayContaining([
      ['src/store.ts', 'open'],
      ['src/store.ts', 'open'],
    ]),
  )
})

test('a fault that comes back reopens its thread and is not raised anew', async () => {
  const life = await second()
  life.model.findings = [unawaited, cents, empty]
  await life.push(8)
  expect(shown(life.threads())).toEqual([
    'The row is a promise | Fixed (`COMMIT`). | The fault is back; reopened.',
    'Cents are divided',
    'An empty order throws',
  ])
})

test('where the token may resolve threads it does, and opens them again', async () => {
  const permissions = { contents: 'write', pull_requests: 'write', checks: 'write' } as const
  const bot = { login: 'github-actions[bot]', type: 'Bot', permissions } as const
  const life = await open(commits, {
    model: { findings: [unawaited, cents] },
    github: { tokens: { ghs_actions: bot } },
  })
  await life.run()
  life.model.findings = [cents]
  await life.push(2)
  expect(shown(life.threads())[0]).toBe(
    'The row is a promise | Fixed (`COMMIT`). | resolved by github-actions[bot]',
  )
  life.model.findings = [unawaited, cents]
  await life.push(8)
  expect(shown(life.threads())[0]).toBe(
    'The row is a promise | Fixed (`COMMIT`). | The fault is back; reopened.',
  )
})

test('a draft is left alone, and reviewed once it is ready', async () => {
  const life = await open(commits, { model: { findings: [cents] }, pull: { draft: true } })
  const draft = await life.run()
  expect(draft.outputs['verdict']).toBe('skipped')
  expect(life.threads()).toEqual([])
  life.stage.github.pull(7).draft = false
  await life.run()
  life.stage.github.pull(7).draft = true
  const again = await life.push(2)
  expect(again.outputs['verdict']).toBe('skipped')
  life.stage.github.pull(7).draft = false
  const back = await life.run()
  expect(back.outputs['verdict']).toBe('findings')
  expect(life.threads()).toEqual(['Cents are divided'])
})
