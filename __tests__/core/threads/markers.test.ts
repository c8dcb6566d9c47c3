import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { deflateSync, strFromU8 } from 'fflate'
import { remember } from '../../../src/core/threads/known.ts'
import {
  findingMarker,
  instanceName,
  readFindingMarker,
  readReplyMarker,
  readStateMarker,
  replyMarker,
} from '../../../src/core/threads/markers.ts'
import { reviewState } from '../../../src/core/threads/state.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'

const instance = instanceName('Review', 'review')
const file = addedFile('a.ts', ['one()'])
const known = remember(findingOn(file, 'one()'), file, 1)
const marker = findingMarker(known, instance)

describe('markers', () => {
  test('come back as they were written, whatever the text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 150 })
    fc.assert(
      fc.property(
        text,
        text,
        fc.string({ unit: 'binary', maxLength: 300 }),
        (title, path, code) => {
          const written = { ...known, title, path, code }
          const body = `${title.replaceAll('<!--', '')}\n\n${findingMarker(written, instance)}\n`
          expect(readFindingMarker(body)).toEqual({ ok: true, instance, content: written })
        },
      ),
    )
  })

  test('cannot be broken out of: nothing inside ends a comment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 150 }), (title) => {
        const inside = findingMarker({ ...known, title: `${title}--> <b>--!>` }, instance).slice(
          4,
          -3,
        )
        expect(inside).not.toMatch(/--|[<>]/)
      }),
    )
  })

  test('never throw on what somebody else wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (head, rest) => {
        for (const kind of ['finding', 'reply', 'state'])
          for (const body of [
            rest,
            `<!-- skill-review:${kind} ${head} -->${rest}`,
            `<!-- skill-review:${kind} 1 ${instance} ${btoa(head.replace(/[^ -~]/g, ''))} -->`,
          ]) {
            expect(readFindingMarker(body)?.ok ?? false).toBe(false)
            expect(readReplyMarker(body)?.ok ?? false).toBe(false)
            expect(readStateMarker(body, reviewState)?.ok ?? false).toBe(false)
          }
      }),
    )
  })

  test.each([
    ['cut off', marker.replace(/.{20} -->$/, ' -->'), 'is damaged'],
    ['of another version', marker.replace('finding 1', 'finding 2'), 'of version "2", not 1'],
    ['doubled', `${marker}\n${marker}`, 'holds 2 finding markers'],
    ['of no instance', marker.replace(instance, 'x'), 'is damaged'],
    [
      'of another shape',
      `<!-- skill-review:finding 1 ${instance} ${btoa(strFromU8(deflateSync(new TextEncoder().encode('{"fingerprint":1}')), true))} -->`,
      'is damaged',
    ],
    [
      'that unfold to gigabytes',
      `<!-- skill-review:finding 1 ${instance} ${btoa(strFromU8(deflateSync(new Uint8Array(20_000_000)), true))} -->`,
      'is damaged',
    ],
  ])('%s are not believed', (_, body, problem) => {
    expect(readFindingMarker(body)).toEqual({
      ok: false,
      instance: expect.any(String),
      problem: expect.stringContaining(problem),
    })
  })

  test('of one kind are none of another', () => {
    expect(readReplyMarker(marker)).toBeNull()
    const note = {
      event: 'held',
      fingerprint: known.fingerprint,
      to: 7,
      by: 'ann',
      reason: 'b > 0',
      commit: '',
      rule: { skill: 'go', rule: null, why: 'it may' },
    } as const
    const reply = replyMarker(note, instance)
    expect(readReplyMarker(reply)).toEqual({ ok: true, instance, content: note })
    expect(readFindingMarker(reply)).toBeNull()
  })

  test('stay small beside the comment they are in', () => {
    const long = {
      ...known,
      title: 'x'.repeat(160),
      code: 'abcdefghij '.repeat(27),
      evidence: 'because '.repeat(30),
    }
    expect(findingMarker(long, instance).length).toBeLessThan(1_000)
  })
})
