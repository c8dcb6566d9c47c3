import { expect, test } from '@jest/globals'
import { byRisk } from '../../../src/core/change/rank.ts'
import { newFile } from '../../support/change/files.ts'

const lines = (count: number) => Array(count).fill('x')

test('sensitive paths, source by size, tests, data and prose', () => {
  const files = [
    newFile('README.md', lines(99)),
    newFile('src/small.ts', lines(1)),
    newFile('src/auth.test.ts', lines(50)),
    newFile('src/large.ts', lines(30)),
    newFile('.github/workflows/ci.yml', lines(1)),
    newFile('src/UserSession.ts', lines(2)),
    newFile('data/a.json', lines(500)),
  ]
  expect(byRisk(files).map(({ path }) => path)).toEqual([
    'src/UserSession.ts',
    '.github/workflows/ci.yml',
    'src/large.ts',
    'src/small.ts',
    'src/auth.test.ts',
    'data/a.json',
    'README.md',
  ])
})

test('the order does not depend on the order that was given', () => {
  const files = ['b', 'a', 'c', 'ä', 'B'].map((name) => newFile(`src/${name}.ts`, ['x']))
  expect(byRisk(files.toReversed())).toEqual(byRisk(files))
})
