import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  fetchRemote,
  openRemote,
  type RemoteAccess,
  type RemoteSpec,
} from '../../../src/adapters/sources/remote.ts'
import { openLibrary } from '../../../src/core/skills/library.ts'
import type { LockedSource } from '../../../src/core/skills/lock.ts'
import { skillHash } from '../../../src/core/skills/readSkill.ts'
import { snapshotDigest } from '../../../src/core/skills/snapshot.ts'
import { parseSource } from '../../../src/core/skills/sourceSpec.ts'
import { skillText } from '../../support/skills/library.ts'
import { archive, type SkillServer, startSkillServer } from '../../support/skills/server.ts'

const commit = 'c'.repeat(40)
const go = skillText('description: Use when Go changes', 'Go rules.')
let server: SkillServer
let cacheFolder = ''

beforeEach(async () => {
  server = await startSkillServer()
  cacheFolder = await mkdtemp(join(tmpdir(), 'cache-'))
})
afterEach(async () => {
  await server.stop()
  await rm(cacheFolder, { recursive: true })
})

const access = (): RemoteAccess => ({
  apiUrl: server.url,
  token: 'ghs_secret',
  fetch,
  cacheFolder,
  searched: ['.skills', 'skills', '.claude/skills'],
})

function spec(text: string): RemoteSpec {
  const parsed = parseSource(text)
  if (!parsed.ok || parsed.spec.kind === 'folder') throw new Error(`not remote: ${text}`)
  return parsed.spec
}

function serveRepository(files: Readonly<Record<string, string>>, ref = 'v1') {
  server.pages.set(`/repos/owner/repo/commits/${ref}`, commit)
  server.pages.set(`/repos/owner/repo/zipball/${commit}`, archive(files))
}

async function lockOf(text: string): Promise<LockedSource> {
  const snapshot = await fetchRemote(spec(text), null, access())
  return { version: snapshot.version, sha256: snapshotDigest(snapshot) }
}

async function open(text: string, locked: LockedSource | null = null) {
  const { source, diagnostics } = await openRemote(spec(text), locked, access())
  const library = await openLibrary({ sources: source === null ? [] : [source], now: () => 0 })
  return { library, diagnostics: [...diagnostics, ...library.diagnostics] }
}

