import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createModel } from '../src/adapters/anthropic/createModel.ts'
import { PATIENCE } from '../src/adapters/anthropic/patience.ts'
import { review } from '../src/review.ts'
import { ended, nothingYet } from '../src/stages/outcome.ts'
import { plainReview } from '../src/task.ts'
import { connectionOf, githubPorts } from '../src/wiring/githubPorts.ts'
import { call, rawCall, text } from './support/anthropic/reply.ts'
import { startAnthropic } from './support/anthropic/server.ts'
import type { Answer, Fault, Reply } from './support/anthropic/types.ts'
import { recordingLog } from './support/git/recordingLog.ts'
import { type BuiltRepository, buildRepository } from './support/git/repositories.ts'
import { actionsToken } from './support/github/identities.ts'
import { startGitHub } from './support/github/start.ts'
import { randomFrom } from './support/random.ts'
import { cart, cartFindings } from './support/run/cart.ts'
import { scriptedReviewer } from './support/run/scripted.ts'

/** Reviews of a pull request to run; `SOAK=500 SEED=2 npm test -- __tests__/soak` runs more, and others. */
const REVIEWS = Number(process.env['SOAK'] ?? 30)
const SEED = Number(process.env['SEED'] ?? 1)

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
let repository: BuiltRepository
let tempDir: string
beforeAll(async () => {
  process.on('unhandledRejection', note)
  repository = await buildRepository(cart)
  tempDir = await mkdtemp(join(tmpdir(), 'soak-'))
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await rm(repository.dir, { recursive: true })
  await rm(tempDir, { recursive: true })
})

const page = '<!doctype html><html><body>Bad gateway</body></html>'

function faultFor(random: () => number): Fault {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  // Now and then for good.
  const at = random() < 0.1 ? {} : { at: 1 + Math.floor(random() * 12) }
  const after = Math.floor(random() * 9)
  return pick<Fault>([
    { kind: 'status', status: pick([429, 500, 503, 529]), ...at },
    { kind: 'status', status: pick([400, 401, 402, 403, 404, 413]), ...at },
    { kind: 'status', status: pick([200, 502, 524]), body: page, ...at },
    { kind: 'reset', ...at },
    { kind: 'reset', after, ...at },
    { kind: 'stall', after, ...at },
    { kind: 'stream-error', error: pick(['overloaded_error', 'api_error']), after, ...at },
    { kind: 'stream-end', after, ...at },
  ])
}

const reviewer = scriptedReviewer({ findings: cartFindings, skills: ['money'] })

/** Mostly the reviewer; now and then it does what models do. Notes which conversations came to their end. */
function moody(random: () => number, finished: Set<string>): Answer {
  const moods: readonly Reply[] = [
    { content: [], stop_reason: 'end_turn' },
    'Looks good to me.',
    { content: [text('Wait.')], stop_reason: 'pause_turn' },
    { content: [], stop_reason: 'refusal', refusal: 'No.' },
    { content: [call('report_finding', { path: 'src/c' })], stop_reason: 'max_tokens' },
    { content: 'So', stop_reason: 'model_context_window_exceeded' },
    rawCall('read_file', '{"path": "src'),
    call('delete_everything', {}),
    call('report_finding', { path: 'src/cart.ts', quote: 'not there', title: 'Invented' }),
    Array.from({ length: 12 }, () => call('read_file', { path: 'src/cart.ts' })),
  ]
  return async (body, turn) => {
    if (random() < 0.12) return moods[Math.floor(random() * moods.length)] ?? ''
    const reply = await reviewer(body, turn)
    const question = questions.find((one) => JSON.stringify(body.messages[0]).includes(one))
    if (question && JSON.stringify(reply).includes('finish_review')) finished.add(question)
    return reply
  }
}

const questions = ['Does the changed code do the right', 'What can somebody do', 'keep this team']

async function runOnce(seed: number) {
  const random = randomFrom(seed)
  const faults = Array.from({ length: Math.floor(random() * 4) }, () => faultFor(random))
  const finished = new Set<string>()
  const maxCost = random() < 0.15 ? 0.03 : 2
  const api = await startAnthropic({ script: moody(random, finished), faults })
  const [base = '', head = ''] = repository.shas
  const github = await startGitHub({ git: repository.dir, pulls: [{ number: 7, base, head }] })
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
  }
  const federation = {
    ruleId: '',
    organizationId: '',
    serviceAccountId: '',
    workspaceId: '',
  }
  const credentials = { githubToken: actionsToken, anthropicApiKey: 'sk-ant-key', federation }
  const log = recordingLog()
  const ports = await githubPorts({
    connection: connectionOf(credentials, env, log),
    credentials,
    repository: 'octo/hello',
    number: 7,
    root: process.cwd(),
    env,
    signal: new AbortController().signal,
    tempDir,
  })
  const model = createModel({
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    credential: { kind: 'key', key: 'sk-ant-key' },
    baseUrl: api.url,
    log,
    env: {},
    patience: { ...PATIENCE, sleep: async () => {} },
    silence: 200,
  })
  const task = {
    repository: 'octo/hello',
    inputs: { 'max-cost-usd': String(maxCost) },
    wish: plainReview,
    comment: null,
    instance: 'soak',
    analyses: null,
    hasSuccessor: false,
  }
  const end = await review(task, { ...ports, openModel: async () => model })
    .catch((error: Error) => ended(nothingYet, { failure: error.message }))
    .finally(() => ports.close())
  await api.stop()
  await github.close()
  return { end, world: github.world, refusals: api.refusals(), finished, maxCost, log }
}

type Run = Awaited<ReturnType<typeof runOnce>>

/** What holds of every run, whatever went wrong in it. */
function expectFitting({ end, world, refusals, finished, maxCost }: Run) {
  const { verdict, reason, findings, coverage, usage } = end.outcome
  expect(refusals).toEqual([])
  expect(usage.cost_usd ?? 0).toBeLessThanOrEqual(maxCost)
  expect(reason).toMatch(/^\W?\w.*[.!?)]$/s)
  expect(reason).not.toMatch(/\.[,;:.]|undefined|\[object/)
  expect(world.checks.map(({ status }) => status)).toEqual(['completed'])
  const posted = [world.reviews.length, world.reviewComments.length, world.issueComments.length]
  if (verdict === 'failed') expect(posted).toEqual([0, 0, 0])
  else {
    const inline = findings.filter(({ published }) => published === 'inline')
    expect(posted).toEqual([inline.length > 0 ? 1 : 0, inline.length, 1])
    expect(inline.every(({ verification }) => verification.verdict === 'confirmed')).toBe(true)
  }
  if (verdict === 'clean' || verdict === 'findings') {
    expect(coverage.map(({ status }) => status)).toEqual(['reviewed'])
    expect(finished.size).toBe(questions.length)
    expect(findings.length > 0).toBe(verdict === 'findings')
  }
}

test(`${REVIEWS} reviews with random faults all end in a verdict that fits`, async () => {
  const verdicts = new Set<string>()
  for (let n = 0; n < REVIEWS; n += 1) {
    const seed = SEED * 1_000_000 + n
    const run = await runOnce(seed)
    verdicts.add(run.end.outcome.verdict)
    try {
      expectFitting(run)
    } catch (error) {
      const { verdict, reason } = run.end.outcome
      const told = [`${verdict}: ${reason}`, ...run.log.lines].join('\n')
      throw new Error(`seed ${seed}\n${told}`, { cause: error })
    }
  }
  expect(unhandled).toEqual([])
  expect([...verdicts].sort()).toEqual(['failed', 'findings', 'partial'])
}, 3_600_000)
