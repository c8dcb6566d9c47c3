import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { recordPorts } from '../../../src/adapters/transcript/recordPorts.ts'
import {
  type Recording,
  recordedRun,
  replayPorts,
  resumePorts,
} from '../../../src/adapters/transcript/replayPorts.ts'
import { openTranscript, readTranscript } from '../../../src/adapters/transcript/transcriptFile.ts'
import type { Repository } from '../../../src/core/repository.ts'
import type { SkillSource } from '../../../src/core/skills/source.ts'
import type { Ports, PullRequests } from '../../../src/ports.ts'
import { parseSettings } from '../../../src/settings.ts'
import { plainReview, type Task } from '../../../src/task.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { arrange, never, question } from '../anthropic/arrange.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'))
})
afterEach(() => rm(folder, { recursive: true }))

const task: Task = {
  repository: 'acme/shop',
  inputs: { effort: 'low' },
  wish: plainReview,
  comment: null,
  instance: '',
  hasSuccessor: false,
  analyses: null,
}
const commits = { base: 'b', mergeBase: 'm', head: 'h' }
const bytes = (text: string) => new TextEncoder().encode(text)
const settings = (() => {
  const parsed = parseSettings({})
  if (!parsed.ok) throw new Error('The defaults are settings.')
  return parsed.settings
})()

/** Ports of which only what this test calls is there. */
async function livePorts() {
  const { api, model } = await arrange({ script: ['Fine.'] })
  const permissions = ['write', 'admin']
  const posted: string[] = []
  const pullRequests = {
    permission: async () => permissions.shift() ?? 'none',
    saveComment: async (body: string) => {
      posted.push(body)
      return { id: 7, body }
    },
  } as unknown as PullRequests
  const repository = {
    read: async (_commit: string, path: string) => bytes(`text of ${path}`),
  } as unknown as Repository
  const source: SkillSource = {
    origin: 'folder',
    label: './shared/',
    roots: ['skills'],
    list: async () => ({ files: [{ path: 'skills/go.md', stamp: '1' }], diagnostics: [] }),
    read: async () => bytes('# Go'),
    stamp: async () => '1',
  }
  let now = 5_000
  const ports: Ports = {
    pullRequests,
    openChange: async () => ({ repository, commits, about: null }),
    openSources: async () => ({
      sources: [source],
      diagnostics: [],
      openAt: async (ref) => (ref === 'head' ? source : null),
    }),
    openModel: async () => model,
    serverUrl: 'https://github.example',
    log: recordingLog(),
    clock: { now: () => now++ },
    signal: never,
    redact: (text) => text,
  }
  return { api, ports, posted }
}

/** Everything a run does with its ports, in short. */
async function use(ports: Ports) {
  const open = await ports.openChange(null)
  const sources = await ports.openSources({ repository: open.repository, commit: 'b', settings })
  const atHead = await sources.openAt('head')
  const model = await ports.openModel(settings, {})
  const reply = await model?.ask(question('Hello'), 'check', never)
  const text = (read: Uint8Array | null | undefined) => read && new TextDecoder().decode(read)
  return {
    commits: open.commits,
    file: text(await open.repository.read('h', 'a.ts')),
    skill: text(await sources.sources[0]?.read('skills/go.md', 99)),
    listed: await sources.sources[0]?.list(),
    labels: sources.sources.map(({ origin, label, roots }) => ({ origin, label, roots })),
    atHead: text(await atHead?.read('skills/go.md', 99)),
    atNone: await sources.openAt('none'),
    reply: reply?.content,
    permissions: [
      await ports.pullRequests?.permission('ann'),
      await ports.pullRequests?.permission('ann'),
    ],
    // Like a summary that tells how long the run took.
    saved: (await ports.pullRequests?.saveComment(`took ${ports.clock.now()} ms`, null))?.id,
  }
}

async function record() {
  const { ports } = await livePorts()
  const path = join(folder, 'run.jsonl')
  const used = await use(recordPorts(ports, task, openTranscript(path, ports.redact, ports.log)))
  const transcript = await readTranscript(path)
  if (!transcript.ok) throw new Error(transcript.problem)
  return { used, transcript }
}

const world = () => ({ log: recordingLog(), signal: never, redact: (text: string) => text })

test('a recorded run is used again through ports that touch nothing', async () => {
  const { used, transcript } = await record()
  expect(used).toMatchObject({
    file: 'text of a.ts',
    skill: '# Go',
    permissions: ['write', 'admin'],
    saved: 7,
  })
  const ports = replayPorts(transcript, world())
  expect(await use(ports)).toEqual(used)
  expect(ports.serverUrl).toBe('https://github.example')
  expect(ports.clock.now()).toBe(ports.clock.now())
  expect(recordedRun(transcript.header).task).toEqual(task)
})

test('a run without a model, on a local change, stays one', async () => {
  const { ports } = await livePorts()
  const path = join(folder, 'local.jsonl')
  const local = { ...ports, pullRequests: null, openModel: async () => null }
  const recorded = recordPorts(local, task, openTranscript(path, ports.redact, ports.log))
  await recorded.openModel(settings, {})
  const transcript = (await readTranscript(path)) as { ok: true } & Recording
  const replayed = replayPorts(transcript, world())
  expect(replayed.pullRequests).toBeNull()
  expect(await replayed.openModel(settings, {})).toBeNull()
})

test('a resumed run posts for real and pays only for what is new', async () => {
  const { transcript } = await record()
  const { api, ports, posted } = await livePorts()
  const resumed = resumePorts(transcript, ports)
  await use(resumed)
  expect(api.asked()).toHaveLength(0)
  expect(posted).toHaveLength(1)
  const model = await resumed.openModel(settings, {})
  await model?.ask(question('Another question'), 'check', never)
  expect(api.asked()).toHaveLength(1)
})

test('a program that asks differently is told so', async () => {
  const { transcript } = await record()
  const { log, ...rest } = world()
  const model = await replayPorts(transcript, { log, ...rest }).openModel(settings, {})
  await model?.ask(question('Something else'), 'check', never)
  expect(log.lines).toEqual([expect.stringContaining('is not the one that was recorded')])
})