describe('owner/repo@ref', () => {
  test('two requests; the folders a repository keeps skills in', async () => {
    serveRepository({
      '.claude/skills/go/SKILL.md': go,
      '.claude/skills/go/references/a.md': 'A',
      'README.md': '# x',
      'docs/x/SKILL.md': go,
    })
    const { library } = await open('owner/repo@v1')
    expect(library.catalogue.names).toEqual(['go'])
    expect(library.skills[0]?.location).toBe('owner/repo@v1:.claude/skills/go/SKILL.md')
    const activation = library.activation()
    expect((await activation.load('go')).text).toContain('Go rules.')
    expect((await activation.readFile('go', 'references/a.md', 1)).text).toContain('A')
    expect(server.requests).toEqual([
      { path: '/repos/owner/repo/commits/v1', authorization: 'Bearer ghs_secret' },
      { path: `/repos/owner/repo/zipball/${commit}`, authorization: 'Bearer ghs_secret' },
    ])
  })

  test('a path limits it, flat files count there; without known folders all of it is searched', async () => {
    serveRepository({ 'team/go.md': go, 'other/x/SKILL.md': go, 'README.md': '# x' })
    expect((await open('owner/repo@v1:team')).library.catalogue.names).toEqual(['go'])
    expect((await open('owner/repo@v1')).library.catalogue.names).toEqual(['x'])
  })

  test('a ref with slashes', async () => {
    serveRepository({ 'skills/go.md': go }, 'release/1')
    expect((await open('owner/repo@release/1')).library.catalogue.names).toEqual(['go'])
  })

  test('unlocked: used with a warning, unless the ref is a commit', async () => {
    serveRepository({ 'skills/go.md': go })
    server.pages.set(`/repos/owner/repo/commits/${commit}`, commit)
    expect((await open('owner/repo@v1')).diagnostics).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('skills add owner/repo@v1'),
      }),
    ])
    expect((await open(`owner/repo@${commit}`)).diagnostics).toEqual([])
  })

  test('locked: its commit is fetched whatever the tag says now', async () => {
    serveRepository({ 'skills/go.md': go })
    const locked = await lockOf('owner/repo@v1')
    server.requests.length = 0
    server.pages.set('/repos/owner/repo/commits/v1', 'd'.repeat(40))
    const { library, diagnostics } = await open('owner/repo@v1', locked)
    expect(library.catalogue.names).toEqual(['go'])
    expect(diagnostics).toEqual([])
    expect(server.requests.map(({ path }) => path)).toEqual([`/repos/owner/repo/zipball/${commit}`])
  })

  test('other content than was locked is refused', async () => {
    serveRepository({ 'skills/go.md': go })
    const locked = await lockOf('owner/repo@v1')
    serveRepository({ 'skills/go.md': go.replace('Go rules', 'Evil rules') })
    const { library, diagnostics } = await open('owner/repo@v1', locked)
    expect(library.skills).toEqual([])
    expect(diagnostics).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('differ from what .skills.lock.json holds'),
      }),
    ])
  })

  test('code beside the skills may change without breaking the lock', async () => {
    serveRepository({ 'skills/go.md': go, 'src/a.ts': 'old' })
    const locked = await lockOf('owner/repo@v1')
    serveRepository({ 'skills/go.md': go, 'src/a.ts': 'new', 'src/b.ts': '' })
    expect((await open('owner/repo@v1', locked)).library.catalogue.names).toEqual(['go'])
  })

  test.each([
    ['500', 500],
    ['rate limit', 429],
    ['a broken connection', 0],
    ['403', 403],
    ['no such thing any more', 404],
  ])('%s: the locked copy stands in, with a warning', async (_what, status) => {
    serveRepository({ 'skills/go.md': go })
    const locked = await lockOf('owner/repo@v1')
    await open('owner/repo@v1', locked)
    server.pages.set(`/repos/owner/repo/zipball/${commit}`, status)
    const { library, diagnostics } = await open('owner/repo@v1', locked)
    expect((await library.activation().load('go')).text).toContain('Go rules.')
    expect(diagnostics).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('the locked copy is used'),
      }),
    ])
    expect(diagnostics[0]?.message).not.toContain('ghs_secret')
  })

  test('a copy that was tampered with does not stand in', async () => {
    serveRepository({ 'skills/go.md': go })
    const locked = await lockOf('owner/repo@v1')
    await open('owner/repo@v1', locked)
    const [name = ''] = await readdir(cacheFolder)
    const copy = JSON.parse(await readFile(join(cacheFolder, name), 'utf8'))
    copy.files['skills/go.md'] = Buffer.from('evil').toString('base64')
    await writeFile(join(cacheFolder, name), JSON.stringify(copy))
    server.pages.clear()
    const { library, diagnostics } = await open('owner/repo@v1', locked)
    expect(library.skills).toEqual([])
    expect(diagnostics[0]?.level).toBe('error')
  })

  test.each([
    ['no such ref', {}, 'owner/repo has no ref v1, or the token may not read it'],
    [
      'not an archive',
      { [`/repos/owner/repo/zipball/${commit}`]: 'hello' },
      'did not answer a zip archive',
    ],
  ])('%s: its skills are missing, and why', async (_what, pages, reason) => {
    if (Object.keys(pages).length > 0) server.pages.set('/repos/owner/repo/commits/v1', commit)
    for (const [path, body] of Object.entries(pages)) server.pages.set(path, body)
    const { diagnostics } = await open('owner/repo@v1')
    expect(diagnostics).toEqual([
      expect.objectContaining({ level: 'error', message: expect.stringContaining(reason) }),
    ])
  })

  test('names in an archive that climb out are names and nothing more', async () => {
    serveRepository({
      'skills/go.md': go,
      'skills/../../etc/passwd': 'x',
      'skills/a/../../../b.md': go,
    })
    const { library } = await open('owner/repo@v1')
    expect(library.catalogue.names).toContain('go')
    expect((await library.activation().readFile('go', '../../etc/passwd', 1)).isError).toBe(true)
  })
})

