import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { run } from '../../src/commands/view.ts'
import { UsageError } from '../../src/commands/world.ts'
import { transcript } from '../support/findings/transcript.ts'

let cwd: string
let printed: string
const view = (name: string, output: string | null = null) =>
  run(
    { transcript: name, output },
    {
      cwd,
      stdout: {
        write: (text) => {
          printed += text
        },
      },
    },
  )

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'view-'))
  printed = ''
  const lines = transcript('words').map((record) => `${JSON.stringify(record)}\n`)
  writeFileSync(join(cwd, 'run.jsonl'), `${lines.join('')}{"type":"rep`)
  writeFileSync(join(cwd, 'other.txt'), 'not a transcript\n')
})
afterEach(() => rmSync(cwd, { recursive: true }))

test('prints the page, or writes it', async () => {
  expect(await view('run.jsonl')).toBe(0)
  expect(printed).toContain('Broken words')
  expect(await view('run.jsonl', 'page.html')).toBe(0)
  expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toBe(printed)
})

test.each([
  ['missing.jsonl', /no such file[\s\S]*transcript-file/],
  ['other.txt', /not JSON/],
])('%s is refused with what to do', async (name, message) => {
  await expect(view(name)).rejects.toThrow(UsageError)
  await expect(view(name)).rejects.toThrow(message)
})
