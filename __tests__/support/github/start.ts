import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname } from 'node:path'
import { httpBackend } from '../git/httpBackend.ts'
import { createFaults, type Faults, type LoggedRequest } from './faults.ts'
import { createGit } from './git.ts'
import { actionsBot, actionsToken, type Collaborator, type Identity } from './identities.ts'
import { createListener } from './listener.ts'
import { createPeople, type People } from './people.ts'
import { newPull, type PullPlan } from './pullPlan.ts'
import type { Pull, World } from './world.ts'
import { createWriteLimit, type WriteLimit } from './writeLimit.ts'

export interface GitHubOptions {
  /** A bare repository with every commit in question (see `../git/repositories.ts`). */
  readonly git: string
  /** `owner/name`; `octo/hello` when left out. */
  readonly repository?: string
  readonly pulls?: readonly PullPlan[]
  /** Whom each token speaks for; when left out `actionsToken` for `actionsBot`. */
  readonly tokens?: Readonly<Record<string, Identity>>
  readonly collaborators?: Readonly<Record<string, Collaborator>>
  /** Serves `/api/v3` and `/api/graphql` as GitHub Enterprise Server does, and nothing at the root. */
  readonly enterprise?: boolean
  /** On a private repository reading needs permissions too. */
  readonly isPrivate?: boolean
  /** False for a server that answers 404 to GraphQL. */
  readonly graphql?: boolean
  readonly writeLimit?: WriteLimit
  /** Patches of more lines than this are left out of the listing; 20,000 when left out. */
  readonly patchLines?: number
}

export interface LoopbackGitHub {
  /** What GITHUB_SERVER_URL, GITHUB_API_URL and GITHUB_GRAPHQL_URL hold on a runner of this server. */
  readonly serverUrl: string
  readonly apiUrl: string
  readonly graphqlUrl: string
  readonly repository: string
  /** Everything the server knows: `reviews`, `reviewComments`, `issueComments`, `threads`, `checks`, `pulls`. */
  readonly world: World
  readonly people: People
  readonly faults: Faults
  /** API requests in the order they came, requests for git not among them. */
  readonly requests: LoggedRequest[]
  pull(number: number): Pull
  /** Opens one more pull request. */
  open(plan: PullPlan): Promise<void>
  /** Moves the head of a pull request, as a push does. */
  push(number: number, head: string): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a GitHub on 127.0.0.1 that keeps GitHub's rules, over a real repository. Smart-HTTP git is served beside it
 * at `/OWNER/NAME.git`. The caller closes it.
 *
 * ```ts
 * const { dir, shas } = await buildRepository([{ files: { 'a.ts': '1\n' } }, { files: { 'a.ts': '2\n' } }])
 * const github = await startGitHub({ git: dir, pulls: [{ number: 7, base: shas[0], head: shas[1] }] })
 * ```
 */
export async function startGitHub(options: GitHubOptions): Promise<LoopbackGitHub> {
  const repository = options.repository ?? 'octo/hello'
  const world = createWorld(repository, options)
  const open = async (plan: PullPlan) => {
    world.pulls.set(plan.number, newPull(plan, repository))
    await world.git.setRef(`refs/pull/${plan.number}/head`, plan.head)
  }
  for (const plan of options.pulls ?? []) await open(plan)
  const faults = createFaults()
  const requests: LoggedRequest[] = []
  const listener = createListener({
    world,
    faults,
    requests,
    limitWrites: createWriteLimit(options.writeLimit),
    prefixes: options.enterprise
      ? { rest: '/api/v3', graphql: '/api/graphql' }
      : { rest: '', graphql: '/graphql' },
    hasGraphql: options.graphql ?? true,
  })
  const server = createServer(besideGit(options, repository, listener))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  world.serverUrl = serverUrl
  world.apiUrl = options.enterprise ? `${serverUrl}/api/v3` : serverUrl
  const pull = (number: number) => {
    const found = world.pulls.get(number)
    if (found === undefined) throw new Error(`The loopback GitHub has no pull request ${number}`)
    return found
  }
  return {
    serverUrl,
    apiUrl: world.apiUrl,
    graphqlUrl: `${serverUrl}${options.enterprise ? '/api' : ''}/graphql`,
    repository,
    world,
    faults,
    requests,
    pull,
    open,
    people: createPeople(world),
    push: async (number, head) => {
      pull(number).head = head
      await world.git.setRef(`refs/pull/${number}/head`, head)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createWorld(repository: string, options: GitHubOptions): World {
  // Ids begin above 2³¹, where GitHub's are by now, to find those who keep them in 32 bits.
  let lastId = 3_000_000_000
  return {
    repository,
    isPrivate: options.isPrivate ?? false,
    git: createGit(options.git),
    serverUrl: '',
    apiUrl: '',
    tokens: new Map(Object.entries(options.tokens ?? { [actionsToken]: actionsBot })),
    collaborators: new Map(Object.entries(options.collaborators ?? {})),
    pulls: new Map(),
    issueComments: [],
    reviews: [],
    reviewComments: [],
    threads: [],
    checks: [],
    patchLines: options.patchLines ?? 20_000,
    nextId: () => ++lastId,
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** On a private repository git asks for the first of the tokens. */
function besideGit(options: GitHubOptions, repository: string, listener: Listener): Listener {
  const dir = options.git
  const [token = actionsToken] = Object.keys(options.tokens ?? {})
  const serveGit = httpBackend({ root: dirname(dir), ...(options.isPrivate && { token }) })
  const prefix = `/${repository}.git/`
  return (request, response) => {
    const url = request.url ?? '/'
    if (!url.startsWith(prefix)) return listener(request, response)
    request.url = `/${basename(dir)}/${url.slice(prefix.length)}`
    serveGit(request, response)
  }
}
