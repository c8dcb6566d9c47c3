import { rm } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anchorQuote } from '../../../src/core/change/anchor.ts'
import type { ChangedFile, DiffLine } from '../../../src/core/change/model.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { fileFromRow, joinSources } from '../../../src/core/change/sources.ts'
import { type Fate, randomTrees } from '../../support/change/randomTrees.ts'
import { git } from '../../support/git/git.ts'
import { buildRepository, type FileContent } from '../../support/git/repositories.ts'
import { complaint } from '../../support/github/anchors.ts'
import { diffFiles, type FileDiff } from '../../support/github/diff.ts'
import { createGit } from '../../support/github/git.ts'

const diffArguments = ['diff', '-M', '--full-index', '--no-ext-diff', '--no-textconv']

interface World {
  readonly fates: ReadonlyMap<string, Fate>
  /** git's diff through our parser. */
  readonly ours: readonly ChangedFile[]
  /** The same diff read by the loopback GitHub, whose code shares nothing with ours. */
  readonly theirs: readonly FileDiff[]
}

/** Writes both trees with real git and reads the diff between them twice. */
async function worldOf(fates: ReadonlyMap<string, Fate>): Promise<World> {
  const side = (which: keyof Fate) =>
    Object.fromEntries([...fates].map(([path, fate]) => [path, fate[which]]))
  const kept = (files: Record<string, FileContent | null>) =>
    Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null))
  const { dir, shas } = await buildRepository([
    { files: kept(side('before')) },
    { files: kept(side('after')), parents: [] },
  ])
  try {
    const [from = '', to = ''] = shas
    const ours = parseDiff(await git(dir, [...diffArguments, from, to]))
    return { fates, ours, theirs: await diffFiles(createGit(dir), from, to) }
  } finally {
    await rm(dir, { recursive: true })
  }
}

const forRandomChanges = (check: (world: World) => void) =>
  fc.assert(
    fc.asyncProperty(randomTrees, async (fates) => check(await worldOf(fates))),
    { numRuns: 30 },
  )

/** One side of a file made from the other: the plainest thing that hunks are for. */
function applied(file: ChangedFile, text: string, to: 'old' | 'new'): string {
  const source = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let at = 0
  for (const hunk of file.hunks) {
    const [start, count] =
      to === 'new' ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines]
    const first = count === 0 ? start : start - 1
    result.push(...source.slice(at, first))
    for (const { kind, text: line, noNewline } of hunk.lines)
      if (kind !== (to === 'new' ? 'removed' : 'added')) result.push(noNewline ? line : `${line}\n`)
    at = first + count
  }
  return [...result, ...source.slice(at)].join('')
}

function isText(content: FileContent | null | undefined): content is string {
  return typeof content === 'string'
}

test('parse(diff) applied to old gives new, and back', () =>
  forRandomChanges(({ fates, ours }) => {
    for (const file of ours) {
      const before = fates.get(file.previousPath ?? file.path)?.before ?? ''
      const after = fates.get(file.path)?.after ?? ''
      if (!isText(before) || !isText(after) || file.kind !== 'text') continue
      expect(applied(file, before, 'new')).toBe(after)
      expect(applied(file, after, 'old')).toBe(before)
    }
  }))

test('every line has the number that it has in its file', () =>
  forRandomChanges(({ fates, ours }) => {
    for (const file of ours) {
      const before = fates.get(file.previousPath ?? file.path)?.before
      const after = fates.get(file.path)?.after
      const check = (
        content: FileContent | null | undefined,
        number: number | null,
        line: DiffLine,
      ) => {
        if (number !== null && isText(content))
          expect(content.split('\n')[number - 1]).toBe(line.text)
      }
      for (const line of file.hunks.flatMap(({ lines }) => lines)) {
        check(before, line.oldLine, line)
        check(after, line.newLine, line)
      }
    }
  }))

test('files, renames, counts and hunks are the ones GitHub lists', () =>
  forRandomChanges(({ ours, theirs }) => {
    const listed = theirs.map((row) =>
      fileFromRow({
        filename: row.path,
        ...(row.previousPath === null ? {} : { previous_filename: row.previousPath }),
        status: row.status,
        additions: row.additions,
        deletions: row.deletions,
        sha: row.oid,
        patch: row.patch,
      }),
    )
    const facts = ({ path, previousPath, additions, deletions, hunks }: ChangedFile) => ({
      path,
      previousPath,
      additions,
      deletions,
      hunks,
    })
    expect(ours.map(facts)).toEqual(listed.map(facts))
    expect(joinSources(listed, ours).map(facts)).toEqual(ours.map(facts))
  }))

test('every anchor that a quote gets is one GitHub accepts', () =>
  fc.assert(
    fc.asyncProperty(randomTrees, fc.infiniteStream(fc.nat(60)), async (fates, numbers) => {
      const { ours, theirs } = await worldOf(fates)
      const next = () => numbers.next().value ?? 0
      for (const file of ours) {
        const lines = file.hunks.flatMap((hunk) => hunk.lines)
        for (let round = 0; round < 5 && lines.length > 0; round += 1) {
          const from = next() % lines.length
          const quote = lines.slice(from, from + 1 + (next() % 3)).map(({ text }) => text)
          const claim = { quote: quote.join('\n'), line: next(), side: null }
          const result = anchorQuote(file, claim)
          if (!result.ok) continue
          const { side, start_line, line } = result.anchor
          const startLine = start_line === line ? null : start_line
          const place = { path: file.path, side, line, startLine, startSide: side }
          expect({ place, complaint: complaint(theirs, place) }).toEqual({ place, complaint: null })
        }
      }
    }),
    { numRuns: 30 },
  ))

test('a line quoted with its number and side is found at that very line', () =>
  forRandomChanges(({ ours }) => {
    for (const file of ours) {
      for (const { text, oldLine, newLine } of file.hunks.flatMap(({ lines }) => lines)) {
        if (text.trim() === '') continue
        const side = newLine === null ? 'LEFT' : 'RIGHT'
        const line = newLine ?? oldLine ?? 0
        const anchor = { side, start_line: line, line }
        expect(anchorQuote(file, { quote: text, line, side })).toMatchObject({ ok: true, anchor })
      }
    }
  }))
