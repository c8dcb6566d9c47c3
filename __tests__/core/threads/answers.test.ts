import { describe, expect, test } from '@jest/globals'
import { peopleWhoAnswered, readAnswers } from '../../../src/core/threads/answers.ts'
import { followAll } from '../../../src/core/threads/follow.ts'
import { recall } from '../../../src/core/threads/memory.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'
import { Conversation } from './conversation.ts'

const file = addedFile('a.ts', ['one()', 'two()'])
const mended = addedFile('a.ts', ['uno()', 'two()'])
const title = 'One is wrong'
const one = findingOn(file, 'one()', { title, skill: { name: 'go', rule: 'r', hash: 'f0' } })

const open = () => {
  const talk = new Conversation()
  talk.run({ files: [file], findings: [one], head: 'h1' })
  return talk
}
const read = (talk: Conversation, files = [file]) =>
  readAnswers(
    followAll(recall(talk.discussion, talk.instance), files),
    talk.writers,
    'skill-review[bot]',
  )
/** The next run on the same head. */
const next = (talk: Conversation) =>
  talk.run({ files: [file], findings: [one], head: 'h1', full: true })

describe("words that end a finding for good: won't fix", () => {
  test.each([
    ["Won't fix", ''],
    ['wontfix: it is generated', 'it is generated'],
    ['Won’t fix - by design', 'by design'],
    ['> One is wrong\n\nWill not fix, see the docs', 'see the docs'],
    ['Thanks.\nwont-fix', ''],
  ])('%j', (body, reason) => {
    const talk = open()
    talk.reply(title, 'ann', body)
    expect(read(talk).endings).toEqual([
      { fingerprint: one.fingerprint, how: 'wont-fix', by: 'ann', reason },
    ])
  })

  test.each(['> wontfix', "I don't say won't fix", 'wontfixed', 'We will fix it'])(
    'not %j',
    (body) => {
      const talk = open()
      talk.reply(title, 'ann', body)
      expect(read(talk)).toMatchObject({ endings: [], open: [{ reply: { body } }] })
    },
  )

  test('is acknowledged once, resolves the thread, and silences the finding', () => {
    const talk = open()
    talk.reply(title, 'ann', 'wontfix: generated')
    const first = next(talk)
    expect(first.writes).toEqual([`wont-fix ${title}`, `resolve ${title}`, 'summary'])
    expect(first.plan.actions).toMatchObject([{ note: { rule: { skill: 'go', rule: 'r' } } }])
    const again = next(talk)
    expect(again.writes).toEqual(['summary'])
    expect(again.plan).toMatchObject({ findings: [], carried: [], silenced: [{ title }] })
    expect(again.state.findings).toMatchObject([
      { status: { is: 'ended', how: 'wont-fix', by: 'ann', reason: 'generated' } },
    ])
  })
})

describe('gestures that end a finding for good', () => {
  test('a thumb down on the comment', () => {
    const talk = open()
    const [comment] = talk.thread(title).comments
    if (comment !== undefined) comment.thumbsDown = ['eve', 'bob']
    expect(next(talk).writes).toEqual([`resolve ${title}`, 'summary'])
    expect(next(talk).state.findings).toMatchObject([{ status: { how: 'thumbs-down', by: 'bob' } }])
  })

  test('resolving the thread by hand while the code still stands', () => {
    const talk = open()
    Object.assign(talk.thread(title), { isResolved: true, resolvedBy: 'ann' })
    expect(next(talk)).toMatchObject({ writes: ['summary'], plan: { silenced: [{ title }] } })
  })

  test('resolving it along with mending the code is a mend: the fault may return', () => {
    const talk = open()
    Object.assign(talk.thread(title), { isResolved: true, resolvedBy: 'ann' })
    expect(talk.run({ files: [mended], findings: [], head: 'h2' }).state.findings).toMatchObject([
      { status: { is: 'fixed' } },
    ])
    expect(talk.run({ files: [file], findings: [one], head: 'h3' }).writes).toEqual([
      `unresolve ${title}`,
      'summary',
    ])
  })

  test('what we resolved ourselves ends nothing', () => {
    const talk = open()
    talk.run({ files: [mended], findings: [], head: 'h2' })
    expect(talk.thread(title)).toMatchObject({ isResolved: true, resolvedBy: 'skill-review[bot]' })
    expect(read(talk).endings).toEqual([])
    Object.assign(talk.thread(title), { resolvedBy: 'ann' })
    const followed = followAll(recall(open().discussion, talk.instance), [file])
    const resolved = followed.map((entry) => ({
      ...entry,
      thread: { ...talk.thread(title), isResolved: true },
    }))
    expect(readAnswers(resolved, talk.writers, 'ann').endings).toEqual([])
    expect(readAnswers(resolved, talk.writers, 'bob').endings).toHaveLength(1)
  })
})

