import { rm } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RE2JS } from 're2js'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'
import { buildRepository } from '../../support/git/repositories.ts'

const content = fc.string({ unit: fc.constantFrom(...'abkK é.\n\r\f\u2028\u212A'), maxLength: 80 })
const files = fc.dictionary(
  fc.string({ unit: fc.constantFrom(...'ab\n:é'), minLength: 1 }),
  content,
  {
    minKeys: 1,
    maxKeys: 6,
  },
)
const pattern = fc.constantFrom(
  'ab',
  'a.b',
  '^a',
  'k$',
  'b+ ?a',
  '(a|é)b',
  '[^ab]k',
  'é',
  '\\.',
  'a*',
)

test('a search finds what reading every line would find', async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      fc.array(fc.tuple(pattern, fc.boolean(), fc.boolean()), { minLength: 4, maxLength: 4 }),
      async (tree, queries) => {
        const { dir, shas } = await buildRepository([{ files: tree }])
        const repository = await openGitRepository({ dir, log: recordingLog() })
        for (const [text, literal, ignoreCase] of queries) {
          const query = { pattern: text, literal, ignoreCase, paths: [], maxHits: 1_000 }
          const { hits } = await repository.search(shas[0] ?? '', query)
          const found = hits.map((hit) => JSON.stringify([hit.path, hit.line, hit.text]))
          expect(found.sort()).toEqual(readEveryLine(tree, text, literal, ignoreCase))
        }
        await repository.close()
        await rm(dir, { recursive: true })
      },
    ),
    { numRuns: 15 },
  )
})

function readEveryLine(
  tree: Record<string, string>,
  pattern: string,
  literal: boolean,
  ignoreCase: boolean,
): string[] {
  const source = literal ? RE2JS.quote(pattern) : pattern
  const regex = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
  return Object.entries(tree)
    .flatMap(([path, text]) => {
      const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
      if (lines.at(-1) === '') lines.pop()
      return lines.flatMap((line, index) =>
        regex.matcher(line).find() ? [JSON.stringify([path, index + 1, line])] : [],
      )
    })
    .sort()
}
