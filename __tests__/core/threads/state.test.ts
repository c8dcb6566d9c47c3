import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { digest } from '../../../src/core/findings/digest.ts'
import { followAll } from '../../../src/core/threads/follow.ts'
import { type KnownFinding, remember } from '../../../src/core/threads/known.ts'
import { instanceName, readStateMarker } from '../../../src/core/threads/markers.ts'
import { nextState } from '../../../src/core/threads/nextState.ts'
import {
  encodeState,
  maxStateLength,
  type ReviewState,
  reviewState,
  spendingOf,
} from '../../../src/core/threads/state.ts'
import { addedFile, findingOn } from '../../support/findings/samples.ts'

const instance = instanceName('w', 'j')
const file = addedFile('a.ts', ['one()'])
const known = remember(findingOn(file, 'one()'), file, 1)
const state: ReviewState = {
  head: 'a'.repeat(40),
  base: 'main',
  round: 3,
  files: [{ path: 'a.ts', change: '0123456789abcdef', blocks: '0123456789abcdef' }],
  findings: [known],
  skills: { go: 'f00' },
  config: 'c0',
  spending: { '2026-01-31': 0.5, '2026-02-01': 0.25 },
}
const decode = (marker: string): ReviewState => {
  const read = readStateMarker(marker, reviewState)
  if (read?.ok !== true) throw new Error(`the marker cannot be read: ${read?.problem}`)
  return read.content
}
/** Text that does not compress, as hashes are. */
const noise = (seed: number, length: number) => {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += digest([seed, at], 64)
  return text.slice(0, length)
}
const manyFindings = (
  count: number,
  facts: (at: number) => Partial<KnownFinding>,
): KnownFinding[] =>
  Array.from({ length: count }, (_, at) => ({
    ...known,
    fingerprint: noise(at, 32),
    code: noise(at + 1_000, 200),
    evidence: noise(at + 2_000, 200),
    ...facts(at),
  }))

describe('the state', () => {
  test('comes back as it was saved', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 100 })
    fc.assert(
      fc.property(
        fc.uniqueArray(texts, { maxLength: 10 }),
        texts,
        fc.nat(1_000),
        (paths, base, round) => {
          const files = paths.map((path) => ({ path, change: digest([path], 16), blocks: '' }))
          const said = { ...state, files, base, round: round + 1 }
          expect(decode(encodeState(said, instance))).toEqual(said)
        },
      ),
    )
  })

  test('with files that are named like parts of an object', () => {
    const files = ['__proto__', 'constructor', 'toString'].map((path) => ({
      path,
      change: digest([path], 16),
      blocks: '',
    }))
    expect(decode(encodeState({ ...state, files }, instance)).files).toEqual(files)
  })

  test('holds a usual pull request whole: 60 findings, 300 files', () => {
    const files = Array.from({ length: 300 }, (_, at) => ({
      path: `src/some/folder/file${at}.ts`,
      change: noise(at, 16),
      blocks: noise(at, 24),
    }))
    const findings = manyFindings(60, () => ({
      code: 'const value = await load(key)',
      evidence: 'load returns null for a missing key',
    }))
    const marker = encodeState({ ...state, files, findings }, instance)
    expect(marker.length).toBeLessThanOrEqual(maxStateLength)
    expect(decode(marker)).toEqual({ ...state, files, findings })
  })

  test('sheds explanations before it sheds what costs money or repeats itself', () => {
    const findings = manyFindings(80, () => ({}))
    const left = decode(encodeState({ ...state, findings }, instance))
    expect(left.findings.map(({ fingerprint }) => fingerprint)).toEqual(
      findings.map(({ fingerprint }) => fingerprint),
    )
    expect(left.findings.every(({ evidence }) => evidence === '')).toBe(true)
    expect(left.files).toEqual(state.files)
  })

  test('is bounded whatever happens, and keeps what people ended and what is worst', () => {
    const status = { is: 'ended', how: 'dismissed', by: 'ann', reason: 'meant' } as const
    const findings = manyFindings(600, (at) =>
      at < 20 ? { status, severity: 'low' } : { severity: at < 40 ? 'critical' : 'low' },
    )
    const files = Array.from({ length: 3_000 }, (_, at) => ({
      path: noise(at, 60),
      change: noise(at, 16),
      blocks: noise(at, 80),
    }))
    const marker = encodeState({ ...state, findings, files }, instance)
    expect(marker.length).toBeLessThanOrEqual(maxStateLength)
    const kept = decode(marker)
    expect(kept.findings.filter((one) => one.status.is === 'ended')).toHaveLength(20)
    expect(kept.findings.filter((one) => one.severity === 'critical')).toHaveLength(20)
    expect(kept.files).toEqual([])
    expect(kept).toMatchObject({ round: 3, spending: state.spending })
  })
})

