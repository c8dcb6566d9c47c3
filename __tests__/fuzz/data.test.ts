import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseFindingsFile, renderFindingsFile } from '../../src/core/report/findingsFile.ts'
import { readTrigger } from '../../src/core/threads/trigger.ts'
import { parseTranscript } from '../../src/core/transcript/records.ts'
import { finding, outcome } from '../support/findings/outcome.ts'
import { spoiled, textsOf, tries } from '../support/fuzz.ts'

const comment = {
  id: 1,
  body: '/review',
  updated_at: '2026-01-01T00:00:00Z',
  user: { login: 'ann', type: 'User' },
  in_reply_to_id: 2,
}
const payloads: Readonly<Record<string, unknown>> = {
  pull_request: { action: 'edited', pull_request: { number: 7 }, changes: { base: {} } },
  pull_request_target: { action: 'opened', pull_request: { number: 7 } },
  issue_comment: { action: 'created', comment, issue: { number: 7, pull_request: {} } },
  pull_request_review_comment: {
    action: 'edited',
    comment,
    pull_request: { number: 7 },
    changes: { body: { from: 'x' } },
  },
  workflow_dispatch: { inputs: { 'pull-request': '7' } },
  workflow_run: {
    workflow_run: {
      head_sha: 'a'.repeat(40),
      head_repository: { full_name: 'eve/hello' },
      pull_requests: [{ number: 7 }],
    },
  },
  push: {},
}

describe('event payloads: a reason to run or a reason to skip', () => {
  test.each(Object.entries(payloads))('%s', (name, payload) => {
    fc.assert(
      fc.property(fc.oneof(spoiled(payload), fc.anything()), (odd) => {
        const trigger = readTrigger(name, odd)
        if (trigger.kind === 'skip') expect(trigger.reason.length).toBeGreaterThan(10)
        else if (trigger.kind !== 'workflow-run') expect(trigger.number).toBeGreaterThan(0)
      }),
      tries,
    )
  })

  test('of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (name, payload) => {
        expect(readTrigger(name, payload)).toMatchObject({ kind: 'skip' })
      }),
      tries,
    )
  })
})

describe('findings files: an outcome, or problems that name the field', () => {
  const text = renderFindingsFile(
    outcome({ findings: [finding({ also: [{ path: 'b.ts', line: 2 }] })] }),
    (same) => same,
  )

  test('with other values in them', () => {
    fc.assert(
      fc.property(spoiled(JSON.parse(text)), (odd) => {
        const read = parseFindingsFile(JSON.stringify(odd) ?? '')
        if (read.ok) expect(read.outcome.version).toBe(1)
        else {
          expect(read.problems.length).toBeGreaterThan(0)
          for (const problem of read.problems) expect(problem).toMatch(/^(`|it |the file: ).+/)
        }
      }),
      tries,
    )
  })

  test('cut off or with something in between', () => {
    fc.assert(
      fc.property(fc.nat(text.length), textsOf('{', '}', '"', ',', '[', '\n'), (at, odd) => {
        const read = parseFindingsFile(text.slice(0, at) + odd + text.slice(at + odd.length))
        if (!read.ok) expect(read.problems.join()).not.toBe('')
      }),
      tries,
    )
  })
})

test('transcripts: records, or a problem', () => {
  const lines = [
    '{"type":"header","version":1,"started_at":1,"run":{}}\n',
    '{"type":"call","port":"ports","method":"x","args":[],"answer":null,"error":null}\n',
    ...['{', '}', '"', '\n', 'null\n', '[]\n', '{"type":"reply"}\n'],
  ]
  fc.assert(
    fc.property(textsOf(...lines), (text) => {
      const read = parseTranscript(text)
      if (!read.ok) expect(read.problem.length).toBeGreaterThan(10)
    }),
    tries,
  )
})
