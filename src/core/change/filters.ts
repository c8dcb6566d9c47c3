import { LRUCache } from 'lru-cache'
import picomatch from 'picomatch/posix.js'

/** Says of a path, relative and with `/`, whether it matches. */
export type PathTest = (path: string) => boolean

/**
 * Whether `path` matches the list the way .gitignore means it: a pattern without a slash matches at any depth, one with
 * a slash from the root; a folder takes in all below it; of several matching patterns the last one counts, and `!` takes
 * out again. Braces (`*.{ts,tsx}`) work too. An empty list matches nothing.
 */
export function matchesGlobs(globs: readonly string[], path: string): boolean {
  return lastVerdict(globs, path) ?? false
}

/** The files to review: within `paths` (an empty list, or one of `!` patterns alone, means all) and not in `pathsIgnore`. */
export function pathFilter(paths: readonly string[], pathsIgnore: readonly string[]): PathTest {
  const takesAllElse = paths.every((glob) => glob.startsWith('!'))
  return (path) => (lastVerdict(paths, path) ?? takesAllElse) && !matchesGlobs(pathsIgnore, path)
}

/** Whether `path` itself matches one pattern, without `!`; folders take in nothing below them. */
export function matchesPath(glob: string, path: string): boolean {
  return compile(anchor(glob))(path)
}

function lastVerdict(globs: readonly string[], path: string): boolean | null {
  for (const glob of globs.toReversed()) {
    const isNegated = glob.startsWith('!')
    if (isInside(isNegated ? glob.slice(1) : glob, path)) return !isNegated
  }
  return null
}

function isInside(glob: string, path: string): boolean {
  const isFolder = glob.endsWith('/')
  const pattern = anchor(isFolder ? glob.slice(0, -1) : glob)
  return (!isFolder && compile(pattern)(path)) || compile(`${pattern}/**/*`)(path)
}

const anchor = (glob: string): string =>
  glob.includes('/') ? glob.replace(/^(\.?\/)+/, '') || '**' : `**/${glob}`

/** Compiling is slow beside matching, and a few patterns meet thousands of paths. */
const compiled = new LRUCache<string, PathTest>({ max: 2_000 })

function compile(pattern: string): PathTest {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  // .gitignore negates a class with `!` and knows no groups: `app/(auth)` is a folder's name.
  const dialect = pattern.replace(/(?<!\\)\[!/g, '[^').replace(/(?<!\\)[()|]/g, '\\$&')
  const test = picomatch(dialect, { dot: true, nonegate: true, noextglob: true })
  compiled.set(pattern, test)
  return test
}
