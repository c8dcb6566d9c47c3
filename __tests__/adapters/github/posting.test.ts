import { expect, test } from '@jest/globals'
import { type InlineComment, NotPermitted } from '../../../src/ports.ts'
import { actionsBot, actionsToken, person } from '../../support/github/identities.ts'
import { type Begun, begin, numbered, onLine, requested, twoHunks } from './arrange.ts'

const post = async (begun: Begun, comments: readonly InlineComment[], body = 'Read.') =>
  (await begun.port()).postReview({ commit: begun.head, body, comments })

const reviewPosts = (begun: Begun) =>
  begun.github.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/reviews'))

const shownBodies = ({ github }: Begun) => github.world.reviewComments.map(({ body }) => body)

const refusal = (...errors: unknown[]) => ({
  status: 422,
  body: { message: 'Unprocessable Entity', errors },
})

test('C08 C12 F19 posts one review of event COMMENT with a body, its comments on their lines', async () => {
  const begun = await begin()
  const comments = [onLine(3), onLine(30, { side: 'LEFT', start_line: 28 })]
  const outcome = await post(begun, comments)
  expect(outcome).toEqual({
    url: expect.stringMatching(`^${begun.github.serverUrl}/octo/hello/pull/7#pullrequestreview-`),
    posted: comments,
    refused: [],
    headMoved: false,
  })
  expect(begun.github.world.reviews).toMatchObject([{ state: 'COMMENTED', body: 'Read.' }])
  expect(begun.github.world.reviewComments.map(({ place }) => place)).toEqual([
    { path: 'a.ts', side: 'RIGHT', line: 3, startLine: null, startSide: 'RIGHT' },
    { path: 'a.ts', side: 'LEFT', line: 30, startLine: 28, startSide: 'LEFT' },
  ])
  expect(reviewPosts(begun).map(({ body }) => body['event'])).toEqual(['COMMENT'])
})

test('C08 a draft without words still has a body', async () => {
  const begun = await begin()
  expect((await post(begun, [onLine(3)], ' ')).posted).toHaveLength(1)
})

test('E12 without comments nothing is posted', async () => {
  const begun = await begin()
  expect(await post(begun, [])).toMatchObject({ url: null, posted: [] })
  expect(begun.github.requests).toEqual([])
})

test('A14 a range of one line is a line, a range backwards is turned', async () => {
  const begun = await begin()
  await post(begun, [onLine(5, { start_line: 5 }), onLine(2, { start_line: 6 })])
  expect(begun.github.world.reviewComments.map(({ place }) => place)).toMatchObject([
    { line: 5, startLine: null },
    { line: 6, startLine: 2 },
  ])
})

test('A16 a removed file is commented on its old lines', async () => {
  const begun = await begin()
  const outcome = await post(begun, [onLine(2, { path: 'gone.ts', side: 'LEFT' })])
  expect(outcome.posted).toHaveLength(1)
})

test('A12 a line outside every hunk is refused alone, and the others are posted', async () => {
  const begun = await begin()
  const [good, bad, other] = [onLine(3), onLine(15), onLine(30)]
  const outcome = await post(begun, [good, bad, other])
  expect(outcome.posted).toEqual([good, other])
  expect(outcome.refused).toEqual([
    { comment: bad, reason: 'Unprocessable Entity: Line could not be resolved' },
  ])
})

test.each([
  ['one', [13]],
  ['the first and the last', [0, 19]],
  ['neighbours', [9, 10]],
  ['five together and one apart', [3, 4, 5, 6, 7, 16]],
])('of 20 comments %s bad: each good one is posted once', async (_, bad) => {
  const begun = await begin()
  const comments = Array.from({ length: 20 }, (_item, index) =>
    onLine(bad.includes(index) ? 15 : 3, { body: `comment ${index}` }),
  )
  const outcome = await post(begun, comments)
  const good = comments.filter((__, index) => !bad.includes(index))
  expect(shownBodies(begun).sort()).toEqual(good.map(({ body }) => body).sort())
  expect(outcome.posted).toHaveLength(good.length)
  expect(outcome.refused.map(({ comment }) => comment)).toEqual(bad.map((index) => comments[index]))
  const bodies = begun.github.world.reviews.map(({ body }) => body)
  expect(bodies.filter((body) => body === 'Read.')).toHaveLength(1)
})

