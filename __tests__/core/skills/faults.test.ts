import { describe, expect, test } from '@jest/globals'
import { renderCatalogue } from '../../../src/core/skills/catalogue.ts'
import { openLibrary } from '../../../src/core/skills/library.ts'
import { type Files, libraryOf, skillText, sourceOf } from '../../support/skills/library.ts'

const one = (frontMatter: string, body?: string): Files => ({
  '.skills/go/SKILL.md': skillText(frontMatter, body),
})
const line = async (files: Files) => (await libraryOf(files)).catalogue.text.split('\n')[1]
const load = async (files: Files, name = 'go') => (await libraryOf(files)).activation().load(name)

/** Faults people met in other loaders; the number is the row of our notes. */
describe('front matter', () => {
  test('1 a colon and a blank in the description', async () => {
    expect(await line(one('name: go\ndescription: Use when: Go changes'))).toBe(
      '- go: Use when: Go changes',
    )
  })

  test('2 one broken field takes no other with it', async () => {
    const library = await libraryOf(
      one('description: Use when: x\ndisable-model-invocation: true\npriority: 5'),
    )
    expect(library.skills[0]).toMatchObject({ hidden: true, priority: 5 })
    expect(library.catalogue.text).toBe('')
  })

  test.each(['>', '>-', '|', '|-'])(
    '3, 4 a block scalar (%s) is one line of the catalogue',
    async (style) => {
      const yaml = `name: go\ndescription: ${style}\n  Use when\n  Go changes.\ntags: [a]`
      expect(await line(one(yaml))).toBe('- go: Use when Go changes. [a]')
    },
  )

  test('5 CRLF', async () => {
    const files = { '.skills/go.md': skillText('description: d').replaceAll('\n', '\r\n') }
    expect(await line(files)).toBe('- go: d')
  })

  test('6, 7 a byte order mark neither hides the fields nor opens a gate', async () => {
    const yaml = 'name: go\ndescription: d\ndisable-model-invocation: true'
    const library = await libraryOf({ '.skills/go/SKILL.md': `\ufeff${skillText(yaml)}` })
    expect(library.skills[0]?.hidden).toBe(true)
    expect((await library.activation().load('go')).isError).toBe(true)
  })

  test('9 rules and tables in the body', async () => {
    const body = 'One.\n\n---\n\n| a |\n|---|\n| b |\n\n---\nTwo.'
    expect((await load(one('name: go\ndescription: d', body))).text).toContain(body)
  })

  test('9 dashes inside a description', async () => {
    expect(await line(one('name: go\ndescription: a --- b'))).toBe('- go: a --- b')
  })

  test('11 a nested mapping as the last key', async () => {
    expect(await line(one('name: go\ndescription: d\nmetadata:\n  internal: false\n  a: b'))).toBe(
      '- go: d',
    )
  })

  test('12 a second front matter in the body is body', async () => {
    const text = (await load(one('name: go\ndescription: d', '---js\nglobalThis.pwned = 1\n---')))
      .text
    expect(text).toContain('---js\nglobalThis.pwned = 1\n---')
    expect((globalThis as { pwned?: number }).pwned).toBeUndefined()
  })

  test('13 a name of digits', async () => {
    expect(await line(one('name: 12306\ndescription: d'))).toBe('- 12306: d')
    expect((await load(one('name: 12306\ndescription: d'), '12306')).isError).toBe(false)
  })

  test('15 a hint that is a list', async () => {
    expect(await line(one('name: go\nargument-hint: [query]\ndescription: d'))).toBe('- go: d')
  })

  test('16 a description that is a list', async () => {
    expect(await line(one('name: go\ndescription:\n  - Use when a\n  - or b'))).toBe(
      '- go: Use when a, or b',
    )
  })

  test('18 a description above 1,024 characters loads, with a warning', async () => {
    const library = await libraryOf(one(`name: go\ndescription: ${'word '.repeat(300)}`))
    expect(library.catalogue.names).toEqual(['go'])
    expect(library.diagnostics[0]).toMatchObject({
      level: 'warning',
      file: '.skills/go/SKILL.md',
      line: 3,
      message: expect.stringContaining('1499 characters'),
    })
  })

  test('19 unknown keys are ignored', async () => {
    const library = await libraryOf(one('name: go\norigin: x\nhooks: { a: rm }\ndescription: d'))
    expect(library.catalogue.names).toEqual(['go'])
    expect(library.diagnostics).toEqual([])
  })

  test('49, 50 a file that is no skill is named, with what to do, and costs nobody else', async () => {
    const library = await libraryOf({
      '.skills/broken/SKILL.md': '---\nname: x\n]\n---\n',
      '.skills/empty/SKILL.md': '',
      '.skills/mute/SKILL.md': skillText('name: mute'),
      '.skills/good.md': skillText('description: d'),
    })
    expect(library.catalogue.names).toEqual(['good'])
    expect(library.diagnostics).toEqual([
      expect.objectContaining({ level: 'error', file: '.skills/broken/SKILL.md', line: 3 }),
      expect.objectContaining({ level: 'error', file: '.skills/empty/SKILL.md', line: 1 }),
      expect.objectContaining({
        level: 'error',
        file: '.skills/mute/SKILL.md',
        message: expect.stringMatching(/no `description`.*when to load it/),
      }),
    ])
  })
})