test('people without write permission, bots and strangers to the thread end nothing', () => {
  const talk = open()
  talk.reply(title, 'eve', 'wontfix')
  talk.reply(title, 'other[bot]', 'wontfix')
  const [comment] = talk.thread(title).comments
  if (comment !== undefined) comment.thumbsDown = ['eve']
  Object.assign(talk.thread(title), { isResolved: true, resolvedBy: 'eve' })
  expect(read(talk)).toEqual({ endings: [], open: [] })
  expect(next(talk).plan).toMatchObject({ post: [], findings: [{ title, published: 'inline' }] })
})

test('only those are asked about whose word would count', () => {
  const talk = open()
  talk.reply(title, 'eve', 'Hm')
  talk.reply(title, 'other[bot]', 'Hm')
  talk.thread(title).comments[0]?.thumbsDown
  talk.say('zed', 'not in a thread of ours')
  const followed = followAll(recall(talk.discussion, talk.instance), [file])
  expect(peopleWhoAnswered(followed, 'skill-review[bot]')).toEqual(['eve'])
})

describe('a reply that needs judgement', () => {
  const judge = (talk: Conversation, verdict: 'held' | 'withdrawn') => {
    const [answer] = read(talk).open
    if (answer === undefined) throw new Error('there is nothing to judge')
    const { fingerprint } = answer.followed.known
    const { id, author, body } = answer.reply
    return talk.run({
      files: [file],
      findings: [],
      head: 'h1',
      judgements: [
        { fingerprint, verdict, to: id, by: author, reason: '`one()` is still there', said: body },
      ],
    })
  }

  test('E19 "fixed" while the code is unchanged is answered once, with the code', () => {
    const talk = open()
    talk.reply(title, 'ann', 'fixed in abc1234')
    expect(judge(talk, 'held').writes).toEqual([`held ${title}`, 'summary'])
    talk.reply(title, 'ann', 'It is, really.')
    expect(read(talk).open).toEqual([])
    expect(talk.thread(title).isResolved).toBe(false)
  })

  test('one that convinces withdraws the finding for good', () => {
    const talk = open()
    talk.reply(title, 'ann', 'one() cannot fail, see two()')
    expect(judge(talk, 'withdrawn').writes).toEqual([
      `withdrawn ${title}`,
      `resolve ${title}`,
      'summary',
    ])
    expect(next(talk).plan).toMatchObject({ post: [], silenced: [{ title }] })
  })

  test('is moot when the code is gone', () => {
    const talk = open()
    talk.reply(title, 'ann', 'fixed')
    expect(read(talk, [mended])).toEqual({ endings: [], open: [] })
  })

  test('E20 E02 threads of people and of other bots are never touched', () => {
    const talk = open()
    const foreign = structuredClone(talk.thread(title))
    for (const comment of foreign.comments)
      Object.assign(comment, { isOurs: false, author: 'other[bot]', body: 'Two is bad' })
    talk.threads.push({ ...foreign, id: 'foreign' })
    const { plan } = talk.run({ files: [mended], findings: [], head: 'h2' })
    expect(plan.actions.map(({ thread }) => thread.id)).not.toContain('foreign')
  })
})

test('a finding is dismissed by command, with the reason in its thread', () => {
  const talk = open()
  const endings = [
    { fingerprint: one.fingerprint, how: 'dismissed', by: 'bob', reason: 'meant' },
  ] as const
  expect(talk.run({ files: [file], findings: [], head: 'h1', endings }).writes).toEqual([
    `dismissed ${title}`,
    `resolve ${title}`,
    'summary',
  ])
  expect(talk.run({ files: [file], findings: [], head: 'h1', endings }).writes).toEqual(['summary'])
  expect(next(talk).plan.silenced).toHaveLength(1)
})
