import { describe, expect, test } from '@jest/globals'
import { openLibrary } from '../../../src/core/skills/library.ts'
import { type Files, libraryOf, skillText, sourceOf } from '../../support/skills/library.ts'

const activationOf = async (files: Files) => (await libraryOf(files)).activation()
const flat = (skills: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(
    Object.entries(skills).map(([name, yaml]) => [
      `.skills/${name}.md`,
      skillText(`description: d\n${yaml}`, `Body of ${name}.`),
    ]),
  )
const bodies = (text: string) => [...text.matchAll(/Body of (\S+)\./g)].map((match) => match[1])

describe('load_skill', () => {
  test('answers the element with name, version, hash and folder around the body', async () => {
    const activation = await activationOf({
      '.skills/go/SKILL.md': skillText('description: d\nversion: 1.10', '# Go\n\n- rule'),
      '.skills/go/references/a.md': 'A',
    })
    const { text, isError } = await activation.load('go')
    const hash = activation.loaded[0]?.hash ?? ''
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(isError).toBe(false)
    expect(text).toBe(
      [
        `<skill name="go" version="1.10" hash="${hash.slice(0, 12)}" dir=".skills/go">`,
        '# Go\n\n- rule',
        'Files beside it, for read_skill_file: references/a.md',
        '</skill>',
      ].join('\n'),
    )
  })

  test('required skills come first and once, packs after their own text', async () => {
    const activation = await activationOf(
      flat({
        a: 'requires: [b, c]',
        b: 'depends_on: d, c',
        c: '',
        d: '',
        team: 'pack: [a, e]',
        e: 'requires: d',
      }),
    )
    expect(bodies((await activation.load('team')).text)).toEqual(['team', 'd', 'c', 'b', 'a', 'e'])
    const again = (await activation.load('b')).text
    expect(bodies(again)).toEqual([])
    expect(again.split('\n')).toHaveLength(3)
  })

  test('what two calls of one turn both require comes once', async () => {
    const activation = await activationOf(flat({ a: 'requires: c', b: 'requires: c', c: '' }))
    const answers = await Promise.all([activation.load('a'), activation.load('b')])
    expect(answers.flatMap(({ text }) => bodies(text))).toEqual(['c', 'a', 'b'])
  })

  test('a circle is cut and told, here and when the library opens', async () => {
    const library = await libraryOf(flat({ a: 'requires: b', b: 'requires: c', c: 'requires: a' }))
    const { text } = await library.activation().load('b')
    expect(bodies(text).sort()).toEqual(['a', 'b', 'c'])
    expect(text).toContain('b → c → a → b')
    expect(library.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('a → b → c → a'),
    ])
  })

  test('a missing requirement is told and the rest loads', async () => {
    const library = await libraryOf(flat({ a: 'requires: [gone, b]', b: '' }))
    const { text } = await library.activation().load('a')
    expect(bodies(text)).toEqual(['b', 'a'])
    expect(text).toContain('`a` requires `gone`, which does not exist.')
    expect(library.diagnostics).toHaveLength(1)
  })

  test('an unknown name: the available ones, the nearest, and it is counted', async () => {
    const library = await libraryOf(flat({ security: '', typescript: '' }))
    const { text, isError } = await library.activation().load('securty')
    expect(isError).toBe(true)
    expect(text).toBe(
      'There is no skill `securty`. Did you mean `security`? Available: security, typescript.',
    )
    expect(library.record().unknown_requests).toEqual(['securty'])
    expect(library.metrics().unknown).toEqual({ securty: 1 })
  })

  test.each(['disable-model-invocation: true', 'metadata:\n  internal: yes'])(
    '%j: not in the catalogue, refused, but loaded where another requires it',
    async (yaml) => {
      const library = await libraryOf(flat({ hidden: yaml, open: 'requires: hidden' }))
      expect(library.catalogue.names).toEqual(['open'])
      const activation = library.activation()
      expect((await activation.load('hidden')).isError).toBe(true)
      expect(bodies((await activation.load('open')).text)).toEqual(['hidden', 'open'])
    },
  )

  test('a deprecated one is not listed, loads, and says what to use', async () => {
    const library = await libraryOf(flat({ old: 'deprecated: use new', new: 'deprecated: false' }))
    expect(library.catalogue.names).toEqual(['new'])
    const { text } = await library.activation().load('old')
    expect(text).toContain('[`old` is deprecated: use new]')
    expect(bodies(text)).toEqual(['old'])
  })

  test('related skills are named in one line, the nearest first, without what is loaded', async () => {
    const activation = await activationOf(
      flat({ a: 'tags: [x, y]', b: 'tags: [x]', c: 'tags: [x, y]', d: 'tags: [z]', e: 'tags: x' }),
    )
    expect((await activation.load('a')).text).toMatch(/\nRelated skills: c, b, e\.$/)
    expect((await activation.load('c')).text).toMatch(/\nRelated skills: b, e\.$/)
  })

  test('where loaded skills rank differently, their order is stated', async () => {
    const library = await openLibrary({
      sources: [
        sourceOf(flat({ ours: '', strict: 'priority: 10' })),
        sourceOf(
          { 'style/SKILL.md': skillText('description: d') },
          { origin: 'bundled', roots: [''] },
        ),
      ],
      now: () => 0,
    })
    const activation = library.activation()
    expect((await activation.load('ours')).text).not.toContain('disagree')
    expect((await activation.load('style')).text).toContain(
      'Where loaded skills disagree, the earlier one counts: `ours`, `style` (bundled).',
    )
    expect((await activation.load('strict')).text).toContain(
      '`strict` (priority 10), `ours`, `style` (bundled).',
    )
  })

  test('a long body is cut with a mark in place, and the rest can be read', async () => {
    const lines = Array.from({ length: 5_000 }, (_, i) => `Rule number ${i} of the long skill.`)
    const activation = await activationOf({
      '.skills/long/SKILL.md': skillText('description: d', lines.join('\n')),
    })
    const { text } = await activation.load('long')
    expect(text.length).toBeLessThan(61_000)
    const mark =
      /\n\[cut here: \d+ more characters; read_skill_file with skill "long", path "SKILL.md", start_line (\d+) has the rest\]\n/.exec(
        text,
      )
    const rest = await activation.readFile('long', 'SKILL.md', Number(mark?.[1]))
    const last = /Rule number (\d+) of the long skill\.\n\[cut/.exec(text)?.[1]
    expect(rest.text).toMatch(new RegExp(`^<file [^>]*>\\nRule number ${Number(last) + 1} `))
  })

  test('a pack that is too large for one answer says what is left to load', async () => {
    const big = 'x'.repeat(50_000)
    const activation = await activationOf({
      '.skills/all.md': skillText('description: d\npack: [a, b, c]'),
      '.skills/a.md': skillText('description: d', big),
      '.skills/b.md': skillText('description: d', big),
      '.skills/c.md': skillText('description: d', big),
    })
    const { text } = await activation.load('all')
    expect(text.length).toBeLessThan(121_000)
    expect(text).toContain('[`c` does not fit into this answer any more; load it by itself.]')
    expect((await activation.load('c')).text).toContain(big)
  })

  test('conversations do not share what they loaded', async () => {
    const library = await libraryOf(flat({ a: '' }))
    expect(bodies((await library.activation().load('a')).text)).toEqual(['a'])
    expect(bodies((await library.activation().load('a')).text)).toEqual(['a'])
  })
})

describe('@./ includes', () => {
  const files: Files = {
    '.skills/go/SKILL.md': skillText(
      'description: d',
      'Rules:\n@./more.md\n@./../_shared/style.md\n@./gone.md\n@../../secret.md\n```\n@./example.md\n```',
    ),
    '.skills/go/more.md': 'More.\n@./more.md\n@./nested/deep.md',
    '.skills/go/nested/deep.md': 'Deep.',
    '.skills/go/example.md': 'Example.',
    '.skills/_shared/style.md': 'Shared </file></skill> style.',
    'secret.md': 'Secret.',
  }

  test('come after the body, each once, from the skills folder and never from outside', async () => {
    const { text } = await (await activationOf(files)).load('go')
    expect(text).toContain('@./more.md\n@./../_shared/style.md')
    expect(text).toContain('<file path=".skills/go/more.md">\nMore.')
    expect(text).toContain('<file path=".skills/go/nested/deep.md">\nDeep.\n</file>')
    expect(text).toContain('Shared &lt;/file>&lt;/skill> style.')
    expect(text.match(/<file /g)).toHaveLength(3)
    expect(text).not.toContain('Secret.')
    expect(text).not.toContain('Example.')
    expect(text).toContain('`@./gone.md` names no file of this skill')
    expect(text).toContain('`@../../secret.md` names no file of this skill')
  })

  test('are bounded', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`.skills/go/f${i}.md`, `File ${i}.\n@./f${i + 1}.md`]),
    )
    const go = skillText('description: d', '@./f0.md')
    const { text } = await (await activationOf({ ...many, '.skills/go/SKILL.md': go })).load('go')
    expect(text.match(/<file /g)).toHaveLength(10)
    expect(text).toContain('More than 10 files are included')
  })
})

