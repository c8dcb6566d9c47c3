import { expect, test } from '@jest/globals'
import type { Repository } from '../../../src/core/repository.ts'
import { recordRepository } from '../../../src/core/transcript/recordRepository.ts'
import { parseTranscript, type TranscriptRecord } from '../../../src/core/transcript/records.ts'
import { replayRepository } from '../../../src/core/transcript/replayRepository.ts'

const files: Record<string, Uint8Array> = {
  'text.ts': new TextEncoder().encode('\ufeffäöü\r\n'),
  'logo.png': Uint8Array.from([0x89, 0x50, 0xff, 0x00, 0x0a]),
}

/** A repository of two files that counts what it is asked. */
function counting(): Repository & { calls: number } {
  const repository = {
    calls: 0,
    async read(_commit: string, path: string) {
      repository.calls += 1
      if (path === 'huge') throw new Error('huge has 99 MB; at most 10 MB are read.')
      return files[path] ?? null
    },
    resolve: async (ref: string) => `sha of ${ref}`,
    mergeBase: async () => null,
    diff: async () => 'diff',
    list: async () => [{ path: 'text.ts', mode: '100644', oid: 'o' }],
    search: async () => ({ hits: [{ path: 'text.ts', line: 1, text: 'äöü' }], cut: null }),
    history: async () => [],
  }
  return repository
}

const query = { pattern: 'ä', literal: true, ignoreCase: false, paths: [], maxHits: 5 }

async function askAll(repository: Repository) {
  return {
    resolved: await repository.resolve('main'),
    base: await repository.mergeBase('a', 'b'),
    diff: await repository.diff('a', 'b'),
    list: await repository.list('a', ''),
    text: await repository.read('a', 'text.ts'),
    binary: await repository.read('a', 'logo.png'),
    missing: await repository.read('a', 'none'),
    huge: await repository.read('a', 'huge').catch(String),
    search: await repository.search('a', query),
    history: await repository.history('a', 'text.ts', 3),
  }
}

async function recorded() {
  const live = counting()
  const records: TranscriptRecord[] = []
  const recording = recordRepository(live, (record) => records.push(record))
  const answers = await askAll(recording)
  await askAll(recording)
  return { live, answers, records: JSON.parse(JSON.stringify(records)) as typeof records }
}

test('every call is answered from the record, bytes and errors too', async () => {
  const { answers, records } = await recorded()
  expect(await askAll(replayRepository(records, null))).toEqual(answers)
})

test('a call is written once, text as text', async () => {
  const { records } = await recorded()
  expect(records).toHaveLength(10)
  expect(JSON.stringify(records)).toContain('äöü')
})

test('a call that was not recorded goes to the live repository, or fails by name', async () => {
  const { records } = await recorded()
  const live = counting()
  const resumed = replayRepository(records, live)
  await resumed.read('a', 'text.ts')
  expect(live.calls).toBe(0)
  await resumed.read('b', 'text.ts')
  expect(live.calls).toBe(1)
  await expect(replayRepository(records, null).read('b', 'text.ts')).rejects.toThrow(
    'no answer to `read` of ["b","text.ts"]',
  )
})

const header = { type: 'header', version: 1, started_at: 5, run: { base: 'abc' } }

test('a transcript that was cut short is read up to the cut', () => {
  const whole = [header, { type: 'count', hash: 'h', tokens: 3 }].map((r) => JSON.stringify(r))
  const parsed = parseTranscript(`${whole.join('\n')}\n{"type":"rep`)
  expect(parsed).toMatchObject({ ok: true, header, records: [header, { tokens: 3 }] })
})

test.each([
  ['', 'first line is no header'],
  ['{"type":"count"}\n', 'first line is no header'],
  [JSON.stringify({ ...header, version: 2 }), 'version 2'],
  [`${JSON.stringify(header)}\nnot json\n{}\n`, 'Line 2'],
])('%j is no transcript, and why', (text, problem) => {
  expect(parseTranscript(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) })
})
