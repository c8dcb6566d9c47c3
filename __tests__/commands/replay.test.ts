import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { recordPorts } from '../../src/adapters/transcript/recordPorts.ts'
import { openTranscript } from '../../src/adapters/transcript/transcriptFile.ts'
import { run } from '../../src/commands/replay.ts'
import { render } from '../../src/commands/review/render.ts'
import { review } from '../../src/review.ts'
import { plainReview, type Task } from '../../src/task.ts'
import { localPorts } from '../../src/wiring/localPorts.ts'
import { call } from '../support/anthropic/reply.ts'
import { startAnthropic } from '../support/anthropic/server.ts'
import type { Anthropic, Script } from '../support/anthropic/types.ts'
import { worldAt } from '../support/commands/world.ts'
import { recordingLog } from '../support/git/recordingLog.ts'
import { buildRepository } from '../support/git/repositories.ts'

let api: Anthropic
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
})
afterEach(async () => {
  await api.stop()
  await rm(folder, { recursive: true })
})

const finding = {
  path: 'src/total.ts',
  quote: 'return sum / items.length',
  severity: 'high',
  category: 'correctness',
  confidence: 'high',
  title: 'Division by zero for an empty list',
  body: 'With no items, `items.length` is 0 and the mean is NaN.',
}

/** Reports one finding, and confirms what it is asked to judge. */
const script: Script = (body, { toolNames, turn }) => {
  const asked = JSON.stringify(body.messages)
  const claims = [...asked.matchAll(/claim[^a-z0-9]{1,4}([a-z0-9-]+)/gi)].map((match) => match[1])
  if (turn > 1 || !toolNames.includes('report_finding'))
    return call('finish_review', { summary: '' })
  return /refute|verdict/i.test(asked) && claims.length > 0
    ? call('report_verdict', { id: claims[0], verdict: 'confirmed', reason: finding.quote })
    : [call('report_finding', finding), call('read_file', { path: 'src/total.ts' })]
}

async function recorded(effort: string) {
  api = await startAnthropic({ script })
  const before = 'export const mean = (items: number[]) => 0\n'
  const after = [
    'export function mean(items: number[]): number {',
    '  const sum = items.reduce((a, b) => a + b, 0)',
    '  return sum / items.length',
    '}',
    '',
  ].join('\n')
  const { dir, shas } = await buildRepository([
    { files: { 'src/total.ts': before } },
    { files: { 'src/total.ts': after } },
  ])
  const log = recordingLog()
  const live = localPorts({
    change: { dir, base: shas[0], head: shas[1], staged: false, worktree: false },
    about: null,
    root: process.cwd(),
    env: { ANTHROPIC_API_KEY: 'sk-ant-secret', ANTHROPIC_BASE_URL: api.url, HOME: folder },
    fetch,
    log,
    signal: new AbortController().signal,
  })
  const inputs = { effort }
  const task: Task = {
    repository: 'shop',
    inputs,
    wish: plainReview,
    comment: null,
    instance: '',
    hasSuccessor: false,
    analyses: null,
  }
  const transcript = join(folder, 'run.jsonl')
  const ports = recordPorts(live, task, openTranscript(transcript, live.redact, log))
  const end = await review(task, ports)
  await live.close()
  await rm(dir, { recursive: true })
  return { end, transcript }
}

test.each(['low', 'medium'])(
  'a recorded review of effort %s gives the same findings again, with neither model nor repository',
  async (effort) => {
    const { end, transcript } = await recorded(effort)
    expect(end.outcome.findings).toHaveLength(1)
    const asked = api.requests.length
    const { world, out } = worldAt({ cwd: folder, isRepository: false })
    await run({ transcript, format: 'json', quiet: true }, world)
    const again = JSON.parse(out())
    const first = JSON.parse(render(end, 'json', world))
    expect(JSON.stringify(again.findings)).toBe(JSON.stringify(first.findings))
    expect({ ...again, timings: null }).toEqual({ ...first, timings: null })
    expect(api.requests).toHaveLength(asked)
  },
)

test('a file that is no transcript is the mistake of whoever gave it', async () => {
  api = await startAnthropic()
  const transcript = join(folder, 'notes.txt')
  await writeFile(transcript, 'hello\n')
  const { world } = worldAt({ cwd: folder, isRepository: false })
  await expect(run({ transcript, format: 'json', quiet: true }, world)).rejects.toThrow(
    'Line 1 of the transcript is not JSON',
  )
})
