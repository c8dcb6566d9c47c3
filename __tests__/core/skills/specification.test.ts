import { describe, expect, test } from '@jest/globals'
import { libraryOf } from '../../support/skills/library.ts'

/** What the Agent Skills specification calls valid, folder to file. */
const valid: Readonly<Record<string, readonly [folder: string, yaml: string]>> = {
  'the two required fields': ['pdf', 'name: pdf\ndescription: Reads PDF files.'],
  'every field': [
    'data-analysis',
    'name: data-analysis\ndescription: Use when analysing data.\nlicense: Apache-2.0\ncompatibility: Needs Python 3.12 and network access\nmetadata:\n  author: example-org\n  version: "1.0"\nallowed-tools: Bash(git:*) Bash(jq:*) Read',
  ],
  'a name of one letter': ['a', 'name: a\ndescription: d'],
  'a name of 64 letters': ['n'.repeat(64), `name: ${'n'.repeat(64)}\ndescription: d`],
  'digits in the name': ['2fa-codes', 'name: 2fa-codes\ndescription: d'],
  'a description of 1,024 characters': ['long', `name: long\ndescription: ${'d'.repeat(1_024)}`],
  'a description in a block': ['block', 'name: block\ndescription: >-\n  Use when\n  reviewing.'],
  'quoted values': ['quoted', 'name: "quoted"\ndescription: \'Use when: "x"\''],
  Chinese: ['技能', 'name: 技能\ndescription: d'],
  'Cyrillic with a dash': ['мой-навык', 'name: мой-навык\ndescription: d'],
  'accents composed': ['café', 'name: caf\u00e9\ndescription: d'],
  'accents decomposed': ['cafe\u0301', 'name: cafe\u0301\ndescription: d'],
  'metadata of many kinds': ['m', 'name: m\ndescription: d\nmetadata:\n  a: 1\n  b: true\n  c: x'],
}

describe('every file that is valid by the specification loads, without a remark', () => {
  test.each(Object.entries(valid))('%s', async (_what, [folder, yaml]) => {
    const path = `.skills/${folder}/SKILL.md`
    const library = await libraryOf({ [path]: `---\n${yaml}\n---\n\n# Instructions\n\nDo it.\n` })
    expect(library.diagnostics).toEqual([])
    const name = folder.normalize('NFKC')
    expect(library.catalogue.names).toEqual([name])
    expect((await library.activation().load(name)).text).toContain('# Instructions\n\nDo it.')
  })

  test('composed and decomposed names are one', async () => {
    const library = await libraryOf({
      '.skills/a.md': '---\nname: caf\u00e9\ndescription: d\n---\n',
      '.skills/b.md': '---\nname: cafe\u0301\ndescription: e\n---\n',
    })
    expect(library.catalogue.names).toEqual(['caf\u00e9'])
    expect(library.diagnostics).toHaveLength(1)
  })
})

describe('what it calls invalid loads leniently, with a warning', () => {
  test.each([
    ['capitals', 'PDF-Tools', 'pdf-tools'],
    ['a leading dash', '-pdf', 'pdf'],
    ['two dashes', 'pdf--tools', 'pdf-tools'],
    ['an underscore', 'pdf_tools', 'pdf-tools'],
    ['a title', 'PDF: read & write!', 'pdf-read-write'],
    ['a path', '../../etc/passwd', 'etc-passwd'],
    ['65 letters', 'n'.repeat(65), 'n'.repeat(64)],
  ])('%s in the name', async (_what, written, name) => {
    const library = await libraryOf({
      '.skills/x.md': `---\nname: "${written}"\ndescription: d\n---\n`,
    })
    expect(library.catalogue.names).toEqual([name])
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        level: 'warning',
        line: 2,
        message: expect.stringContaining(`\`${name}\``),
      }),
    ])
  })
})
