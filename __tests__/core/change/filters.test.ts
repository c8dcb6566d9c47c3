import { describe, expect, test } from '@jest/globals'
import { matchesGlobs, matchesPath, pathFilter } from '../../../src/core/change/filters.ts'

const paths = [
  'gen.ts',
  'src/gen.ts',
  'src/deep/gen.ts',
  'dist/a.js',
  'src/dist/a.js',
  'yarn.lock',
  'keep.lock',
  'pkg/keep.lock',
  '.github/workflows/ci.yml',
]
const matched = (...globs: string[]) => paths.filter((path) => matchesGlobs(globs, path))

describe('G04 each form of pattern', () => {
  test.each([
    ['**/gen.ts', ['gen.ts', 'src/gen.ts', 'src/deep/gen.ts']],
    ['gen.ts', ['gen.ts', 'src/gen.ts', 'src/deep/gen.ts']],
    ['/gen.ts', ['gen.ts']],
    ['./gen.ts', ['gen.ts']],
    ['src/*.ts', ['src/gen.ts']],
    ['src/**/gen.ts', ['src/gen.ts', 'src/deep/gen.ts']],
    ['dist/**', ['dist/a.js']],
    ['dist', ['dist/a.js', 'src/dist/a.js']],
    ['dist/', ['dist/a.js', 'src/dist/a.js']],
    ['/dist/', ['dist/a.js']],
    ['*.lock', ['yarn.lock', 'keep.lock', 'pkg/keep.lock']],
    ['*.{js,yml}', ['dist/a.js', 'src/dist/a.js', '.github/workflows/ci.yml']],
    ['?en.ts', ['gen.ts', 'src/gen.ts', 'src/deep/gen.ts']],
    ['[f-h]en.ts', ['gen.ts', 'src/gen.ts', 'src/deep/gen.ts']],
    ['[!k]*.lock', ['yarn.lock']],
    ['**', paths],
    ['nothing', []],
  ])('%s', (glob, expected) => {
    expect(matched(glob)).toEqual(expected)
  })

  test('the last matching pattern counts, and `!` takes out again', () => {
    expect(matched('*.lock', '!keep.lock')).toEqual(['yarn.lock'])
    expect(matched('*.lock', '!keep.lock', 'pkg/keep.lock')).toEqual(['yarn.lock', 'pkg/keep.lock'])
  })

  test('no pattern matches nothing', () => {
    expect(matched()).toEqual([])
  })

  test('a folder named with brackets or bars is a name', () => {
    expect(matchesGlobs(['app/(auth)/**'], 'app/(auth)/page.tsx')).toBe(true)
    expect(matchesGlobs(['app/(auth)/**'], 'app/auth/page.tsx')).toBe(false)
    expect(matchesGlobs(['a|b'], 'a')).toBe(false)
    expect(matchesGlobs(['app/\\[id\\]/*'], 'app/[id]/page.tsx')).toBe(true)
  })

  test('a folder with the suffix is not the folder', () => {
    expect(matchesGlobs(['dist/'], 'dist')).toBe(false)
    expect(matchesGlobs(['dist/'], 'redist/a.js')).toBe(false)
  })
})

describe('paths and paths-ignore', () => {
  const kept = (globs: string[], ignored: string[]) => paths.filter(pathFilter(globs, ignored))

  test('all files without either', () => {
    expect(kept([], [])).toEqual(paths)
  })

  test('`paths` chooses, `paths-ignore` takes out', () => {
    expect(kept(['src/'], ['**/dist/**'])).toEqual(['src/gen.ts', 'src/deep/gen.ts'])
    expect(kept([], ['*.lock', '!pkg/keep.lock', 'dist', 'gen.ts'])).toEqual([
      'pkg/keep.lock',
      '.github/workflows/ci.yml',
    ])
  })

  test('`paths` that only take out begin with all', () => {
    expect(kept(['!*.ts', '!*.lock', '!dist'], [])).toEqual(['.github/workflows/ci.yml'])
  })
})

test('a path itself, without what lies below a folder', () => {
  expect(matchesPath('dist', 'dist/a.js')).toBe(false)
  expect(matchesPath('*.js', 'dist/a.js')).toBe(true)
})
