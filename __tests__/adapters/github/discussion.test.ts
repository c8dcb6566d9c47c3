import { expect, test } from '@jest/globals'
import { actionsBot, actionsToken, person } from '../../support/github/identities.ts'
import { type Begun, begin, onLine, twoHunks } from './arrange.ts'

const postOn = async (begun: Begun, ...lines: number[]) =>
  (await begun.port()).postReview({
    commit: begun.head,
    body: 'Read.',
    comments: lines.map((line) => onLine(line)),
  })

const said = async (begun: Begun, token?: string) => (await begun.port(token)).discussion()

test('tells who said what, on which line, and which words are our own', async () => {
  const begun = await begin()
  const { people, world } = begun.github
  await postOn(begun, 3)
  const [root] = world.reviewComments
  people.reply(root?.id ?? 0, 'mona', "Won't fix.")
  people.react(root?.id ?? 0, 'hubot', '-1')
  people.react(root?.id ?? 0, 'mona', 'rocket')
  people.resolve(root?.id ?? 0, 'mona')
  people.comment(7, { ...actionsBot, login: 'dependabot[bot]' }, 'Bumps it.')
  const discussion = await said(begun)
  expect(discussion).toMatchObject({
    viewer: 'github-actions[bot]',
    pendingReview: null,
    comments: [{ author: 'dependabot[bot]', isBot: true, isOurs: false, body: 'Bumps it.' }],
    threads: [
      {
        path: 'a.ts',
        side: 'RIGHT',
        line: 3,
        isResolved: true,
        resolvedBy: 'mona',
        comments: [
          {
            id: root?.id,
            author: 'github-actions[bot]',
            isBot: true,
            isOurs: true,
            body: 'About line 3.',
            thumbsDown: ['hubot'],
            createdAt: root?.createdAt,
          },
          { author: 'mona', isBot: false, isOurs: false, body: "Won't fix.", thumbsDown: [] },
        ],
      },
    ],
  })
  expect(discussion.threads[0]?.comments[0]?.url).toMatch(/\/pull\/7#discussion_r\d+$/)
})

test('F06 a marker in the words of a stranger does not make them ours', async () => {
  const begun = await begin()
  begun.github.people.comment(7, 'mallory', 'Fine. <!-- skill-review:state v1 -->')
  const bot = { ...actionsBot, login: 'other[bot]' }
  begun.github.people.comment(7, bot, 'Fine. <!-- skill-review:state v1 -->')
  const { comments } = await said(begun)
  expect(comments.map(({ isOurs }) => isOurs)).toEqual([false, false])
})

test('C18 our own words are those of the identity of this token', async () => {
  const app = { ...actionsBot, login: 'reviewer[bot]' }
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: actionsBot, ghs_app: app } })
  await (await begun.port()).saveComment('Of the job.', null)
  await (await begun.port('ghs_app')).saveComment('Of the app.', null)
  const { viewer, comments } = await said(begun, 'ghs_app')
  expect(viewer).toBe('reviewer[bot]')
  expect(comments.map(({ author, isOurs }) => [author, isOurs])).toEqual([
    ['github-actions[bot]', false],
    ['reviewer[bot]', true],
  ])
})

test('C11 C19 every page is read, in order of creation, side by side', async () => {
  const begun = await begin()
  const { people, world } = begun.github
  for (let index = 0; index < 240; index += 1) people.comment(7, 'mona', `comment ${index}`)
  const lines = Array.from({ length: 40 }, () => 3)
  for (let round = 0; round < 3; round += 1) await postOn(begun, ...lines)
  const [root] = world.reviewComments
  for (let index = 0; index < 150; index += 1) people.reply(root?.id ?? 0, 'mona', `${index}`)
  begun.github.requests.splice(0)
  const { comments, threads } = await said(begun)
  expect(comments.map(({ body }) => body)).toEqual(
    Array.from({ length: 240 }, (_, index) => `comment ${index}`),
  )
  expect(threads.map(({ comments: [first] }) => first?.id)).toEqual(
    world.threads.map(({ rootId }) => rootId),
  )
  expect(threads[0]?.comments.map(({ body }) => body).slice(1)).toEqual(
    Array.from({ length: 150 }, (_, index) => `${index}`),
  )
  // Three for both lists together, two for the rest of the long thread.
  expect(begun.github.requests.map(({ path }) => path)).toEqual(Array(5).fill('/graphql'))
})

