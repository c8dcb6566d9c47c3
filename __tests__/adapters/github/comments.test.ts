import { expect, test } from '@jest/globals'
import { NotPermitted } from '../../../src/ports.ts'
import { actionsBot, actionsToken } from '../../support/github/identities.ts'
import { type Begun, begin, onLine, requested, twoHunks } from './arrange.ts'

test('the summary is written once and then edited in place', async () => {
  const begun = await begin()
  const port = await begun.port()
  const first = await port.saveComment('One', null)
  expect(first).toMatchObject({ author: 'github-actions[bot]', isBot: true, isOurs: true })
  const second = await port.saveComment('Two', first.id)
  expect(second).toMatchObject({ id: first.id, body: 'Two', url: first.url })
  expect(begun.github.world.issueComments).toMatchObject([{ id: first.id, body: 'Two' }])
})

test('a summary that somebody deleted is written anew', async () => {
  const begun = await begin()
  const port = await begun.port()
  await port.saveComment('One', 3_000_000_999)
  expect(begun.github.world.issueComments).toMatchObject([{ body: 'One' }])
})

test.each(['lost', 'reset'] as const)(
  'with its answer %s a new summary is written once, among many comments',
  async (outcome) => {
    const begun = await begin()
    const { people, faults, world } = begun.github
    for (let index = 0; index < 150; index += 1) people.comment(7, 'mona', `comment ${index}`)
    faults.add({ on: 'POST */issues/7/comments', outcome })
    const saved = await (await begun.port()).saveComment('Summary', null)
    const ours = world.issueComments.filter(({ body }) => body === 'Summary')
    expect(ours).toMatchObject([{ id: saved.id }])
  },
)

const posted = async (begun: Begun) => {
  const port = await begun.port()
  await port.postReview({ commit: begun.head, body: 'Read.', comments: [onLine(3)] })
  const [thread] = (await port.discussion()).threads
  if (thread === undefined) throw new Error('no thread was posted')
  return { port, thread }
}

test.each(['done', 'lost', 'reset'] as const)(
  'a reply stands once in its thread, its answer %s',
  async (outcome) => {
    const begun = await begin()
    const { port, thread } = await posted(begun)
    if (outcome !== 'done') begun.github.faults.add({ on: 'POST */replies', outcome })
    const reply = await port.reply(thread, 'Mended.')
    expect(reply).toMatchObject({ body: 'Mended.', isOurs: true })
    const [after] = (await port.discussion()).threads
    expect(after?.comments.map(({ id }) => id)).toEqual([thread.comments[0]?.id, reply.id])
  },
)

test('B17 a token that only reads cannot write a summary, and the error is of its own kind', async () => {
  const reader = { ...actionsBot, permissions: { contents: 'read' } } as const
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: reader } })
  const port = await begun.port()
  await expect(port.saveComment('Summary', null)).rejects.toBeInstanceOf(NotPermitted)
  expect(requested(begun)).toEqual(['POST /issues/7/comments'])
})

test('threads are resolved and opened again where the token may', async () => {
  const bot = {
    ...actionsBot,
    permissions: { ...actionsBot.permissions, contents: 'write' },
  } as const
  const begun = await begin(twoHunks, { tokens: { [actionsToken]: bot } })
  const { port, thread } = await posted(begun)
  expect(await port.resolve(thread)).toBe(true)
  expect(begun.github.world.threads).toMatchObject([{ resolvedBy: { login: bot.login } }])
  expect(await port.unresolve(thread)).toBe(true)
  expect(begun.github.world.threads).toMatchObject([{ resolvedBy: null }])
})

test('a token that may not resolve costs one line of log, not the run', async () => {
  const begun = await begin()
  const { port, thread } = await posted(begun)
  expect(await port.resolve(thread)).toBe(false)
  expect(await port.resolve(thread)).toBe(false)
  expect(begun.lines).toEqual([
    'info: No resolving of threads: the token lacks `contents: write` (Resource not accessible by integration).',
  ])
})

test('A22 an answer without a thread is no success', async () => {
  const begun = await begin()
  const { port, thread } = await posted(begun)
  const body = { data: { settled: { thread: null } } }
  begun.github.faults.add({ on: 'POST /graphql', outcome: { status: 200, body } })
  expect(await port.resolve(thread)).toBe(false)
})

test('reactions stand on both kinds of comment, once', async () => {
  const begun = await begin()
  const { port, thread } = await posted(begun)
  const command = begun.github.people.comment(7, 'mona', '/review')
  const review = { id: thread.comments[0]?.id ?? 0, kind: 'review' } as const
  const issue = { id: command.id, kind: 'issue' } as const
  for (const comment of [issue, issue, review]) {
    expect(await port.react(comment, 'eyes')).toBe(true)
  }
  const contents = ({ reactions }: { reactions: { content: string }[] }) =>
    reactions.map(({ content }) => content)
  expect(contents(command)).toEqual(['eyes'])
  expect(begun.github.world.reviewComments.map(contents)).toEqual([['eyes']])
})

test('a comment deleted since is not reacted to and breaks nothing', async () => {
  const begun = await begin()
  const port = await begun.port()
  expect(await port.react({ id: 3_000_000_999, kind: 'issue' }, 'rocket')).toBe(false)
})
