import { expect, test } from '@jest/globals'
import { attributesFolders, parseAttributes } from '../../../src/core/change/attributes.ts'

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
  for (const written of [text, text.replaceAll('\n', '\r\n')])
    expect(parseAttributes([{ folder: '', text: written }])(path)).toEqual({ ...nothing, ...said })
})

test("a folder's own file speaks of what is below it, and goes before those above", () => {
  const generated = parseAttributes([
    { folder: 'web/api', text: '*.ts -linguist-generated\n' },
    { folder: '', text: '*.ts linguist-generated\n' },
    { folder: 'web', text: '/a.js linguist-generated\nout/*.js linguist-generated\n' },
  ])
  const paths = ['a.ts', 'web/api/a.ts', 'web/apix/a.ts', 'web/a.js', 'a.js', 'web/x/a.js']
  expect(paths.map((path) => generated(path).generated)).toEqual([
    true,
    false,
    true,
    true,
    null,
    null,
  ])
  expect(generated('web/out/b.js').generated).toBe(true)
  expect(attributesFolders(['a.ts', 'web/api/b.ts', 'web/c.ts'])).toEqual(['', 'web', 'web/api'])
})
