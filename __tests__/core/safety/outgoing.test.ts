import { describe, expect, test } from '@jest/globals'
import { createOutgoing } from '../../../src/core/safety/outgoing.ts'
import { createRedactor } from '../../../src/core/safety/redact.ts'

const key = `ghp_${'a1B2'.repeat(9)}`
const out = createOutgoing(
  { serverUrl: 'https://github.com', participants: [] },
  createRedactor([]),
)

test('a block is redacted, bounded and neutralised, in this order', () => {
  expect(out.block(`The key ${key} of @bob`, 100)).toBe(
    'The key [redacted: github token] of `@bob`',
  )
  expect(out.block(`${'x'.repeat(95)} ${key}`, 100)).toBe(`${'x'.repeat(95)} [re…`)
  expect(out.block('```js\nlong code\n', 9)).toBe('```js\nlo…\n```')
})

test('a line stays one line', () => {
  expect(out.line('a\n# b\r\n@c\u2028d', 100)).toBe('a # b `@c` d')
  expect(out.line('👩‍👩‍👧‍👦'.repeat(3), 13)).toBe('👩‍👩‍👧‍👦…')
})

test('no marker gets out, as a path or in the code of a title either', () => {
  const marker = '<!-- skill-review:state 1 0badcafe x -->'
  expect(out.code(`${marker}.ts`)).toBe('`<! -- skill-review:state 1 0badcafe x -->.ts`')
  expect(out.line(`a \`${marker}\``, 100)).toBe('a `<! -- skill-review:state 1 0badcafe x -->`')
})

describe('a name becomes inline code', () => {
  test.each([
    ['src/a.ts', '`src/a.ts`'],
    ['a`b``c', '``` a`b``c ```'],
    ['a\nb\u202E', '`a b⟨U+202E⟩`'],
    ['\t', '` `'],
    [`keys/${key}`, '`keys/[redacted: github token]`'],
  ])('%j', (name, code) => {
    expect(out.code(name)).toBe(code)
  })
})

describe('a suggestion goes out as it is or not at all', () => {
  test.each([['x = 1 // @see #1 <b>'], [''], ['\tif (a) {\r\n']])('%j', (code) => {
    expect(out.suggestion(code)).toBe(code)
  })
  test.each([[`token = "${key}"`], ['a\u202Eb'], ['<!-- skill-review:finding x -->']])(
    'not %j',
    (code) => {
      expect(out.suggestion(code)).toBeNull()
    },
  )
})
