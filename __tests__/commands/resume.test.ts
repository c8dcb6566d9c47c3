import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type ReviewArguments, run } from '../../src/commands/review.ts'
import { exits } from '../../src/commands/world.ts'
import { startAnthropic } from '../support/anthropic/server.ts'
import type { Anthropic, AnthropicOptions } from '../support/anthropic/types.ts'
import { worldAt } from '../support/commands/world.ts'
import { buildRepository } from '../support/git/repositories.ts'
import { cart, cartFindings } from '../support/run/cart.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'

/** Loads a skill, reports, finishes: three requests. */
const script = scriptedReviewer({
  findings: cartFindings.slice(0, 1),
  skills: ['money'],
})

let folder: string
let repository: { readonly dir: string; readonly shas: readonly string[] }
const apis: Anthropic[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resume-'))
  repository = await buildRepository(cart, { dir: join(folder, 'repository') })
})
afterEach(async () => {
  for (const api of apis.splice(0)) await api.stop()
  await rm(folder, { recursive: true })
})

async function review(
  args: Partial<ReviewArguments>,
  { effort = 'low', ...options }: AnthropicOptions & { readonly effort?: string } = {},
) {
  const api = await startAnthropic({ script, ownHistoryOnly: false, ...options })
  apis.push(api)
  const env = { ANTHROPIC_API_KEY: 'sk-ant-key', ANTHROPIC_BASE_URL: api.url, HOME: folder }
  const { world, out, err } = worldAt({ cwd: folder, env })
  const [base, head] = repository.shas
  const status = await run(
    {
      base,
      head,
      staged: false,
      worktree: false,
      repo: repository.dir,
      format: 'json',
      quiet: false,
      skill: [],
      transcript: null,
      resume: null,
      ...args,
      settings: { effort, ...args.settings },
    },
    world,
  )
  return { status, api, outcome: JSON.parse(out()), err: err() }
}

const transcript = () => join(folder, 'run.jsonl')

/** The third request meets a fault that no second try mends. */
async function breakOff(effort = 'low') {
  const broken = await review(
    { transcript: transcript() },
    { effort, faults: [{ kind: 'status', status: 402, at: (n) => n >= 3 }] },
  )
  expect(broken.status).toBe(exits.incomplete)
}

test('a run that broke off is gone on from: only the rest is asked, and the findings are the same', async () => {
  const whole = await review({})
  await breakOff()
  const { status, api, outcome } = await review({ resume: transcript() })
  expect(status).toBe(exits.done)
  expect(api.asked()).toHaveLength(1)
  expect(outcome.verdict).toBe('findings')
  expect(outcome.findings).toEqual(whole.outcome.findings)
  expect(api.refusals()).toEqual([])
})

test('the transcript it goes on from may be the one it writes, and holds the whole run then', async () => {
  await breakOff()
  await review({ resume: transcript(), transcript: transcript() })
  const { api, outcome } = await review({ resume: transcript() })
  expect(api.asked()).toEqual([])
  expect(outcome.verdict).toBe('findings')
})

test.each([
  ['another model', 'low', { settings: { model: 'claude-opus-5-5' } }, {}],
  ['another effort', 'medium', {}, { effort: 'high' }],
])('with %s nothing is taken over', async (_, before, args, options) => {
  const whole = await review(args, options)
  await breakOff(before)
  const { api, outcome } = await review({ resume: transcript(), ...args }, options)
  expect(api.asked()).toHaveLength(whole.api.asked().length)
  expect(outcome.findings).toEqual(whole.outcome.findings)
})

test('a file that is no transcript is the mistake of whoever gave it', async () => {
  await writeFile(transcript(), 'hello\n')
  await expect(review({ resume: transcript() })).rejects.toThrow(
    'Line 1 of the transcript is not JSON. `--resume` takes what `--transcript` wrote',
  )
})