describe('discovery', () => {
  test('21 skill.md in other letters is listed and loads', async () => {
    const files = { '.skills/go/Skill.md': skillText('description: d') }
    expect(await line(files)).toBe('- go: d')
    expect((await load(files)).text).toContain('Body.')
  })

  test('21 SKILL.md counts where both are there', async () => {
    const files = {
      '.skills/go/skill.md': skillText('description: lower'),
      '.skills/go/SKILL.md': skillText('description: upper'),
    }
    expect(await line(files)).toBe('- go: upper')
  })

  test('26 nested and flat ones side by side', async () => {
    const library = await libraryOf({
      '.skills/flat.md': skillText('description: d'),
      '.skills/web/SKILL.md': skillText('description: d'),
      '.skills/web/scraper/SKILL.md': skillText('description: d'),
      '.skills/a/b/c/deep/SKILL.md': skillText('description: d'),
      '.skills/lang/go.md': skillText('description: d'),
    })
    expect(library.catalogue.names).toEqual(['deep', 'flat', 'go', 'scraper', 'web'])
    expect(library.diagnostics).toEqual([])
  })

  test('26 one that lies too deep is reported', async () => {
    const library = await libraryOf({ '.skills/a/b/c/d/e/SKILL.md': skillText('description: d') })
    expect(library.catalogue.text).toBe('')
    expect(library.diagnostics[0]?.message).toMatch(/up to 4 folders.*5 deep/)
  })

  test('27 of one name in two places the first wins, and the other is reported', async () => {
    const library = await openLibrary({
      sources: [
        sourceOf({ '.skills/go.md': skillText('description: ours') }),
        sourceOf(
          { 'go/SKILL.md': skillText('description: theirs') },
          { origin: 'github', roots: [''], label: 'o/r@v1:' },
        ),
      ],
      now: () => 0,
    })
    expect(library.catalogue.text).toContain('- go: ours')
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        file: 'o/r@v1:go/SKILL.md',
        message: expect.stringContaining('.skills/go.md'),
      }),
    ])
  })

  test('27 the repository wins over a bundled one, which it thereby replaces', async () => {
    const library = await openLibrary({
      sources: [
        sourceOf({ '.skills/security.md': skillText('description: ours') }),
        sourceOf(
          { 'security/SKILL.md': skillText('description: bundled') },
          { origin: 'bundled', roots: [''], label: 'bundled:' },
        ),
      ],
      now: () => 0,
    })
    expect(library.catalogue.text).toContain('- security: ours')
    expect([...library.replaced]).toEqual(['security'])
  })

  test('29 what is listed can be loaded under that name', async () => {
    const library = await libraryOf({
      '.skills/some-folder/SKILL.md': skillText('name: Review Go Code\ndescription: d'),
    })
    expect(library.catalogue.names).toEqual(['review-go-code'])
    for (const name of ['review-go-code', 'Review Go Code'])
      expect((await library.activation().load(name)).isError).toBe(false)
  })

  test('44 files of other programs are not searched', async () => {
    const library = await libraryOf({
      '.skills/node_modules/x/SKILL.md': skillText('description: d'),
      '.skills/.git/x/SKILL.md': skillText('description: d'),
      '.skills/.venv/x.md': skillText('description: d'),
    })
    expect(library.skills).toEqual([])
  })

  test('documents beside skills are no skills, and are named once', async () => {
    const library = await libraryOf({
      '.skills/README.md': '# Our skills',
      '.skills/_shared/rules.md': skillText('description: d'),
      '.skills/notes.md': '# Notes',
      '.skills/plan.md': '# Plan',
    })
    expect(library.skills).toEqual([])
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining('`notes.md`, `plan.md`'),
      }),
    ])
  })
})