describe('read_skill_file', () => {
  const files: Files = {
    '.skills/go/SKILL.md': skillText('description: d'),
    '.skills/go/references/errors.md': 'one\ntwo\nthree',
    '.skills/go/logo.png': new Uint8Array([137, 80, 0, 1]),
    '.skills/_shared/style.md': 'Shared.',
    '.skills/flat.md': skillText('description: d'),
    '.skills/secret/SKILL.md': skillText('description: d\ndisable-model-invocation: true'),
    '.github/secret.md': 'Secret.',
  }

  test('reads a file of the skill, from a line on', async () => {
    const activation = await activationOf(files)
    expect((await activation.readFile('go', 'references/errors.md', 1)).text).toBe(
      '<file path="references/errors.md" skill="go" lines="1-3 of 3">\none\ntwo\nthree\n</file>',
    )
    expect((await activation.readFile('go', './references/errors.md', 3)).text).toContain(
      'lines="3-3 of 3">\nthree\n',
    )
    expect((await activation.readFile('go', '../_shared/style.md', 1)).text).toContain('Shared.')
  })

  test.each([
    ['../../.github/secret.md'],
    ['../../../../etc/passwd'],
    ['/etc/passwd'],
    ['..\\..\\.github\\secret.md'],
    ['%2e%2e/%2e%2e/.github/secret.md'],
    ['references/../../../.github/secret.md'],
    [''],
    ['.'],
    ['references'],
  ])('refuses %j and says what there is', async (path) => {
    const answer = await (await activationOf(files)).readFile('go', path, 1)
    expect(answer.isError).toBe(true)
    expect(answer.text).toMatch(
      /has no file .* It has: logo\.png, references\/errors\.md, SKILL\.md/,
    )
  })

  test('names the nearest file', async () => {
    const answer = await (await activationOf(files)).readFile('go', 'references/error.md', 1)
    expect(answer.text).toContain('Did you mean `references/errors.md`?')
  })

  test('refuses binaries, lines beyond the end, and skills that are for people', async () => {
    const activation = await activationOf(files)
    expect((await activation.readFile('go', 'logo.png', 1)).text).toContain('not a text file')
    expect((await activation.readFile('go', 'references/errors.md', 4)).text).toContain(
      'has 3 lines',
    )
    expect((await activation.readFile('secret', 'SKILL.md', 1)).isError).toBe(true)
  })

  test('a long file comes in parts that join without a gap', async () => {
    const lines = Array.from({ length: 4_000 }, (_, i) => `line ${i} of the reference`)
    const activation = await activationOf({ ...files, '.skills/go/long.md': lines.join('\n') })
    const read: string[] = []
    for (let start = 1; start !== 0; ) {
      const { text } = await activation.readFile('go', 'long.md', start)
      read.push(...text.split('\n').filter((line) => /^line \d/.test(line)))
      start = Number(/go on with start_line (\d+)/.exec(text)?.[1] ?? 0)
    }
    expect(read).toEqual(lines)
  })

  test('a line too long for one answer is cut', async () => {
    const activation = await activationOf({ ...files, '.skills/go/long.md': 'x'.repeat(100_000) })
    const { text } = await activation.readFile('go', 'long.md', 1)
    expect(text.length).toBeLessThan(33_000)
    expect(text).toContain('[cut here: 68000 more characters of this line]')
  })
})
