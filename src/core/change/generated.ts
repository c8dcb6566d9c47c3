import { matchesGlobs, type PathTest } from './filters.ts'
import type { ChangedFile } from './model.ts'

/** Files that tools write and people do not read, by their names. The reason is for the coverage list. */
const byName: readonly (readonly [reason: string, globs: readonly string[]])[] = [
  [
    'lock file',
    [
      'package-lock.json',
      'npm-shrinkwrap.json',
      'yarn.lock',
      'pnpm-lock.yaml',
      'bun.lock',
      'bun.lockb',
      'deno.lock',
      'Cargo.lock',
      'Gemfile.lock',
      'Podfile.lock',
      'composer.lock',
      'poetry.lock',
      'Pipfile.lock',
      'uv.lock',
      'pdm.lock',
      'pixi.lock',
      'go.sum',
      'go.work.sum',
      'mix.lock',
      'rebar.lock',
      'flake.lock',
      'pubspec.lock',
      'packages.lock.json',
      'paket.lock',
      'gradle.lockfile',
      'Package.resolved',
      'Cartfile.resolved',
      'Chart.lock',
      'buf.lock',
      'stack.yaml.lock',
      'cabal.project.freeze',
      'MODULE.bazel.lock',
      '.terraform.lock.hcl',
    ],
  ],
  [
    'vendored',
    [
      'node_modules/',
      'bower_components/',
      'vendor/',
      'third_party/',
      'third-party/',
      'site-packages/',
      'Pods/',
      'Carthage/Checkouts/',
      '.yarn/releases/',
      '.yarn/plugins/',
    ],
  ],
  ['minified', ['*.min.{js,mjs,cjs,css}', '*-min.{js,css}', '*.bundle.{js,css}']],
  [
    'generated',
    [
      '*.{js,mjs,cjs,css,ts}.map',
      '*.pb.{go,cc,h,swift}',
      '*.pb.gw.go',
      '*_pb2.py',
      '*_pb2.pyi',
      '*_pb2_grpc.py',
      '*_pb.{js,ts}',
      '*_pb.d.ts',
      '*.g.dart',
      '*.freezed.dart',
      '*.g.cs',
      '*.Designer.cs',
      '*.generated.*',
      '*_generated.*',
      'zz_generated.*',
      '*.snap',
      '__generated__/',
    ],
  ],
]

/** Marks that generators put at the top of what they write. */
const marks =
  /@generated\b|\bcode generated\b.*\bdo not edit\b|<auto-?generated|\b(?:auto-?generated|generated (?:by|from|file|code))\b.*\bdo not (?:edit|modify)\b/i

/** The mark stands near the top or it is about something else. */
const headLines = 10

/** Average length of the lines of code above which nobody wrote them by hand. */
const minifiedLength = 500

/** Why no person reads this file, or null. `denied` are reasons that its owners say do not hold. */
export function generatedReason(file: ChangedFile, denied: ReadonlySet<string>): string | null {
  const named = reasonByName(file.path, denied)
  if (named !== null) return named
  if (!denied.has('generated') && hasMark(file)) return 'generated'
  return isScript(file.path) && isMinified(file) ? 'minified' : null
}

/** Of files that were not read the name alone tells: whether tools write such a file and people do not read it. */
export const isToolsByName: PathTest = (path) => reasonByName(path, new Set()) !== null

function reasonByName(path: string, denied: ReadonlySet<string>): string | null {
  const found = byName.find(([reason, globs]) => !denied.has(reason) && matchesGlobs(globs, path))
  return found?.[0] ?? null
}

const isScript: PathTest = (path) => matchesGlobs(['*.{js,mjs,cjs,css}'], path)

/** A mark that a change adds to a file that was there before proves nothing: it would be a way to hide. */
function hasMark({ hunks, status }: ChangedFile): boolean {
  const isWhole = status === 'added' || status === 'removed'
  const top = hunks.filter(({ oldStart, newStart }) => Math.min(oldStart, newStart) <= headLines)
  return top.some(({ lines }) =>
    lines.some(
      (line) =>
        (isWhole || line.kind === 'context') &&
        (line.newLine ?? line.oldLine ?? 0) <= headLines &&
        marks.test(line.text),
    ),
  )
}

function isMinified({ hunks }: ChangedFile): boolean {
  const lines = hunks.flatMap((hunk) => hunk.lines)
  const length = lines.reduce((sum, line) => sum + line.text.length, 0)
  return lines.length > 0 && length / lines.length > minifiedLength
}
