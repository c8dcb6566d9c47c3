import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { git } from '../git/git.ts'
import { buildRepository, type CommitPlan } from '../git/repositories.ts'
import { actionsToken, person } from './identities.ts'
import { type GitHubOptions, type LoopbackGitHub, startGitHub } from './start.ts'

let github: LoopbackGitHub
let shas: readonly string[]
let dir: string

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('')

/** Line 3 and line 30 change, so that the file shows two hunks: 1–6 and 27–33 on both sides. */
const twoHunks: CommitPlan[] = [
  { files: { 'a.ts': numbered(1, 40), 'gone.ts': 'x\n' } },
  {
    files: {
      'a.ts': `${numbered(1, 2)}changed\n${numbered(4, 29)}changed\n${numbered(31, 40)}`,
      'gone.ts': null,
      'new.bin': new Uint8Array([0, 1, 2, 0]),
    },
  },
]

async function begin(commits: CommitPlan[], options: Partial<GitHubOptions> = {}, headAt = 1) {
  ;({ dir, shas } = await buildRepository(commits))
  const [base = '', head = ''] = [shas[0], shas[headAt]]
  github = await startGitHub({ git: dir, pulls: [{ number: 7, base, head }], ...options })
}

beforeEach(() => begin(twoHunks))

afterEach(async () => {
  await github.close()
  await rm(dir, { recursive: true })
})

