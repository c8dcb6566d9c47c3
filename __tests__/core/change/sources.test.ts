import { describe, expect, test } from '@jest/globals'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { type ApiFileRow, fileFromRow, joinSources } from '../../../src/core/change/sources.ts'
import { theOnly } from '../../support/change/files.ts'

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
const row = (fields: Partial<ApiFileRow> = {}) =>
  fileFromRow({
    filename: 'a.ts',
    status: 'modified',
    additions: 0,
    deletions: 0,
    sha: 'x',
    ...fields,
  })
const patch = '@@ -1 +1 @@\n-a\n+b'
const gitDiff = (path: string, extra = '') =>
  `diff --git a/${path} b/${path}\n${extra}--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-git a\n+git b\n`

describe('rows of the listing', () => {
  test('a patch gives hunks', () => {
    expect(row({ patch, additions: 1, deletions: 1 })).toMatchObject({
      kind: 'text',
      unseen: null,
      hunks: [{ oldStart: 1 }],
    })
  })

  test('A07 a rename without a patch', () => {
    const file = row({ status: 'renamed', previous_filename: 'old.ts' })
    expect(file).toMatchObject({
      path: 'a.ts',
      previousPath: 'old.ts',
      status: 'renamed',
      hunks: [],
      unseen: null,
    })
  })

  test('A33 a submodule, from its patch', () => {
    const pointers = `@@ -1 +1 @@\n-Subproject commit ${'a'.repeat(40)}\n+Subproject commit ${'b'.repeat(40)}`
    expect(row({ patch: pointers, additions: 1, deletions: 1 }).kind).toBe('submodule')
    const quoted = `@@ -1 +1,2 @@\n context\n+Subproject commit ${'a'.repeat(40)}`
    expect(row({ patch: quoted, additions: 1 }).kind).toBe('text')
  })

  test('A34 an empty file is text, other files without lines are binary', () => {
    expect(row({ status: 'added', sha: emptyBlob }).kind).toBe('text')
    expect(row({ status: 'added', patch: '', sha: emptyBlob }).kind).toBe('text')
    expect(row({ status: 'added' }).kind).toBe('binary')
  })

  test('a patch that was left out or cut is said to be unseen', () => {
    expect(row({ additions: 9_000, deletions: 3 }).unseen).toContain('+9000 −3')
    expect(row({ patch, additions: 5, deletions: 1 }).unseen).toContain('shows +1 −1 of +5 −1')
  })
})

describe('two sources', () => {
  const git = (text: string) => parseDiff(text)

  test('one alone is taken as it is', () => {
    const files = git(gitDiff('a.ts'))
    expect(joinSources(null, files)).toEqual(files)
    expect(joinSources(files, null)).toEqual(files)
  })

  test("GitHub's patch wins, git adds the modes", () => {
    const api = row({ patch, additions: 1, deletions: 1 })
    const joined = theOnly(joinSources([api], git(gitDiff('a.ts', 'index 1..2 100755\n'))))
    expect(joined).toEqual({ ...api, oldMode: '100755', newMode: '100755' })
  })

  test('A34 modes and kinds that the listing does not know come from git', () => {
    const diff = 'diff --git a/a.ts b/a.ts\nold mode 100644\nnew mode 100755\n'
    expect(theOnly(joinSources([row()], git(diff)))).toMatchObject({
      status: 'changed',
      newMode: '100755',
    })
  })

  test('a patch that GitHub leaves out or cuts comes from git', () => {
    const fromGit = git(gitDiff('a.ts'))
    expect(joinSources([row({ additions: 1, deletions: 1 })], fromGit)).toEqual(fromGit)
    expect(joinSources([row({ additions: 4, deletions: 1, patch })], fromGit)).toEqual(fromGit)
  })

  test('A11 files past the end of the listing come from git', () => {
    const api = row({ patch, additions: 1, deletions: 1 })
    const joined = joinSources([api], git(gitDiff('a.ts') + gitDiff('late.ts')))
    expect(joined.map(({ path }) => path)).toEqual(['a.ts', 'late.ts'])
  })

  test("renames are GitHub's: git's view of another pair gives it no hunks", () => {
    const api = row({ status: 'renamed', previous_filename: 'old.ts', additions: 1, deletions: 1 })
    const asTwo = `diff --git a/a.ts b/a.ts\nnew file mode 100644\n--- /dev/null\n+++ b/a.ts\n@@ -0,0 +1 @@\n+b\ndiff --git a/old.ts b/old.ts\ndeleted file mode 100644\n--- a/old.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n`
    const joined = theOnly(joinSources([api], git(asTwo)))
    expect(joined).toMatchObject({
      path: 'a.ts',
      previousPath: 'old.ts',
      status: 'renamed',
      hunks: [],
    })
    expect(joined.unseen).toContain('leaves the patch out')
  })
})
