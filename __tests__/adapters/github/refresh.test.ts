import { expect, test } from '@jest/globals'
import { actionsBot } from '../../support/github/identities.ts'
import { type Begun, begin, onLine, requested } from './arrange.ts'

const post = async (begun: Begun, count: number) =>
  (await begun.port()).postReview({
    commit: begun.head,
    body: 'Read.',
    comments: Array.from({ length: count }, () => onLine(3)),
  })

/** The port, what was read, and then the requests that a second look takes. */
async function twice(begun: Begun, meanwhile: () => void | Promise<void>) {
  const port = await begun.port()
  const earlier = await port.discussion()
  await meanwhile()
  begun.github.requests.splice(0)
  const refreshed = await port.refresh(earlier)
  const paid = requested(begun)
  // Whatever the short way tells, the long way tells the same.
  expect(refreshed.discussion).toEqual(await port.discussion())
  return { ...refreshed, paid }
}

const oneRequest = ['POST /graphql']

test('on an ordinary pull request one request tells the head and all that is new', async () => {
  const begun = await begin()
  const { people, world } = begun.github
  await post(begun, 2)
  const comment = people.comment(7, 'mona', 'First.')
  const { head, discussion, paid } = await twice(begun, async () => {
    await begun.github.push(7, begun.shas[0] ?? '')
    const [one, two] = world.threads
    people.reply(one?.rootId ?? 0, 'mona', 'No.')
    people.react(one?.rootId ?? 0, 'ann', '-1')
    people.resolve(two?.rootId ?? 0, 'ann')
    people.edit(comment.id, 'First, edited.')
    people.comment(7, 'mona', 'Second.')
    people.beginReview(7, actionsBot)
  })
  expect(paid).toEqual(oneRequest)
  expect(head).toBe(begun.shas[0])
  expect(discussion.comments.map(({ body }) => body)).toEqual(['First, edited.', 'Second.'])
  expect(discussion.pendingReview).not.toBeNull()
  expect(discussion.threads).toMatchObject([
    { isResolved: false, comments: [{ thumbsDown: ['ann'] }, { body: 'No.' }] },
    { isResolved: true, resolvedBy: 'ann' },
  ])
})

test('what was deleted meanwhile is gone', async () => {
  const begun = await begin()
  await post(begun, 2)
  begun.github.people.comment(7, 'mona', 'Hm.')
  const { discussion } = await twice(begun, async () => {
    const port = await begun.port()
    const [, second] = (await port.discussion()).threads
    if (second?.comments[0] !== undefined) await port.withdraw(second.comments[0], 'review')
    begun.github.world.issueComments.splice(0)
  })
  expect([discussion.threads.length, discussion.comments.length]).toEqual([1, 0])
})

test('among hundreds, the newest page and our own open threads are enough', async () => {
  const begun = await begin()
  const { people, world } = begun.github
  for (let round = 0; round < 5; round += 1) await post(begun, 50)
  for (let index = 0; index < 250; index += 1) people.comment(7, 'mona', `${index}`)
  for (const thread of world.threads.slice(0, 140)) thread.resolvedBy = actionsBot
  const { discussion, paid } = await twice(begun, () => {
    people.reply(world.threads[145]?.rootId ?? 0, 'ann', "Won't fix.")
    people.comment(7, 'mona', 'The last.')
  })
  expect(paid).toEqual(['POST /graphql', 'POST /graphql'])
  expect(discussion.threads[145]?.comments.at(-1)?.body).toBe("Won't fix.")
  expect(discussion.comments.at(-1)?.body).toBe('The last.')
})

test('a thread longer than a page keeps its beginning', async () => {
  const begun = await begin()
  const { people, world } = begun.github
  await post(begun, 1)
  const root = world.threads[0]?.rootId ?? 0
  for (let index = 0; index < 70; index += 1) people.reply(root, 'mona', `${index}`)
  people.react(root, 'ann', '-1')
  const { discussion, paid } = await twice(begun, () => void people.reply(root, 'mona', 'Last.'))
  expect(paid).toEqual(oneRequest)
  expect(discussion.threads[0]?.comments).toHaveLength(72)
  expect(discussion.threads[0]?.comments[0]?.thumbsDown).toEqual(['ann'])
})

test.each([
  [
    'comments',
    (begun: Begun) => {
      for (let index = 0; index < 120; index += 1)
        begun.github.people.comment(7, 'mona', `${index}`)
    },
  ],
  [
    'threads',
    async (begun: Begun) => {
      for (let round = 0; round < 3; round += 1) await post(begun, 50)
    },
  ],
])('more new %s than a page holds: everything is read again', async (_, flood) => {
  const begun = await begin()
  await post(begun, 1)
  const { paid } = await twice(begun, () => flood(begun))
  expect(paid.length).toBeGreaterThan(1)
})

test('where there is no GraphQL, REST tells', async () => {
  const begun = await begin(undefined, { graphql: false })
  await post(begun, 1)
  const { head } = await twice(begun, () => void begun.github.people.comment(7, 'mona', 'Hi.'))
  expect(head).toBe(begun.head)
})
