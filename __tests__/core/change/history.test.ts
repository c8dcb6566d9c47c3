import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { anchorQuote } from '../../../src/core/change/anchor.ts'
import { parseDiff } from '../../../src/core/change/parse.ts'
import { diffRows } from '../../../src/core/change/rows.ts'
import { complaint } from '../../support/github/anchors.ts'
import { diffFiles } from '../../support/github/diff.ts'
import { createGit } from '../../support/github/git.ts'

/** This repository, a few commits; `HISTORY_REPOSITORY` and `HISTORY_COMMITS` send the test over any other. */
const root = join(import.meta.dirname, '../../..')
const repository = process.env['HISTORY_REPOSITORY'] ?? root
const commits = process.env['HISTORY_COMMITS'] ?? '40'
const hasHistory = repository !== root || existsSync(join(root, '.git'))
const timeout = 1_000 * (60 + Number(commits))

/** Of a file's lines, every which one is quoted. */
const stride = 7

const run = hasHistory ? test : test.skip
run(
  'over a history: every commit parses to the counts that git has, no anchor is refused',
  async () => {
    const git = createGit(repository)
    const log = await git.text('rev-list', '--no-merges', '--min-parents=1', `-n${commits}`, 'HEAD')
    let anchored = 0
    for (const commit of log.split('\n').filter((line) => line !== '')) {
      const theirs = await diffFiles(git, `${commit}^`, commit)
      const ours = parseDiff(
        await git.text('diff', '-M', '--no-ext-diff', '--no-textconv', `${commit}^`, commit),
      )
      const counts = (all: readonly { path: string; additions: number; deletions: number }[]) =>
        all.map(({ path, additions, deletions }) => ({ path, additions, deletions }))
      expect({ commit, files: counts(ours) }).toEqual({ commit, files: counts(theirs) })
      for (const file of ours) {
        const rows = diffRows(file)
        for (let at = 2; at < rows.length; at += stride) {
          const result = anchorQuote(file, { quote: rows[at] ?? '', line: at, side: null })
          if (!result.ok) continue
          anchored += 1
          const { side, start_line, line } = result.anchor
          const startLine = start_line === line ? null : start_line
          const place = { path: file.path, side, line, startLine, startSide: side }
          const refusal = complaint(theirs, place)
          expect({ commit, place, refusal }).toEqual({ commit, place, refusal: null })
        }
      }
    }
    expect(anchored).toBeGreaterThan(0)
  },
  timeout,
)
