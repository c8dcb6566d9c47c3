import { link, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { folderSource } from '../../../src/adapters/sources/folder.ts'
import { openSources } from '../../../src/adapters/sources/open.ts'
import { openLibrary } from '../../../src/core/skills/library.ts'
import { skillText } from '../../support/skills/library.ts'

let base = ''
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'skills-'))
})
afterEach(() => rm(base, { recursive: true }))

async function write(path: string, text: string | Uint8Array) {
  await mkdir(dirname(join(base, path)), { recursive: true })
  await writeFile(join(base, path), text)
}

const library = (folder = base) =>
  openLibrary({
    sources: [folderSource({ base: folder, origin: 'repository', roots: ['.skills'] })],
    now: () => 0,
  })

test('finds skills below its roots, with the files beside them', async () => {
  await write('.skills/go/SKILL.md', skillText('description: d'))
  await write('.skills/go/references/a.md', 'A')
  await write('.skills/flat.md', skillText('description: d'))
  await write('other/x.md', skillText('description: d'))
  await write('.skills/node_modules/y/SKILL.md', skillText('description: d'))
  const found = await library()
  expect(found.catalogue.names).toEqual(['flat', 'go'])
  expect((await found.activation().load('go')).text).toContain('references/a.md')
  expect((await found.activation().readFile('go', 'references/a.md', 1)).text).toContain('A\n')
})

test('a file that changes on disk is read again', async () => {
  await write('.skills/go.md', skillText('description: d', 'Old.'))
  const found = await library()
  const activation = found.activation()
  expect((await activation.load('go')).text).toContain('Old.')
  await write('.skills/go.md', skillText('description: d', 'New.'))
  await utimes(join(base, '.skills/go.md'), new Date(), new Date(Date.now() + 5_000))
  expect((await activation.load('go')).text).toContain('New.')
  expect(found.metrics()).toMatchObject({ cacheMisses: 2 })
})

test('a file that is removed is told', async () => {
  await write('.skills/go.md', skillText('description: d'))
  const found = await library()
  await rm(join(base, '.skills/go.md'))
  expect((await found.activation().load('go')).text).toContain('can no longer be read')
})

test('22, 23, 24 links inside are followed once, in circles end, outside are reported', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'))
  await mkdir(join(outside, 'leak'))
  await writeFile(join(outside, 'leak/SKILL.md'), skillText('description: d'))
  await write('docs/review/SKILL.md', skillText('description: d'))
  await write('.skills/own/SKILL.md', skillText('description: d'))
  const at = (path: string) => join(base, '.skills', path)
  await symlink('../docs/review', at('review'))
  await symlink('.', at('self'))
  await symlink('..', at('own/up'))
  await symlink(join(outside, 'leak'), at('leak'))
  await symlink('/etc/passwd', at('passwd.md'))
  await symlink('nowhere', at('dangling'))
  await symlink('round', at('round'))
  const found = await library()
  expect(found.skills.map(({ name }) => name)).toEqual(['own', 'review'])
  const out = found.diagnostics.filter(({ message }) => message.includes('leads out'))
  expect(out.map(({ file }) => file)).toEqual(['.skills/leak', '.skills/passwd.md'])
  await rm(outside, { recursive: true })
})

test('46 two files are two skills, even where the disk says they are one', async () => {
  await write('.skills/a.md', skillText('description: d'))
  await link(join(base, '.skills/a.md'), join(base, '.skills/b.md'))
  const found = await library()
  expect(found.catalogue.names).toEqual(['a', 'b'])
  expect(found.diagnostics).toEqual([])
})

test('47 many files that change at once are all read anew, by many askers', async () => {
  const names = Array.from({ length: 200 }, (_, i) => `skill-${i}`)
  const writeAll = (body: string) =>
    Promise.all(
      names.map((name) =>
        write(`.skills/${name}.md`, skillText(`description: d of ${name}`, `${body} of ${name}`)),
      ),
    )
  await writeAll('Old')
  const found = await library()
  await Promise.all([writeAll('Changed'), ...names.map((name) => found.activation().load(name))])
  const answers = await Promise.all(names.map((name) => found.activation().load(name)))
  for (const [index, { text }] of answers.entries())
    expect(text).toContain(`Changed of skill-${index}`)
})

test('36 a file of 100 MB is not read', async () => {
  await write('.skills/good.md', skillText('description: d'))
  await write('.skills/huge.md', Buffer.alloc(100 * 1024 * 1024, 'x'))
  const before = process.memoryUsage().rss
  const found = await library()
  expect(found.catalogue.names).toEqual(['good'])
  expect(found.diagnostics[0]).toMatchObject({ file: '.skills/huge.md', level: 'error' })
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
})

test('a folder that is not there has no skills', async () => {
  expect((await library()).skills).toEqual([])
})

test('a person may name a folder anywhere on their machine', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'team-'))
  await writeFile(join(elsewhere, 'go.md'), skillText('description: d'))
  const { sources, diagnostics } = await openSources(
    { kind: 'folder', folder: base },
    {
      searched: ['.skills'],
      extra: [elsewhere],
      builtin: false,
      root: base,
      remote: { apiUrl: '', token: null, fetch, cacheFolder: null },
    },
  )
  expect(diagnostics).toEqual([])
  const found = await openLibrary({ sources, now: () => 0 })
  expect(found.skills[0]).toMatchObject({ name: 'go', location: `${elsewhere}/go.md` })
  await rm(elsewhere, { recursive: true })
})
