import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { diffTokens } from '../../../src/core/change/rows.ts'
import { territories } from '../../../src/core/change/territories.ts'
import { newFile } from '../../support/change/files.ts'

const fileOf = (path: string, size: number) => newFile(path, Array(size).fill('some code()'))
const pathsOf = (parts: readonly (readonly { readonly path: string }[])[]) =>
  parts.map((part) => part.map(({ path }) => path))

test('a change that fits is one territory, none is none', () => {
  const files = [fileOf('a/x.ts', 5), fileOf('b/y.ts', 5)]
  expect(territories(files, 10_000)).toEqual([files])
  expect(territories([], 10_000)).toEqual([])
})

test('a folder stays together, small neighbours share a territory', () => {
  const files = [
    fileOf('api/a.ts', 20),
    fileOf('api/b.ts', 20),
    fileOf('web/a.ts', 20),
    fileOf('web/b.ts', 20),
    fileOf('z.ts', 2),
  ]
  const budget = 2 * diffTokens(files[0] ?? fileOf('', 0)) + 40
  expect(pathsOf(territories(files, budget))).toEqual([
    ['api/a.ts', 'api/b.ts'],
    ['web/a.ts', 'web/b.ts', 'z.ts'],
  ])
})

test('every file is in exactly one, and only a file too large alone is over the budget', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((folders) => folders.join('/'))
  const change = fc
    .uniqueArray(fc.tuple(path, fc.integer({ min: 1, max: 60 })), {
      selector: ([each]) => each,
      maxLength: 30,
    })
    .map((all) => all.map(([each, size]) => fileOf(`${each}.ts`, size)))
  fc.assert(
    fc.property(change, fc.integer({ min: 100, max: 1_000 }), (files, budget) => {
      const parts = territories(files, budget)
      const all = pathsOf(parts).flat()
      expect(all.toSorted()).toEqual(files.map((file) => file.path).toSorted())
      for (const part of parts) {
        const tokens = part.reduce((sum, file) => sum + diffTokens(file), 0)
        expect(part.length === 1 || tokens <= budget).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})