async function call(method: string, path: string, body?: unknown, token = actionsToken) {
  const response = await fetch(`${github.apiUrl}/repos/octo/hello${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
  return { status: response.status, json, link: response.headers.get('link') }
}

const review = (comments: object[], more: object = {}) =>
  call('POST', '/pulls/7/reviews', {
    event: 'COMMENT',
    body: 'Read.',
    commit_id: shas[1],
    comments: comments.map((one) => ({ path: 'a.ts', body: 'Look.', ...one })),
    ...more,
  })

test.each([
  ['a line no hunk shows', { line: 15 }, 'Line could not be resolved'],
  ['a path the change has not', { path: 'b.ts', line: 1 }, 'path is invalid'],
  ['a range over two hunks', { start_line: 3, line: 30 }, 'same hunk'],
  ['a range backwards', { start_line: 5, line: 3 }, 'must precede'],
  ['a range of one line', { start_line: 3, line: 3 }, 'must precede'],
  ['no text', { line: 3, body: '' }, "can't be blank"],
  ['too much text', { line: 3, body: 'x'.repeat(65_537) }, 'too long'],
])('a comment on %s refuses the whole review', async (_, comment, complaint) => {
  const answer = await review([{ line: 3 }, comment])
  expect(answer).toMatchObject({ status: 422 })
  expect(answer.json.errors.join()).toContain(complaint)
  expect(github.world.reviews).toEqual([])
  expect(github.world.reviewComments).toEqual([])
})

test('comments stand on both sides, in ranges, on a removed file and on context', async () => {
  const answer = await review([
    { line: 6 },
    { line: 30, start_line: 27, side: 'LEFT' },
    { path: 'gone.ts', line: 1, side: 'LEFT' },
  ])
  expect(answer).toMatchObject({ status: 200, json: { state: 'COMMENTED' } })
  expect(github.world.threads).toHaveLength(3)
})

test.each([
  [{ body: '' }, 'blank'],
  [{ commit_id: '1'.repeat(40) }, 'The commitOID is not part of the pull request'],
  [{ event: 'APPROVE' }, 'not permitted to approve'],
])('a review with %j is refused', async (more, complaint) => {
  const answer = await review([], more)
  expect(answer.status).toBe(422)
  expect(answer.json.errors.join()).toContain(complaint)
})

test('a user has one pending review, seen by nobody else, and it can be discarded', async () => {
  expect(await review([{ line: 3 }], { event: undefined })).toMatchObject({ status: 200 })
  expect(await review([])).toMatchObject({ status: 422 })
  github.world.tokens.set('other', person('hubot'))
  expect((await call('GET', '/pulls/7/reviews', undefined, 'other')).json).toEqual([])
  expect((await call('GET', '/pulls/7/comments')).json).toEqual([])
  const [pending] = github.world.reviews
  expect(await call('DELETE', `/pulls/7/reviews/${pending?.id}`)).toMatchObject({ status: 200 })
  expect(github.world.reviewComments).toEqual([])
  expect(await review([])).toMatchObject({ status: 200 })
})

test('files are listed with patches where GitHub sends them', async () => {
  const { json } = await call('GET', '/pulls/7/files')
  expect(json.map((file: Record<string, unknown>) => [file['filename'], file['status']])).toEqual([
    ['a.ts', 'modified'],
    ['gone.ts', 'removed'],
    ['new.bin', 'added'],
  ])
  expect(json[0].patch).toContain('@@ -27,7 +27,7 @@')
  expect(json[0]).toMatchObject({ additions: 2, deletions: 2 })
  expect(json[2].patch).toBeUndefined()
})

test('a change too large for one diff is refused as a diff and listed in pages', async () => {
  await github.close()
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, 'x\n']))
  await begin([{ files: { start: '' } }, { files: many }])
  const response = await fetch(`${github.apiUrl}/repos/octo/hello/pulls/7`, {
    headers: { authorization: `token ${actionsToken}`, accept: 'application/vnd.github.diff' },
  })
  expect(response.status).toBe(406)
  const page = await call('GET', '/pulls/7/files?per_page=500&page=3')
  expect(page.json).toHaveLength(100)
  expect(page.link).toMatch(/page=4>; rel="next", <.*page=4>; rel="last"/)
})

test('a comment moves with its line and is outdated when the line changes', async () => {
  await github.close()
  const third = `${numbered(1, 1)}inserted\nline 2\nchanged\n${numbered(4, 29)}other\n${numbered(31, 40)}`
  await begin([...twoHunks, { files: { 'a.ts': third } }])
  await review([{ line: 3 }, { line: 30 }])
  await github.push(7, shas[2] ?? '')
  const { json } = await call('GET', '/pulls/7/comments')
  expect(json.map((one: Record<string, unknown>) => [one['original_line'], one['line']])).toEqual([
    [3, 4],
    [30, null],
  ])
})

test('each permission the token lacks is a 403', async () => {
  const nobody = { login: 'app[bot]', type: 'Bot', permissions: {} } as const
  github.world.tokens.set('weak', nobody)
  for (const [method, path] of [
    ['POST', '/pulls/7/reviews'],
    ['POST', '/issues/7/comments'],
    ['POST', '/check-runs'],
  ] as const) {
    expect(await call(method, path, {}, 'weak')).toMatchObject({
      status: 403,
      json: { message: 'Resource not accessible by integration' },
    })
  }
  expect(await call('GET', '/pulls/7', undefined, 'unknown')).toMatchObject({ status: 401 })
})

test('GraphQL pages connections, names bots without [bot], and knows no field that does not exist', async () => {
  for (let index = 0; index < 3; index += 1) github.people.comment(7, 'mona', `comment ${index}`)
  const ask = async (query: string) => {
    const response = await fetch(github.graphqlUrl, {
      method: 'POST',
      headers: { authorization: `bearer ${actionsToken}` },
      body: JSON.stringify({ query, variables: { number: 7, no: false } }),
    })
    return (await response.json()) as { data: unknown; errors?: unknown }
  }
  const inPull = (fields: string) =>
    `query ($number: Int!, $no: Boolean!) { repository(owner: "octo", name: "hello") { pullRequest(number: $number) { ${fields} } } }`
  await review([{ line: 3 }])
  const answer = await ask(
    inPull(`
      comments(first: 2) { totalCount nodes { ...words } pageInfo { hasNextPage } }
      reviewThreads(first: 1) { nodes { line comments(first: 9) { nodes { author { __typename login } viewerDidAuthor } } } }
      hidden: title @include(if: $no)
    `).concat(' fragment words on IssueComment { text: body }'),
  )
  const author = { __typename: 'Bot', login: 'github-actions' }
  expect(answer).toEqual({
    data: {
      repository: {
        pullRequest: {
          comments: {
            totalCount: 3,
            nodes: [{ text: 'comment 0' }, { text: 'comment 1' }],
            pageInfo: { hasNextPage: true },
          },
          reviewThreads: {
            nodes: [{ line: 3, comments: { nodes: [{ author, viewerDidAuthor: true }] } }],
          },
        },
      },
    },
  })
  expect(await ask(inPull('colour'))).toEqual({
    errors: [{ message: "Field 'colour' doesn't exist on type 'PullRequest'" }],
  })
  expect(await ask(inPull('comments { totalCount }'))).toMatchObject({
    errors: [{ type: 'MISSING_PAGINATION_BOUNDARIES' }],
  })
})

test('faults answer, cut before or cut after, and writes are limited', async () => {
  github.faults.add({ on: 'GET */pulls/7', nth: 2, outcome: { status: 502, body: 'bad gateway' } })
  github.faults.add({ on: 'POST */issues/7/comments', times: 2, outcome: 'lost' })
  github.faults.add({ on: 'POST */check-runs', outcome: 'reset' })
  expect((await call('GET', '/pulls/7')).status).toBe(200)
  expect((await call('GET', '/pulls/7')).status).toBe(502)
  await expect(call('POST', '/issues/7/comments', { body: 'kept' })).rejects.toThrow()
  await expect(call('POST', '/check-runs', { name: 'x', head_sha: shas[1] })).rejects.toThrow()
  expect(github.world.issueComments).toHaveLength(1)
  expect(github.world.checks).toEqual([])
  expect(github.requests.map(({ method, status }) => `${method} ${status}`)).toEqual([
    ...['GET 200', 'GET 502', 'POST 0', 'POST 0'],
  ])
})

test('too many writes in a while are refused with a time to wait', async () => {
  await github.close()
  await begin(twoHunks, { writeLimit: { writes: 1, seconds: 30 } })
  expect((await call('POST', '/issues/7/comments', { body: 'one' })).status).toBe(201)
  const second = await call('POST', '/issues/7/comments', { body: 'two' })
  expect(second).toMatchObject({ status: 403, json: { message: /secondary rate limit/ } })
})

test('objects are served over REST and over git', async () => {
  const tree = await call('GET', `/git/trees/${shas[1]}?recursive=1`)
  expect(tree.json.tree.map((entry: { path: string }) => entry.path)).toEqual(['a.ts', 'new.bin'])
  const file = await call('GET', `/contents/gone.ts?ref=${shas[0]}`)
  expect(Buffer.from(file.json.content, 'base64').toString()).toBe('x\n')
  const compare = await call('GET', `/compare/${shas[0]}...${shas[1]}`)
  expect(compare.json.merge_base_commit.sha).toBe(shas[0])
  const refs = await git(dir, ['ls-remote', `${github.serverUrl}/octo/hello.git`])
  expect(refs).toContain('refs/pull/7/head')
})