test('a comment whose line changed has no line', async () => {
  const other = { files: { 'a.ts': 'all new\n' } }
  const begun = await begin([...twoHunks, other])
  await postOn(begun, 3)
  await begun.github.push(7, begun.shas[2] ?? '')
  expect((await said(begun)).threads).toMatchObject([{ line: null, isResolved: false }])
})

test('the first discussion after reading costs no request, the next one is fresh', async () => {
  const begun = await begin()
  const port = await begun.port()
  await port.read()
  const before = begun.github.requests.length
  expect((await port.discussion()).comments).toEqual([])
  expect(begun.github.requests).toHaveLength(before)
  begun.github.people.comment(7, 'mona', 'New.')
  expect((await port.discussion()).comments).toHaveLength(1)
})

test.each([
  ['of a bot is debris', actionsBot, 'Half a review', true],
  ['with our marker is debris', person('mona'), 'Hm. <!-- skill-review:state v1 -->', true],
  ['without a word is debris', person('mona'), '', true],
  ['in the words of the person whose token it is stays', person('mona'), 'My own draft', false],
])('a pending review %s', async (_, author, body, isOurs) => {
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: author } })
  const id = begun.github.people.beginReview(7, author, body)
  const port = await begun.port()
  const { pendingReview } = await port.discussion()
  expect(pendingReview).toBe(isOurs ? id : null)
  if (pendingReview === null) return
  await port.discardPendingReview(pendingReview)
  await port.discardPendingReview(pendingReview)
  expect(begun.github.world.reviews).toEqual([])
})

test('what stands in a pending review has not been said', async () => {
  const begun = await begin()
  await postOn(begun, 3)
  for (const review of begun.github.world.reviews) review.state = 'PENDING'
  const { threads, pendingReview } = await said(begun)
  expect(threads).toEqual([])
  expect(pendingReview).toBe(begun.github.world.reviews[0]?.id)
})

test('a pending review of somebody else is not seen', async () => {
  const begun = await begin()
  begun.github.people.beginReview(7, 'mona')
  expect((await said(begun)).pendingReview).toBeNull()
})

test.each([
  ['has no GraphQL', { graphql: false }],
  ['does not know a field', {}],
])('where the server %s REST tells the same', async (_, options) => {
  const begun = await begin(twoHunks, options)
  const { people, world, faults } = begun.github
  const errors = [{ message: "Field 'fullDatabaseId' doesn't exist on type 'IssueComment'" }]
  if (!('graphql' in options))
    faults.add({ on: 'POST /graphql', outcome: { status: 200, body: { errors } } })
  await postOn(begun, 3)
  const [root] = world.reviewComments
  people.reply(root?.id ?? 0, 'mona', 'No.')
  people.react(root?.id ?? 0, 'mona', '-1')
  people.comment(7, 'mona', 'Hello.')
  const id = people.beginReview(7, actionsBot)
  const port = await begun.port()
  expect(await port.read()).toMatchObject({ commitMessages: ['Change two lines'] })
  const { comments, threads, viewer, pendingReview } = await port.discussion()
  expect({ viewer, pendingReview }).toEqual({ viewer: 'github-actions[bot]', pendingReview: id })
  expect(comments).toMatchObject([{ author: 'mona', isOurs: false, body: 'Hello.' }])
  expect(threads).toMatchObject([
    {
      id: null,
      path: 'a.ts',
      side: 'RIGHT',
      line: 3,
      isResolved: false,
      resolvedBy: null,
      comments: [
        { author: 'github-actions[bot]', isOurs: true, isBot: true, thumbsDown: ['mona'] },
        { author: 'mona', isOurs: false, body: 'No.' },
      ],
    },
  ])
  expect(begun.lines.filter((line) => line.startsWith('info'))).toHaveLength(1)
  const [thread] = threads
  expect(thread && (await port.resolve(thread))).toBe(false)
})
