import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

/** A file's new content; with `mode` what is not a plain file: `100755`, `120000` (a link), `160000` (a submodule: its commit). */
export type FileContent = string | Uint8Array | { readonly mode: string; readonly content: string }

export interface CommitPlan {
  /** What this commit changes against its first parent: path to content, null deletes. */
  readonly files: Readonly<Record<string, FileContent | null>>
  readonly message?: string
  /** Indexes of earlier commits; when left out the one before, `[]` makes a root. */
  readonly parents?: readonly number[]
}

export interface BuildOptions {
  /** Full ref name to index of a commit; when left out `refs/heads/main` is the last one. Commits need no ref to be there. */
  readonly refs?: Readonly<Record<string, number>>
  /** Where the bare repository is written; when left out a new temporary folder. */
  readonly dir?: string
}

export interface BuiltRepository {
  /** A bare repository; the caller removes it. */
  readonly dir: string
  /** The commits' names, in the order of the plans; equal plans have equal names on every machine and day. */
  readonly shas: readonly string[]
}

/** Writes commits into a bare repository, all in one go (git fast-import), so that hundreds take no time. */
export async function buildRepository(
  commits: readonly CommitPlan[],
  options: BuildOptions = {},
): Promise<BuiltRepository> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'built-')))
  const refs = options.refs ?? { 'refs/heads/main': commits.length - 1 }
  await git(tmpdir(), ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', dir])
  const marks = join(dir, 'marks')
  await git(dir, ['fast-import', '--quiet', '--force', `--export-marks=${marks}`], stream(commits))
  const shas: string[] = []
  for (const line of (await readFile(marks, 'utf8')).trim().split('\n')) {
    const [mark, sha] = line.split(' ')
    shas[Number(mark?.slice(1)) - 1] = sha ?? ''
  }
  await rm(marks)
  await git(dir, ['update-ref', '-d', importRef])
  for (const [ref, index] of Object.entries(refs)) {
    await git(dir, ['update-ref', ref, shas[index] ?? `no commit ${index}`])
  }
  return { dir, shas }
}

const importRef = 'refs/import'

function stream(commits: readonly CommitPlan[]): Buffer {
  const parts: (string | Uint8Array)[] = []
  commits.forEach((plan, index) => {
    const time = `${1_700_000_000 + index * 60} +0000`
    const parents = plan.parents ?? (index === 0 ? [] : [index - 1])
    // Without the reset a root would silently continue the commit before it.
    parts.push(`reset ${importRef}\n\ncommit ${importRef}\nmark :${index + 1}\n`)
    parts.push(`author Ann <ann@example.com> ${time}\ncommitter Ann <ann@example.com> ${time}\n`)
    parts.push(...data(plan.message ?? `commit ${index}`))
    parents.forEach((parent, order) => {
      parts.push(`${order === 0 ? 'from' : 'merge'} :${parent + 1}\n`)
    })
    for (const [path, content] of Object.entries(plan.files)) parts.push(...change(path, content))
  })
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

function change(path: string, content: FileContent | null): (string | Uint8Array)[] {
  const name = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (content === null) return [`D ${name}\n`]
  if (typeof content === 'string' || content instanceof Uint8Array) {
    return [`M 100644 inline ${name}\n`, ...data(content)]
  }
  if (content.mode === '160000') return [`M 160000 ${content.content} ${name}\n`]
  return [`M ${content.mode} inline ${name}\n`, ...data(content.content)]
}

function data(content: string | Uint8Array): (string | Uint8Array)[] {
  const bytes = Buffer.from(content)
  return [`data ${bytes.length}\n`, bytes, '\n']
}
