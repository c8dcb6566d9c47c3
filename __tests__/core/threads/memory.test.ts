import { describe, expect, test } from '@jest/globals'
import { instanceName } from '../../../src/core/threads/markers.ts'
import { findById, recall, roundOf } from '../../../src/core/threads/memory.ts'
import { withRefusals } from '../../../src/core/threads/nextState.ts'
import { findSummary } from '../../../src/core/threads/summaryComment.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'
import { Conversation } from './conversation.ts'

const file = addedFile('a.ts', ['one()', 'two()'])
const one = findingOn(file, 'one()', { title: 'One is wrong' })
const two = findingOn(file, 'two()', { title: 'Two is wrong' })
const reviewed = (findings = [one]) => {
  const talk = new Conversation()
  talk.run({ files: [file], findings, head: 'h1' })
  return talk
}
const summaryOf = (talk: Conversation) => {
  const [comment] = talk.comments
  if (comment === undefined) throw new Error('there is no summary')
  return comment
}

describe('our summary', () => {
  test('F06 a stranger who copies the marker into a newer comment changes nothing', () => {
    const talk = reviewed()
    talk.say('mallory', summaryOf(talk).body)
    const found = findSummary(talk.comments, talk.instance)
    expect(found.comment?.id).toBe(summaryOf(talk).id)
    expect(found.warnings).toEqual([
      expect.stringContaining('mallory wrote a comment with a state marker'),
    ])
    expect(talk.run({ files: [file], findings: [], head: 'h1' }).writes).toEqual(['summary'])
    expect(talk.comments).toHaveLength(2)
  })

  test('C19 the newest by id is taken, in whatever order they come', () => {
    const talk = reviewed()
    const older = { ...summaryOf(talk), id: 5 }
    const newer = { ...summaryOf(talk), id: 900 }
    for (const comments of [
      [older, newer],
      [newer, older],
    ])
      expect(findSummary(comments, talk.instance).comment?.id).toBe(900)
  })

  test('C17 two reviews of one identity keep a summary and findings each', () => {
    const talk = reviewed()
    const other = instanceName('review', 'security')
    expect(findSummary(talk.comments, other)).toEqual({
      comment: null,
      older: [],
      state: null,
      warnings: [],
    })
    expect(recall(talk.discussion, other)).toMatchObject({
      tracked: [],
      elsewhere: new Set([one.fingerprint]),
    })
  })

  test('is the newest where two runs raced to write the first; the older one is known as such', () => {
    const talk = reviewed()
    const older = summaryOf(talk)
    const newer = talk.say(older.author, older.body)
    const { summary, olderSummaries } = recall(talk.discussion, talk.instance)
    expect([summary, olderSummaries]).toEqual([newer, [older]])
  })

  test('C18 another identity writes one summary of its own and then keeps to it', () => {
    const talk = reviewed()
    for (const comment of [...talk.comments, ...talk.threads.flatMap(({ comments }) => comments)])
      comment.isOurs = false
    const second = talk.run({ files: [file], findings: [one], head: 'h2' })
    expect(second.writes).toEqual(['summary'])
    talk.run({ files: [file], findings: [one], head: 'h3' })
    expect(talk.comments).toHaveLength(2)
    expect(second.plan.findings).toMatchObject([{ published: 'summary' }])
  })

  test('a damaged one is edited all the same, and findings are known from their own comments', () => {
    const talk = reviewed()
    summaryOf(talk).body = summaryOf(talk).body.replace(/.{30} -->/, ' -->')
    const memory = recall(talk.discussion, talk.instance)
    expect(memory).toMatchObject({ state: null, summary: { id: summaryOf(talk).id } })
    expect(memory.warnings).toEqual([expect.stringContaining('its state marker is damaged')])
    expect(talk.run({ files: [file], findings: [one], head: 'h1' }).writes).toEqual(['summary'])
    expect(talk.comments).toHaveLength(1)
  })

  test('C11 is found among more than a hundred comments', () => {
    const talk = reviewed()
    for (let at = 0; at < 500; at += 1) talk.say('ann', `comment ${at}`)
    expect(recall(talk.discussion, talk.instance).state?.round).toBe(1)
  })
})

describe('what earlier runs found', () => {
  test('is found by its id, whatever became of it', () => {
    const memory = recall(reviewed([one, two]).discussion, instanceName('review', 'job'))
    expect(findById(memory, two.id.toUpperCase())?.known.title).toBe('Two is wrong')
    expect(findById(memory, '00000000')).toBeNull()
  })

  test('is not what a person pasted into a thread', () => {
    const talk = reviewed()
    const copied = structuredClone(talk.thread('One is wrong'))
    for (const comment of copied.comments)
      Object.assign(comment, { isOurs: false, isBot: false, author: 'mallory' })
    talk.threads.splice(0, 1, copied)
    talk.comments.length = 0
    expect(recall(talk.discussion, talk.instance)).toMatchObject({
      tracked: [],
      elsewhere: new Set(),
    })
  })

  test('with a comment of ours that cannot be read is warned about', () => {
    const talk = reviewed()
    const [comment] = talk.thread('One is wrong').comments
    if (comment !== undefined) comment.body = comment.body.replace(/.{30} -->/, ' -->')
    expect(recall(talk.discussion, talk.instance).warnings).toEqual([
      expect.stringContaining('cannot be read'),
    ])
  })

  test('stays in the summary when its comment was deleted', () => {
    const talk = reviewed()
    talk.threads.length = 0
    const { plan } = talk.run({ files: [file], findings: [one], head: 'h1', full: true })
    expect(plan).toMatchObject({ post: [], findings: [{ published: 'summary' }] })
  })
})

test('a round counts only where something was asked', () => {
  const talk = reviewed()
  const memory = recall(talk.discussion, talk.instance)
  expect([roundOf(memory, true), roundOf(memory, false)]).toEqual([2, 1])
  expect(roundOf({ ...memory, state: null }, true)).toBe(1)
})

test('C04 what GitHub refuses is listed in the summary and not tried again', () => {
  const talk = new Conversation()
  const { plan } = talk.run({ files: [file], findings: [one, two], head: 'h1' })
  const moved = withRefusals(plan, new Set([two.fingerprint]))
  expect(moved.post.map(({ known }) => known.title)).toEqual(['One is wrong'])
  expect(moved.findings.map(({ published }) => published)).toEqual(['inline', 'summary'])
  expect(moved.ledger.map(({ published }) => published)).toEqual(['inline', 'summary'])
})
