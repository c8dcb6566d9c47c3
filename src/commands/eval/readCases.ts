import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Case, type CaseSet, parseCases } from '../../core/eval/cases.ts'
import { UsageError } from '../world.ts'

/** A case, and the folder of its repository. */
export interface PlacedCase {
  readonly one: Case
  readonly folder: string
}

export interface ReadCases {
  readonly set: CaseSet
  readonly cases: readonly PlacedCase[]
}

/** Files a folder of cases is looked for in. */
const fileNames = ['cases.json', 'case.json']

/** The cases of a file, or of a folder that holds one. `repos` is where repositories lie, null for beside the file. */
export async function readCases(path: string, repos: string | null): Promise<ReadCases> {
  const { file, text } = await readFirst(path)
  const read = parseCases(text)
  if (!read.ok)
    throw new UsageError(
      `${file} holds no labelled changes: ${read.problems.join('\n')}\nThe format is described in docs/eval.md.`,
    )
  const root = repos ?? dirname(file)
  const cases = read.set.cases.map((one) => ({
    one,
    folder: resolve(root, one.repository ?? join(one.id, 'repo')),
  }))
  return { set: read.set, cases }
}

async function readFirst(path: string): Promise<{ file: string; text: string }> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const files = isFolder ? fileNames.map((name) => join(path, name)) : [path]
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) return { file, text }
  }
  throw new UsageError(
    `There are no cases: ${files.join(' and ')} cannot be read. Give a JSON file, or a folder with one.`,
  )
}

/** The chosen cases, all of them when none is chosen. */
export function chooseCases({ cases }: ReadCases, ids: readonly string[]): readonly PlacedCase[] {
  const unknown = ids.filter((id) => !cases.some(({ one }) => one.id === id))
  if (unknown.length > 0)
    throw new UsageError(
      `There is no case ${unknown.map((id) => `\`${id}\``).join(', ')}. There are: ${cases.map(({ one }) => one.id).join(', ')}.`,
    )
  return ids.length === 0 ? cases : cases.filter(({ one }) => ids.includes(one.id))
}
