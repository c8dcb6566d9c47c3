import { expect, test } from '@jest/globals'
import { phrasesFor } from '../../../src/core/report/phrases/choose.ts'

test.each([
  ['en', 'High'],
  ['de', 'Hoch'],
  ['de-AT', 'Hoch'],
  ['German', 'Hoch'],
  ['Deutsch (Schweiz)', 'Hoch'],
  ['pt_BR', 'Alta'],
  ['Español', 'Alta'],
  ['日本語', '高'],
  ['zh-Hans', '高'],
  ['한국어', '높음'],
  ['Klingon', 'High'],
  ['nl', 'High'],
])('%s', (language, high) => {
  expect(phrasesFor(language).severity.high).toBe(high)
})

test.each([
  ['en', '1 finding', '2 findings'],
  ['fr', '1 constat', '2 constats'],
  ['ja', '指摘 1 件', '指摘 2 件'],
])('%s counts', (language, one, two) => {
  expect([phrasesFor(language).findings(1), phrasesFor(language).findings(2)]).toEqual([one, two])
})
