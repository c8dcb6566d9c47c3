import { expect, test } from '@jest/globals'
import { parseAttributes } from '../../../src/core/change/attributes.ts'

const text = [
  '# comment',
  '[attr]macro diff',
  '* text=auto eol=lf',
  'api/** linguist-generated=true',
  'api/hand.ts -linguist-generated',
  'dist/** -diff linguist-generated',
  '*.bin binary',
  'lib/** linguist-vendored',
  'lib/ours/** linguist-vendored=false',
  '"with space/*" linguist-generated',
  'dist/again.js !diff',
  '',
].join('\n')

test.each([
  ['src/a.ts', {}],
  ['api/v1/a.ts', { generated: true }],
  ['api/hand.ts', { generated: false }],
  ['dist/a.js', { generated: true, diff: false }],
  ['dist/again.js', { generated: true }],
  ['deep/x.bin', { diff: false }],
  ['lib/a.js', { vendored: true }],
  ['lib/ours/a.js', { vendored: false }],
  ['with space/a', { generated: true }],
])('%s', (path, said) => {
  const nothing = { generated: null, vendored: null, diff: null }
  expect(parseAttributes(text)(path)).toEqual({ ...nothing, ...said })
  expect(parseAttributes(text.replaceAll('\n', '\r\n'))(path)).toEqual({ ...nothing, ...said })
})
