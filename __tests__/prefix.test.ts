import { afterEach, expect, test } from '@jest/globals'
import type { CommitPlan } from './support/git/repositories.ts'
import { cart, cartFindings } from './support/run/cart.ts'
import { cleanUp } from './support/run/runner.ts'
import { scriptedReviewer } from './support/run/scripted.ts'
import { pullRequestEvent, type StageOptions, setStage } from './support/run/stage.ts'

afterEach(cleanUp)

const [base, head] = cart
const other: CommitPlan = {
  message: 'Rename and add',
  files: { 'src/old.ts': null, 'src/new.ts': 'export const a = 1\n', 'README.md': '# Shop\n' },
}

/** A year later, on the other side of the world. */
const later = {
  TZ: 'Pacific/Auckland',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    'const Now=Date;globalThis.Date=class extends Now{constructor(...a){a.length?super(...a):super(Date.now())}static now(){return Now.now()+366*864e5}}',
  )}`,
}

interface Plan {
  readonly commits: StageOptions['commits']
  readonly pull?: StageOptions['pull']
  readonly env?: Readonly<Record<string, string>>
}

/** What every request of a run began with, and the hash that the run gives it. */
async function prefixOf({ commits, pull, env = {} }: Plan) {
  const script = scriptedReviewer({ findings: cartFindings, skills: ['money'] })
  const stage = await setStage({ commits, anthropic: { script }, ...(pull && { pull }) })
  try {
    const number = pull?.number ?? 7
    const payload = { ...pullRequestEvent().payload, number, pull_request: { number } }
    const { outputs } = await stage.run({ event: { name: 'pull_request', payload }, env })
    expect(outputs['verdict']).toMatch(/^(clean|findings)$/)
    const prefixes = stage.anthropic
      .asked()
      .map(({ tools, system }) => JSON.stringify({ tools, system }))
    expect(prefixes.length).toBeGreaterThan(3)
    return { bytes: [...new Set(prefixes)], hash: outputs['prompt-hash'], shas: stage.shas }
  } finally {
    await stage.close()
  }
}

test('pull requests on the same base commit begin with the same bytes, whatever and whenever they are', async () => {
  const first = await prefixOf({ commits: [base, head] })
  const second = await prefixOf({
    commits: [base, other],
    pull: { number: 4711, title: 'A rename of 2031', body: 'By hand.', author: 'hubot' },
    env: later,
  })
  expect(second.shas[0]).toBe(first.shas[0])
  expect(first.bytes).toHaveLength(1)
  expect(second.bytes).toEqual(first.bytes)
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(second.hash).toBe(first.hash)
})

test('nothing of the pull request or of the day is in the prefix', async () => {
  const { bytes, shas } = await prefixOf({
    commits: [base, head],
    pull: { number: 4711, title: 'Zanzibar', body: 'Zeppelin', headRef: 'zucchini' },
  })
  const [prefix = ''] = bytes
  expect(prefix).toContain('How amounts are handled')
  const year = new Date().getFullYear()
  const volatile = ['4711', 'Zanzibar', 'Zeppelin', 'zucchini', 'mona', 'cart.ts', `${year}`]
  for (const word of [...volatile, ...shas]) expect(prefix).not.toContain(word)
})

test('another skill at the base makes another prefix; one that the change brings does not', async () => {
  const skill = (text: string) => ({
    '.skills/money.md': `---\nname: money\ndescription: ${text}\n---\nWhole cents.\n`,
  })
  const before = { files: { ...base.files, ...skill('For prices.') } }
  const plain = await prefixOf({ commits: [before, head] })
  const inHead = { files: { ...head.files, ...skill('For nothing.') } }
  expect((await prefixOf({ commits: [before, inHead] })).hash).toBe(plain.hash)
  const after = { files: { ...base.files, ...skill('For sums.') } }
  expect((await prefixOf({ commits: [after, head] })).hash).not.toBe(plain.hash)
})