test('one bad comment of 20 costs at most eleven writes', async () => {
  for (const bad of [0, 7, 19]) {
    const begun = await begin()
    await post(
      begun,
      Array.from({ length: 20 }, (_, index) => onLine(index === bad ? 15 : 3)),
    )
    expect(reviewPosts(begun).length).toBeLessThanOrEqual(11)
  }
})

test('C04 when every comment is refused nothing is posted and each is told with its reason', async () => {
  const begun = await begin()
  const comments = [8, 9, 10, 11, 12].map((line) => onLine(line))
  const outcome = await post(begun, comments)
  expect(outcome).toMatchObject({ url: null, posted: [] })
  expect(outcome.refused.map(({ comment }) => comment)).toEqual(comments)
  expect(outcome.refused.every(({ reason }) => reason.includes('could not be resolved'))).toBe(true)
  expect(begun.github.world.reviews).toEqual([])
})

test.each([
  'Pull request review thread line must be part of the diff',
  "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
  {
    field: 'pull_request_review_thread.start_line',
    message: 'must be part of the same hunk as the line',
  },
])('a place refused as %j is a refused place', async (error) => {
  const begun = await begin()
  begun.github.faults.add({ on: 'POST */reviews', outcome: refusal(error) })
  expect((await post(begun, [onLine(3)])).refused).toHaveLength(1)
})

test('C05 more than 50 comments are reviews of 50, each with a body', async () => {
  const begun = await begin()
  const comments = Array.from({ length: 120 }, (_, index) => onLine(3, { body: `${index}` }))
  expect((await post(begun, comments)).posted).toEqual(comments)
  expect(
    reviewPosts(begun).map(({ body }) => [body['body'], (body['comments'] as []).length]),
  ).toEqual([
    ['Read.', 50],
    ['…', 50],
    ['…', 20],
  ])
})

test('C05 a secondary limit is waited for as long as told, and said', async () => {
  const begun = await begin(twoHunks, { writeLimit: { writes: 1, seconds: 1 } })
  const port = await begun.port()
  await port.saveComment('Summary', null)
  const before = Date.now()
  const outcome = await port.postReview({
    commit: begun.head,
    body: 'Read.',
    comments: [onLine(3)],
  })
  expect(Date.now() - before).toBeGreaterThanOrEqual(900)
  expect(outcome.posted).toHaveLength(1)
  expect(reviewPosts(begun).map(({ status }) => status)).toEqual([403, 200])
  expect(begun.lines).toContain(
    "info: GitHub's secondary rate limit is reached at POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews: waiting the 1 s it asks for.",
  )
})

test.each([
  ['that lasts for ever', { 'retry-after': '1' }, 3],
  ['of ten minutes', { 'retry-after': '600' }, 1],
])('C05 a secondary limit %s ends in an error', async (_, headers, tries) => {
  const begun = await begin()
  const body = { message: 'You have exceeded a secondary rate limit.' }
  begun.github.faults.add({
    on: 'POST */reviews',
    times: 9,
    outcome: { status: 403, body, headers },
  })
  await expect(post(begun, [onLine(3)])).rejects.toThrow(
    'Could not post the review on octo/hello#7: You have exceeded a secondary rate limit. Run again later.',
  )
  expect(reviewPosts(begun)).toHaveLength(tries)
})

test('C05 a used-up rate limit says when to come back', async () => {
  const begun = await begin()
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2100000000' }
  const body = { message: 'API rate limit exceeded for installation.' }
  begun.github.faults.add({ on: 'POST */reviews', outcome: { status: 403, body, headers } })
  await expect(post(begun, [onLine(3)])).rejects.toThrow(
    'Run again after 2036-07-18T13:20:00.000Z.',
  )
})

test('C07 a refusal for another reason is not halved and not repeated', async () => {
  const begun = await begin()
  begun.github.faults.add({ on: 'POST */reviews', outcome: refusal('was submitted too quickly') })
  await expect(post(begun, [onLine(3), onLine(5)])).rejects.toThrow(
    'Could not post the review on octo/hello#7: Unprocessable Entity: was submitted too quickly.',
  )
  expect(reviewPosts(begun)).toHaveLength(1)
})

