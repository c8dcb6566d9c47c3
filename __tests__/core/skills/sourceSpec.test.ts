import { describe, expect, test } from '@jest/globals'
import { parseLock, renderLock } from '../../../src/core/skills/lock.ts'
import { snapshotDigest } from '../../../src/core/skills/snapshot.ts'
import { parseSource } from '../../../src/core/skills/sourceSpec.ts'

describe('a source as people write it', () => {
  test.each([
    ['docs/skills', { kind: 'folder', path: 'docs/skills' }],
    ['./docs/skills/', { kind: 'folder', path: 'docs/skills' }],
    ['.', { kind: 'folder', path: '' }],
    ['/home/me/skills', { kind: 'folder', path: '/home/me/skills' }],
    ['owner/repo@v2', { kind: 'github', repository: 'owner/repo', ref: 'v2', path: '' }],
    [
      'owner/repo@release/1.x:skills/go/',
      { kind: 'github', repository: 'owner/repo', ref: 'release/1.x', path: 'skills/go' },
    ],
    ['https://skills.example.com/team/', { kind: 'index', url: 'https://skills.example.com/team' }],
    ['http://127.0.0.1:8080', { kind: 'index', url: 'http://127.0.0.1:8080' }],
  ])('%s', (text, spec) => {
    expect(parseSource(` ${text} `)).toMatchObject({ ok: true, spec: { ...spec, text } })
  })

  test.each([
    ['', 'is empty'],
    ['http://skills.example.com', 'is not an https address'],
    ['ftp://x/y', 'is not an https address'],
    ['file:///etc/passwd', 'is not an https address'],
    ['https://user:pass@x.dev', 'has a password in it'],
    ['https://', 'is not an address'],
    ['owner/repo@-x', 'names no branch'],
    ['owner/repo@a..b', 'names no branch'],
    ['owner/repo@v1:../../x', 'leaves its repository'],
  ])('%j is refused and says how to write it', (text, why) => {
    const parsed = parseSource(text)
    expect(parsed.ok ? '' : parsed.problem).toContain(why)
    expect(parsed.ok ? '' : parsed.problem).toContain('owner/repo@ref')
  })
})

describe('the lock file', () => {
  const sha256 = 'a'.repeat(64)
  const lock = new Map([
    ['z/z@v1', { version: 'c', sha256 }],
    ['a/a@v1', { version: '', sha256 }],
  ])

  test('is written sorted, and read again as it was', () => {
    const text = renderLock(lock)
    expect(text.indexOf('a/a@v1')).toBeLessThan(text.indexOf('z/z@v1'))
    expect(text.endsWith('}\n')).toBe(true)
    const read = parseLock(text)
    expect(read).toMatchObject({ ok: true })
    expect(read.ok ? new Map(read.lock) : null).toEqual(lock)
  })

  test('none is an empty one', () => {
    expect(parseLock(null)).toEqual({ ok: true, lock: new Map() })
  })

  test.each([
    ['{', 'JSON'],
    ['{"version":2,"sources":{}}', 'version'],
    [`{"version":1,"sources":{"a":{"version":"","sha256":"x"}}}`, 'sources.a.sha256'],
  ])('%j is damaged, and says what to do', (text, why) => {
    const read = parseLock(text)
    expect(read.ok ? '' : read.problem).toContain(why)
    expect(read.ok ? '' : read.problem).toContain('Restore it from git')
  })
})

test('a digest depends on names and contents, not on order, and cannot be shifted between them', () => {
  const digest = (files: Readonly<Record<string, string>>) => {
    const bytes = Object.entries(files).map(
      ([path, text]) => [path, new TextEncoder().encode(text)] as const,
    )
    return snapshotDigest({ version: 'x', files: new Map(bytes), roots: [''], leftOut: [] })
  }
  expect(digest({ a: '1', b: '2' })).toBe(digest({ b: '2', a: '1' }))
  const others = [
    { a: '2', b: '1' },
    { a: '1' },
    { a: '1b', b: '' },
    { a: '', b: '12' },
    { ab: '12' },
  ]
  expect(new Set([{ a: '1', b: '2' }, ...others].map(digest)).size).toBe(6)
})
