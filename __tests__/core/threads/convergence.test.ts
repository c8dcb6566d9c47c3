import { describe, expect, test } from '@jest/globals'
import type { ChangedFile } from '../../../src/core/change/model.ts'
import type { Finding, Severity } from '../../../src/core/findings/model.ts'
import { latecomers } from '../../../src/core/threads/convergence.ts'
import { digestFile } from '../../../src/core/threads/fileDigest.ts'
import type { ReviewState } from '../../../src/core/threads/state.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'
import { Conversation } from './conversation.ts'

const words = 'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima'.split(' ')
const codeOf = (file: number, line: number, edit: number) =>
  `${words[line % 12]}${file}_${line}(${edit})`
const fileWith = (index: number, edits: ReadonlyMap<number, number>, lines = 40): ChangedFile =>
  addedFile(
    `src/f${index}.ts`,
    Array.from({ length: lines }, (_, line) => codeOf(index, line, edits.get(line) ?? 0)),
  )
const severityOf = (n: number): Severity => (n % 10 === 0 ? 'high' : n % 2 === 0 ? 'medium' : 'low')

test('ten rounds of a flooding reviewer end with a falling number of new comments', () => {
  const talk = new Conversation()
  const edits = new Map<number, number>()
  const fresh: number[] = []
  const strict: Severity[] = []
  for (let round = 1; round <= 10; round += 1) {
    // Every push edits two more lines of the one file, and the model finds something on thirty lines it never named before.
    edits.set(round * 3, round)
    edits.set(round * 3 + 1, round)
    const file = fileWith(0, edits)
    const findings = Array.from({ length: 30 }, (_, n) => {
      const line = (n + round) % 40
      const title = `${words[(n * round) % 12]} ${words[(n + round) % 12]} goes wrong in ${round}.${n}`
      return findingOn(file, codeOf(0, line, edits.get(line) ?? 0), {
        title,
        severity: severityOf(n),
        category: (['correctness', 'data', 'api'] as const)[round % 3] ?? 'data',
      })
    })
    const { plan } = talk.run({ files: [file], findings, head: `h${round}` })
    fresh.push(plan.post.length)
    if (round >= 5) strict.push(...plan.post.map(({ finding }) => finding.severity))
    expect(plan.findings.length + plan.silenced.length).toBe(30)
  }
  expect(fresh[0]).toBe(20)
  expect(fresh).toEqual([...fresh].sort((a, b) => b - a))
  expect(fresh[9]).toBe(0)
  expect(strict.every((severity) => severity === 'high')).toBe(true)
})

describe('what is new on code that was reviewed before', () => {
  const one = fileWith(1, new Map())
  const pushed = fileWith(1, new Map([[30, 1]]))
  const late = (facts: Partial<Finding> = {}) =>
    findingOn(pushed, codeOf(1, 2, 0), { title: 'Seen too late', ...facts })
  const placeOf = (finding: Finding, skills: Record<string, string> = {}) => {
    const talk = new Conversation()
    talk.run({ files: [one], findings: [], head: 'h1', skills: { sql: 'aaaaaaaa' } })
    const { plan, state } = talk.run({
      files: [pushed],
      findings: [finding],
      head: 'h2',
      skills: { sql: 'aaaaaaaa', ...skills },
    })
    return { talk, state, published: plan.findings[0]?.published }
  }

  test('waits, and is listed', () => {
    expect(placeOf(late({ severity: 'high' })).published).toBe('deferred')
  })

  test('waits too where a full memory had to let go of all but whole files', () => {
    const digest = digestFile(one)
    const state: ReviewState = {
      head: 'h1',
      base: 'main',
      round: 1,
      findings: [],
      skills: {},
      config: '',
      spending: {},
      files: [{ path: one.path, change: digest?.change ?? '', blocks: '' }],
    }
    const finding = findingOn(one, codeOf(1, 2, 0))
    expect(latecomers(state, [one])(finding)).toBe(true)
    expect(latecomers(state, [pushed])(late())).toBe(false)
  })

  test('does not wait when it is critical', () => {
    expect(placeOf(late({ severity: 'critical' })).published).toBe('inline')
  })

  test('does not wait when it rests on a skill the earlier review did not have', () => {
    const skill = { name: 'sql', rule: null, hash: 'aaaaaaaa11' }
    expect(placeOf(late({ skill })).published).toBe('deferred')
    expect(
      placeOf(late({ skill: { ...skill, hash: 'bbbbbbbb22' } }), { sql: 'bbbbbbbb' }).published,
    ).toBe('inline')
    expect(placeOf(late({ skill: { ...skill, name: 'new' } }), { new: 'cccccccc' }).published).toBe(
      'inline',
    )
  })

  test('on a changed line stands inline', () => {
    const now = findingOn(pushed, codeOf(1, 30, 1), { title: 'In time' })
    expect(placeOf(now).published).toBe('inline')
  })

  test('what waited comes up when its code is touched', () => {
    const { talk } = placeOf(late())
    const touched = fileWith(
      1,
      new Map([
        [30, 1],
        [1, 1],
        [3, 1],
      ]),
    )
    const again = findingOn(touched, codeOf(1, 2, 0), { title: 'Seen too late' })
    const { plan } = talk.run({ files: [touched], findings: [again], head: 'h3' })
    expect(plan.post).toMatchObject([{ finding: { title: 'Seen too late' } }])
  })

  test('without a line waits as long as its file is the same', () => {
    const bare = late({ line: null, start_line: null })
    const talk = new Conversation()
    talk.run({ files: [one], findings: [], head: 'h1' })
    const same = { ...bare, path: one.path }
    expect(
      talk.run({ files: [one], findings: [same], head: 'h1', full: true }).plan.findings[0]
        ?.published,
    ).toBe('deferred')
    expect(placeOf(bare).published).toBe('summary')
  })
})