test('a review that a person has begun is in the way, and the error says what to do', async () => {
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: person('mona') } })
  begun.github.people.beginReview(7, 'mona', 'My draft')
  await expect(post(begun, [onLine(3)])).rejects.toThrow(
    /one pending review.*submit or discard it, then run again\./,
  )
})

test('A22 comments go through the interface that refuses what it does not show', async () => {
  const begun = await begin()
  await post(begun, [onLine(3)])
  expect(requested(begun)).toEqual(['POST /pulls/7/reviews'])
})

test('A24 a commit that a force-push removed is told apart and nothing is lost', async () => {
  const forced = { files: { 'a.ts': numbered(1, 39) }, parents: [0] }
  const begun = await begin([...twoHunks, forced])
  await begun.github.push(7, begun.shas[2] ?? '')
  const outcome = await post(begun, [onLine(3), onLine(30)])
  expect(outcome).toEqual({ url: null, posted: [], refused: [], headMoved: true })
  expect(reviewPosts(begun)).toHaveLength(1)
})

test('A24 a force-push between two reviews keeps what the first one posted', async () => {
  const forced = { files: { 'a.ts': numbered(1, 39) }, parents: [0] }
  const begun = await begin([...twoHunks, forced])
  const push = () => begun.github.push(7, begun.shas[2] ?? '')
  begun.github.faults.add({ on: 'POST */reviews', nth: 2, outcome: push })
  const outcome = await post(
    begun,
    Array.from({ length: 120 }, () => onLine(3)),
  )
  expect(outcome).toMatchObject({ headMoved: true, refused: [] })
  expect(outcome.posted).toHaveLength(50)
  expect(reviewPosts(begun)).toHaveLength(2)
})

test.each([
  ['B02 a token without pull-requests: write', 'pull-requests'],
  ['B17 a token of a fork', 'fork'],
])('%s cannot post: said at once, with what to add', async (_, word) => {
  const reader = {
    ...actionsBot,
    permissions: { contents: 'read', pull_requests: 'read' },
  } as const
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: reader } })
  const failed = await post(begun, [onLine(3)]).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(NotPermitted)
  expect(String(failed)).toContain(word)
  expect(String(failed)).toContain(
    'Resource not accessible by integration. Add `pull-requests: write` to the `permissions:` of the workflow',
  )
  expect(reviewPosts(begun)).toHaveLength(1)
})

test('a pull request closed to comments says so without blaming the workflow', async () => {
  const begun = await begin()
  const body = { message: 'Unable to create review because issue is locked.' }
  begun.github.faults.add({ on: 'POST */reviews', outcome: { status: 403, body } })
  await expect(post(begun, [onLine(3)])).rejects.toThrow(
    /issue is locked\. The token in `github-token` is not allowed to do that\./,
  )
})

test.each([
  ['is lost', 'lost', 1],
  ['does not come', 'reset', 2],
  ['is a fault of the server', { status: 502, body: '<html>bad gateway</html>' }, 2],
] as const)('when the answer %s the review is posted once', async (_, outcome, posts) => {
  const begun = await begin()
  begun.github.faults.add({ on: 'POST */reviews', outcome })
  const comments = [onLine(3), onLine(30, { body: 'Two lines.\r\nAnd a space. ' })]
  const answer = await post(begun, comments)
  expect(answer.posted).toEqual(comments)
  expect(answer.url).toContain(`${begun.github.serverUrl}/octo/hello/pull/7#`)
  expect(begun.github.world.reviews).toHaveLength(1)
  expect(shownBodies(begun)).toHaveLength(2)
  expect(reviewPosts(begun)).toHaveLength(posts)
})

test('a server that stays broken ends in an error a person can read', async () => {
  const begun = await begin()
  const outcome = { status: 502, body: '<html>bad gateway</html>' }
  begun.github.faults.add({ on: 'POST */reviews', times: 9, outcome })
  await expect(post(begun, [onLine(3)])).rejects.toThrow(
    "Could not post the review on octo/hello#7: an answer of 502 without a reason. Run again; if it stays, look at the runner's network and GitHub's status page.",
  )
  expect(reviewPosts(begun)).toHaveLength(3)
})
