import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { startAnthropic } from '../support/anthropic/server.ts'
import type { Anthropic } from '../support/anthropic/types.ts'
import { buildRepository } from '../support/git/repositories.ts'
import { actionsBot, type Collaborator, type Identity } from '../support/github/identities.ts'
import type { PullPlan } from '../support/github/pullPlan.ts'
import { type LoopbackGitHub, startGitHub } from '../support/github/start.ts'
import { reviewInProcess } from '../support/run/inProcess.ts'
import { scriptedReviewer } from '../support/run/scripted.ts'

/** What the token of the job may do. */
const scopes = {
  all: { contents: 'read', pull_requests: 'write', checks: 'write' },
  'no checks': { contents: 'read', pull_requests: 'write' },
  'no contents': { pull_requests: 'write', checks: 'write' },
  'reads only': { contents: 'read', pull_requests: 'read', checks: 'read' },
  nothing: {},
} as const satisfies Record<string, Identity['permissions']>
export type ScopeName = keyof typeof scopes

export const bot = (login: string): Identity => ({ login, type: 'Bot', permissions: {} })
const fork = { headRepository: 'eve/hello' }

/** Whose pull request it is. */
const authors = {
  'an owner': { association: 'OWNER' },
  'a member': { association: 'MEMBER' },
  'a member nobody may know of': { association: 'NONE' },
  'a collaborator from a fork': { association: 'COLLABORATOR', ...fork },
  'a known contributor from a fork': { association: 'CONTRIBUTOR', ...fork },
  'a first-timer from a fork': { association: 'FIRST_TIME_CONTRIBUTOR', ...fork },
  'a stranger whose fork is gone': { association: 'NONE', headRepository: null },
  'a bot': { author: bot('renovate[bot]'), association: 'NONE' },
  'a listed bot': { author: bot('listed[bot]'), association: 'NONE' },
  Dependabot: { author: bot('dependabot[bot]'), association: 'CONTRIBUTOR' },
  'a member, as a draft': { draft: true },
  'a member, closed': { state: 'closed' },
  'a member, merged': { state: 'closed', merged: true },
} as const satisfies Record<string, Partial<PullPlan>>
export type Author = keyof typeof authors

/** What those who comment may do in the repository; the others are no collaborators. */
const roles: Readonly<Record<string, Collaborator>> = {
  admin: { permission: 'admin', role_name: 'admin' },
  maintainer: { permission: 'write', role_name: 'maintain' },
  writer: { permission: 'write', role_name: 'write' },
  'custom-role': { permission: 'write', role_name: 'release-manager' },
  triager: { permission: 'read', role_name: 'triage' },
  reader: { permission: 'read', role_name: 'read' },
}

export type Expected = 'clean' | readonly [verdict: 'skipped' | 'failed', reason: RegExp]

let dir: string
let shas: readonly string[]
let anthropic: Anthropic
const servers = new Map<boolean, LoopbackGitHub>()
let pulls = 0

const tokenOf = (scope: string): string => `ghs_${scope.replaceAll(' ', '_')}`

beforeAll(async () => {
  const built = await buildRepository([
    { files: { 'a.ts': 'one\n', '.github/skill-review.yml': 'bots: [listed]\neffort: low\n' } },
    { files: { 'a.ts': 'one\ntwo\n' } },
  ])
  dir = built.dir
  shas = built.shas
  anthropic = await startAnthropic({ script: scriptedReviewer({}) })
  const tokens = Object.fromEntries(
    Object.entries(scopes).map(([name, permissions]) => [
      tokenOf(name),
      { ...actionsBot, permissions },
    ]),
  )
  for (const isPrivate of [false, true])
    servers.set(isPrivate, await startGitHub({ git: dir, tokens, isPrivate, collaborators: roles }))
})

afterAll(async () => {
  for (const github of servers.values()) await github.close()
  await anthropic.stop()
  await rm(dir, { recursive: true, force: true })
})

interface Case {
  readonly author?: Author
  readonly scope?: ScopeName
  readonly isPrivate?: boolean
  /** Whether the workflow gets the secret. */
  readonly hasKey?: boolean
}

/** Opens a pull request of its own and runs on the event that `event` makes of it. */
export async function play(
  { author = 'a member', scope = 'all', isPrivate = false, hasKey = true }: Case,
  event: (number: number, github: LoopbackGitHub) => { name: string; payload: unknown },
): Promise<string> {
  const github = servers.get(isPrivate)
  const [base = '', head = ''] = shas
  if (github === undefined) throw new Error('The loopback GitHub does not run.')
  const number = ++pulls
  await github.open({ number, base, head, ...authors[author] })
  const { outcome } = await reviewInProcess({
    event: event(number, github),
    repository: github.repository,
    token: tokenOf(scope),
    apiKey: hasKey ? 'sk-ant-test-key' : '',
    env: {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      ANTHROPIC_BASE_URL: anthropic.url,
    },
  })
  return `${outcome.verdict}: ${outcome.reason}`
}

export function check(said: string, expected: Expected): void {
  if (expected === 'clean') expect(said).toMatch(/^clean: /)
  else {
    expect(said).toMatch(new RegExp(`^${expected[0]}: `))
    expect(said).toMatch(expected[1])
  }
}

export const opened = (number: number) => ({
  name: 'pull_request',
  payload: { action: 'opened', pull_request: { number } },
})

export const strangers = ['skipped', /contributes for the first time.*command/] as const
export const noWrite = ['failed', /pull-requests: write/] as const