describe('an HTTP index', () => {
  const index = (value: unknown) => JSON.stringify(value)

  test('GET /skills, the texts at /skills/NAME as Markdown or in JSON', async () => {
    server.pages.set('/skills', index(['go', { name: 'sql' }]))
    server.pages.set('/skills/go', go)
    server.pages.set(
      '/skills/sql',
      index({ name: 'sql', content: skillText('description: SQL', 'Rules.') }),
    )
    const { library } = await open(server.url)
    expect(library.catalogue.names).toEqual(['go', 'sql'])
    expect((await library.activation().load('sql')).text).toContain('Rules.')
    expect(server.requests.every(({ authorization }) => authorization === undefined)).toBe(true)
  })

  test('the well-known index 0.2: addresses and digests', async () => {
    const digest = `sha256:${skillHash(new TextEncoder().encode(go))}`
    server.pages.set(
      '/.well-known/agent-skills/index.json',
      index({
        $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
        skills: [
          { name: 'go', type: 'skill-md', description: 'd', url: 'go/SKILL.md', digest },
          { name: 'big', type: 'archive', description: 'd', url: 'big.tar.gz', digest },
        ],
      }),
    )
    server.pages.set('/.well-known/agent-skills/go/SKILL.md', go)
    const { library, diagnostics } = await open(server.url)
    expect(library.catalogue.names).toEqual(['go'])
    expect(diagnostics.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('archive'),
    )
  })

  test('the well-known index 0.1: files', async () => {
    server.pages.set(
      '/.well-known/skills/index.json',
      index({
        version: 3,
        skills: [{ name: 'go', description: 'd', files: ['SKILL.md', 'references/a b.md'] }],
      }),
    )
    server.pages.set('/.well-known/skills/go/SKILL.md', go)
    server.pages.set('/.well-known/skills/go/references/a%20b.md', 'A')
    const { library } = await open(server.url)
    expect((await library.activation().readFile('go', 'references/a b.md', 1)).text).toContain('A')
    expect((await lockOf(server.url)).version).toBe('3')
  })

  test.each([
    [
      'a wrong digest',
      { skills: [{ name: 'go', url: '/x.md', digest: `sha256:${'0'.repeat(64)}` }] },
      'does not have the digest',
    ],
    [
      'plain http elsewhere',
      { skills: [{ name: 'go', url: 'http://169.254.169.254/latest' }] },
      'which is not https',
    ],
    [
      'a file that is not there',
      { skills: [{ name: 'go', url: '/gone.md' }] },
      'is listed and not there',
    ],
    ['a path that climbs out', { skills: [{ name: '../..', files: ['SKILL.md'] }] }, 'listed'],
    ['no list', { hello: 1 }, 'is no list of skills'],
  ])('%s is refused', async (_what, value, reason) => {
    server.pages.set('/skills', index(value))
    server.pages.set('/x.md', go)
    server.pages.set('/skills/..%2F../SKILL.md', go)
    const { library, diagnostics } = await open(server.url)
    expect(library.skills).toEqual([])
    expect(diagnostics[0]).toMatchObject({
      level: 'error',
      message: expect.stringContaining(reason),
    })
  })

  test('nothing there: says where it looked', async () => {
    expect((await open(server.url)).diagnostics[0]?.message).toMatch(
      /\/skills or .*agent-skills\/index\.json or/,
    )
  })

  test('an answer without end is cut off', async () => {
    server.pages.set('/skills', Buffer.alloc(6 * 1024 * 1024, ' '))
    expect((await open(server.url)).diagnostics[0]?.message).toContain('sent more than')
  })
})