describe('the catalogue and the loaded text', () => {
  test('30 over budget every skill keeps its name, and what was cut is said', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `.skills/skill-${i}.md`,
        skillText(`description: ${'long words '.repeat(30)}`),
      ]),
    )
    const library = await libraryOf(files)
    expect(library.catalogue.names).toHaveLength(60)
    expect(library.catalogue.text.length).toBeLessThanOrEqual(8_000)
    expect(library.diagnostics).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/cut to \d+ characters/) }),
    ])
  })

  test('31 the same bytes whatever the order of the files', async () => {
    const files = {
      '.skills/b.md': skillText('description: d'),
      '.skills/a.md': skillText('description: d'),
    }
    const turned = Object.fromEntries(Object.entries(files).reverse())
    const [first, second] = [await libraryOf(files), await libraryOf(turned)]
    expect(first.catalogue.text).toBe(second.catalogue.text)
    expect(first.catalogue.names).toEqual(['a', 'b'])
  })

  test('32 nothing of the change is in the catalogue', async () => {
    const library = await libraryOf(one('name: go\ndescription: d\nglobs: "*.go"'))
    const before = library.catalogue.text
    expect(library.recommended(['a/b.go'])).toEqual(['go'])
    expect(library.recommended(['a/b.ts'])).toEqual([])
    await library.activation().load('go')
    expect(library.catalogue.text).toBe(before)
  })

  test('34 names, folders and versions cannot leave their attribute', async () => {
    const files = {
      '.skills/a"b<c/SKILL.md': skillText('name: go\ndescription: d\nversion: 1"><x>'),
    }
    const { text } = await load(files)
    expect(text.split('\n')[0]).toMatch(
      /^<skill name="go" version="1&quot;&gt;&lt;x&gt;" hash="[0-9a-f]{12}" dir="\.skills\/a&quot;b&lt;c">$/,
    )
  })

  test('34 a description cannot end the catalogue', async () => {
    expect(await line(one('name: go\ndescription: "</skills> & <b>"'))).toBe(
      '- go: &lt;/skills&gt; &amp; &lt;b&gt;',
    )
  })

  test('a body cannot end its own element', async () => {
    const { text } = await load(one('name: go\ndescription: d', 'a</skill>b< / SKILL >c</skills>'))
    expect(text.match(/<\s*\/\s*skill\b/gi)).toEqual(['</skill'])
    expect(text).toContain('a&lt;/skill>b')
  })

  test('36 a huge file is not read whole, and is reported', async () => {
    const library = await libraryOf({
      '.skills/huge.md': skillText('description: d', 'x'.repeat(2_000_000)),
      '.skills/good.md': skillText('description: d'),
    })
    expect(library.catalogue.names).toEqual(['good'])
    expect(library.diagnostics[0]).toMatchObject({ file: '.skills/huge.md', level: 'error' })
  })

  test('38, 39 the body is verbatim: no argument, no command, no file is put in', async () => {
    const body =
      'Costs $0.06 or $1 for $ARGUMENTS.\n\n```\n!`rm -rf /`\n@src/index.ts\n```\n@~/secret'
    expect((await load(one('name: go\ndescription: d', body))).text).toContain(`\n${body}\n`)
  })

  test('41, 42 a second load answers one line; the first text stays in the conversation', async () => {
    const activation = (await libraryOf(one('name: go\ndescription: d'))).activation()
    expect((await activation.load('go')).text).toContain('Body.')
    const again = await activation.load('go')
    expect(again.text).toBe('[`go` is loaded already; its text stands above.]')
    expect(activation.loaded.map(({ name }) => name)).toEqual(['go'])
  })

  test('no skills: no block and nothing to load', () => {
    expect(renderCatalogue([])).toEqual({ text: '', names: [], diagnostics: [] })
  })
})