test('a secret in the code is recognised and not remembered', () => {
  const leaky = addedFile('a.ts', ['key = "AKIAIOSFODNN7EXAMPLE"'])
  const finding = findingOn(leaky, 'key = "AKIAIOSFODNN7EXAMPLE"', {
    title: 'A key is in the code',
    quote: 'key = "[redacted]"',
  })
  const remembered = remember(finding, leaky, 1)
  expect(JSON.stringify(remembered)).not.toContain('AKIA')
  const tracked = [{ known: remembered, thread: null, notes: [], saved: true }]
  const memory = {
    summary: null,
    olderSummaries: [],
    state: null,
    tracked,
    repeated: [],
    elsewhere: new Set<string>(),
    warnings: [],
  }
  expect(followAll(memory, [leaky])).toMatchObject([{ standing: { is: 'here', at: { line: 1 } } }])
})

describe('money', () => {
  const day = Date.UTC(2026, 1, 1, 23, 59)
  const spend = (previous: ReviewState | null, dollars: number) =>
    nextState({
      previous,
      ledger: [],
      files: [file],
      reviewed: new Set(['a.ts']),
      head: 'h',
      setup: { base: 'main', skills: {}, config: '' },
      round: 1,
      dollars,
      now: day,
    }).spending

  test('is counted by day and in all', () => {
    expect(spendingOf(state, day)).toEqual({ total: 0.75, today: 0.25 })
    expect(spendingOf(null, day)).toEqual({ total: 0, today: 0 })
    expect(spend(state, 1)).toEqual({ '2026-01-31': 0.5, '2026-02-01': 1.25 })
    expect(spend(null, 0)).toEqual({})
  })

  test('is never forgotten when days are', () => {
    const spending = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [
        new Date(day + at * 86_400_000).toISOString().slice(0, 10),
        1,
      ]),
    )
    const findings = manyFindings(600, () => ({}))
    expect(
      spendingOf(decode(encodeState({ ...state, spending, findings }, instance)), day).total,
    ).toBe(90)
  })
})

describe('a file that was not reached', () => {
  const previous = {
    ...state,
    files: [
      { path: 'a.ts', change: '1'.repeat(16), blocks: 'deadbeef' },
      { path: 'gone.ts', change: '2'.repeat(16), blocks: '' },
    ],
  }
  const filesAfter = (skills: ReviewState['skills']) =>
    nextState({
      previous,
      ledger: [],
      files: [file, addedFile('new.ts', ['x'])],
      reviewed: new Set(),
      head: 'h',
      setup: { base: previous.base, skills, config: previous.config },
      round: 1,
      dollars: 0,
      now: 0,
    })

  test('is remembered as it was reviewed last', () => {
    expect(filesAfter(previous.skills).files).toEqual([previous.files[0]])
  })

  test('is asked about again where the skills were others then, however much it is the same', () => {
    expect(filesAfter({ another: 'f00d' }).files).toEqual([
      { path: 'a.ts', change: '0'.repeat(16), blocks: 'deadbeef' },
    ])
  })
})
