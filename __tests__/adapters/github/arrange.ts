import { rm } from 'node:fs/promises'
import { afterEach } from '@jest/globals'
import type { ConnectionOptions } from '../../../src/adapters/github/connect.ts'
import { createPullRequests } from '../../../src/adapters/github/pullRequests.ts'
import type { Log } from '../../../src/core/log.ts'
import type { InlineComment } from '../../../src/ports.ts'
import { buildRepository, type CommitPlan } from '../../support/git/repositories.ts'
import { actionsToken } from '../../support/github/identities.ts'
import { type GitHubOptions, type LoopbackGitHub, startGitHub } from '../../support/github/start.ts'

const begun: { github: LoopbackGitHub; dir: string }[] = []

afterEach(async () => {
  for (const { github, dir } of begun.splice(0)) {
    await github.close()
    await rm(dir, { recursive: true })
  }
})

export const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('')

/** Of 40 lines the 3rd and the 30th change: a.ts shows lines 1–6 and 27–33. */
export const twoHunks: CommitPlan[] = [
  { files: { 'a.ts': numbered(1, 40), 'gone.ts': 'x\ny\n' } },
  {
    files: {
      'a.ts': `${numbered(1, 2)}changed\n${numbered(4, 29)}changed\n${numbered(31, 40)}`,
      'gone.ts': null,
    },
    message: 'Change two lines',
  },
]

export interface Begun {
  readonly github: LoopbackGitHub
  readonly shas: readonly string[]
  readonly head: string
  /** What the log said, `level: message`. */
  readonly lines: string[]
  connection(token?: string): ConnectionOptions
  /** The port for pull request 7, with the token of a job when left out. */
  port(token?: string): ReturnType<typeof createPullRequests>
}

/** A GitHub with pull request 7 from the first of `commits` to the second. */
export async function begin(
  commits: CommitPlan[] = twoHunks,
  options: Partial<GitHubOptions> = {},
): Promise<Begun> {
  const { dir, shas } = await buildRepository(commits)
  const [base = '', head = ''] = shas
  const github = await startGitHub({ git: dir, pulls: [{ number: 7, base, head }], ...options })
  begun.push({ github, dir })
  const lines: string[] = []
  const { serverUrl, apiUrl, graphqlUrl } = github
  const connection = (token = actionsToken) => ({
    token,
    serverUrl,
    apiUrl,
    graphqlUrl,
    fetch,
    log: recorder(lines),
  })
  const port = (token?: string) =>
    createPullRequests({ ...connection(token), repository: github.repository, number: 7 })
  return { github, shas, head, lines, connection, port }
}

function recorder(lines: string[]): Log {
  const at = (level: string) => (message: string) => void lines.push(`${level}: ${message}`)
  return {
    debug: at('debug'),
    info: at('info'),
    notice: at('notice'),
    warning: at('warning'),
    error: at('error'),
  }
}

/** A comment on a line of a.ts, on its right side; `more` overrides. */
export const onLine = (line: number, more: Partial<InlineComment> = {}): InlineComment => ({
  path: 'a.ts',
  side: 'RIGHT',
  start_line: null,
  line,
  body: `About line ${line}.`,
  ...more,
})

/** `METHOD path` of each request, without the repository's part. */
export const requested = ({ github }: Begun): string[] =>
  github.requests.map(({ method, path }) => `${method} ${path.replace('/repos/octo/hello', '')}`)
