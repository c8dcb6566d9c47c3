import { describe, expect, test } from '@jest/globals'
import { fieldsOf } from '../../../src/core/skills/fields.ts'
import { readFrontMatter } from '../../../src/core/skills/frontmatter.ts'
import { readSkill } from '../../../src/core/skills/readSkill.ts'
import { skillText } from '../../support/skills/library.ts'

/** The fields of front matter that loads, with its remarks. */
function read(yaml: string) {
  const result = readFrontMatter(skillText(yaml))
  if (!result.ok) throw new Error(result.problem.message)
  return { fields: fieldsOf(result.data), remarks: result.remarks, body: result.body }
}

const skill = (text: string | Uint8Array) =>
  readSkill(typeof text === 'string' ? new TextEncoder().encode(text) : text, {
    origin: 'repository',
    location: '.skills/go.md',
    file: '.skills/go.md',
    folder: null,
    root: '.skills',
  })

describe('the parser table: what YAML refuses and people mean', () => {
  test.each([
    ['an unquoted colon', 'Use when: x'],
    ['@ in front', '@team rules'],
    ['* in front', '*bold* rules'],
    ['a backtick in front', '`go vet` rules'],
    ['an open bracket', '[draft rules'],
    ['% in front', '%w of strings'],
    ['text behind a quoted word', '"Foo" and bar'],
  ])('%s is read as text, with the line and the mend', (_what, value) => {
    const { fields, remarks, body } = read(`name: go\ndescription: ${value}\nversion: 2`)
    expect(fields.text('description')).toBe(value)
    expect(fields.text('version')).toBe('2')
    expect(body).toBe('Body.')
    expect(remarks).toEqual([{ line: 3, message: expect.stringMatching(/Put it in quotes/) }])
  })

  test.each([
    ['globs: *.ts', ['*.ts']],
    ['globs: **/*.ts', ['**/*.ts']],
    ['globs: [*.ts]', ['*.ts']],
    ['globs: [src/**/*.{ts,tsx}]', ['src/**/*.{ts,tsx}']],
    ['globs: *.ts, **/*.{js,jsx}', ['*.ts', '**/*.{js,jsx}']],
    ['globs:\n  - *.ts\n  - **/*.{a,b}', ['*.ts', '**/*.{a,b}']],
  ])('globs without quotes: %j', (yaml, globs) => {
    const { fields, remarks } = read(yaml)
    expect(fields.list('globs')).toEqual(globs)
    expect(remarks.length).toBeGreaterThan(0)
  })

  test('a comment that swallows half a description is reported', () => {
    const { fields, remarks } = read('description: Review C # style')
    expect(fields.text('description')).toBe('Review C')
    expect(remarks).toEqual([{ line: 2, message: expect.stringContaining('`# style`') }])
  })

  test('a tab as indent', () => {
    const { fields, remarks } = read('metadata:\n\tversion: 1.0')
    expect(fields.mapping('metadata').text('version')).toBe('1.0')
    expect(remarks).toEqual([{ line: 3, message: expect.stringContaining('tab') }])
  })

  test.each(['123', '0x1f', '1e3', 'true', '012', '1_000', '12:30', '2024-01-01', '1.10'])(
    '%s stays the text it is',
    (value) => expect(read(`version: ${value}`).fields.text('version')).toBe(value),
  )

  test.each(['null', '~', ''])('%j counts as not said', (value) => {
    expect(read(`name: ${value}`).fields.text('name')).toBeNull()
  })

  test('a missing blank after the colon', () => {
    const { fields, remarks } = read('name:n')
    expect(fields.text('name')).toBe('n')
    expect(remarks).toEqual([{ line: 2, message: expect.stringContaining('blank') }])
  })

  test('a key given twice: the last counts, with a remark on its line', () => {
    const { fields, remarks } = read('name: a\nname: b')
    expect(fields.text('name')).toBe('b')
    expect(remarks).toEqual([{ line: 3, message: expect.stringContaining('twice') }])
  })

  test('a byte order mark, in UTF-8 and in UTF-16', () => {
    expect(skill(`\ufeff${skillText('name: go\ndescription: d')}`).skill?.name).toBe('go')
    const utf16 = Buffer.from(`\ufeff${skillText('name: go\ndescription: dü')}`, 'utf16le')
    expect(skill(utf16).skill?.description).toBe('dü')
  })

  test.each(['\r\n', '\r'])('line ends %j', (end) => {
    const read = skill(skillText('name: go\ndescription: d', 'a\nb').replaceAll('\n', end))
    expect(read.skill?.name).toBe('go')
    expect(read.body).toBe('a\nb')
    expect(read.diagnostics).toEqual([])
  })

  test('blanks behind the fences', () => {
    const read = skill('--- \nname: go\ndescription: d\n---\t \n\nBody.')
    expect(read.skill?.name).toBe('go')
    expect(read).toMatchObject({ body: 'Body.', bodyLine: 6 })
  })

  test.each(['---yaml', '---yml', '--- # remark'])('%s opens YAML', (fence) => {
    expect(skill(`${fence}\nname: go\ndescription: d\n---\n`).skill?.name).toBe('go')
  })

  test.each(['js', 'javascript', 'json', 'toml', 'coffee'])(
    '---%s is refused and never run',
    (language) => {
      const ran = globalThis as { pwned?: boolean }
      const read = skill(`---${language}\n{ name: (globalThis.pwned = true, "x") }\n---\nBody.`)
      expect(read.skill).toBeNull()
      expect(read.diagnostics).toEqual([
        expect.objectContaining({
          level: 'error',
          line: 1,
          message: expect.stringContaining(language),
        }),
      ])
      expect(ran.pwned).toBeUndefined()
    },
  )

  test('a fence that is never closed', () => {
    const read = skill('---\nname: go\ndescription: d\n\n# Body')
    expect(read.skill).toBeNull()
    expect(read.diagnostics[0]?.message).toContain('never closed')
  })

  test('`...` as the closing fence, and a fence at the end of the file', () => {
    expect(skill('---\nname: go\ndescription: d\n...\nBody.').body).toBe('Body.')
    expect(skill('---\nname: go\ndescription: d\n---').skill?.name).toBe('go')
  })

  test('an alias bomb costs nothing and nobody else', () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe'].map((pair) => [...pair]))
      lines.push(`${name}: &${name} [${Array(9).fill(`*${of}`).join(',')}]`)
    const read = skill(skillText(`${lines.join('\n')}\nname: go\ndescription: d`))
    expect(read.skill?.name).toBe('go')
    expect(JSON.stringify(read).length).toBeLessThan(5_000)
  })

  test('YAML tags make no objects', () => {
    const { fields } = read(
      'a: !!js/function "function () { globalThis.pwned = true }"\nb: !!binary aGk=\nc: 1',
    )
    expect(fields.text('a')).toContain('function')
    expect(fields.text('b')).toBeNull()
    expect(fields.text('c')).toBe('1')
  })

  test('names that an object inherits are names like others', () => {
    const { fields } = read('__proto__: x\nname: constructor')
    expect(fields.text('name')).toBe('constructor')
    expect(fields.has('toString')).toBe(false)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  test('NUL bytes are left out and reported', () => {
    const read = skill('---\nname: go\ndescription: d\n---\nBo\0dy.')
    expect(read.body).toBe('Body.')
    expect(read.diagnostics).toEqual([expect.objectContaining({ level: 'warning', line: 5 })])
  })
})

describe('what a repair must not touch', () => {
  test('block scalars, folded lines and lists beside a broken line', () => {
    const { fields } = read(
      'description: >\n  folded: text\n  more\nchecks:\n  - id: x\n    pattern: a: b\n    not: *z\ntags: [\n  a,\n  b\n]\nname: @x',
    )
    expect(fields.text('description')).toBe('folded: text more')
    expect(fields.mappings('checks')[0]?.verbatim('pattern')).toBe('a: b')
    expect(fields.mappings('checks')[0]?.verbatim('not')).toBe('*z')
    expect(fields.list('tags')).toEqual(['a', 'b'])
  })

  test('a plain value that goes on over several lines', () => {
    const { fields } = read('description: Use when\n  it is: so\n  and: that\nname: x')
    expect(fields.text('description')).toBe('Use when it is: so and: that')
    expect(fields.text('name')).toBe('x')
  })

  test('valid YAML is read without any remark', () => {
    const yaml =
      'name: x\ndescription: "Use when: y"\ntags:\n- a\n- "b: c"\nmetadata: { globs: ["*.ts"] }'
    expect(read(yaml).remarks).toEqual([])
  })

  test('what stays hopeless names its line', () => {
    const result = readFrontMatter('---\nname: x\n]\n---\n')
    expect(result).toMatchObject({ ok: false, problem: { line: 3 } })
  })
})

test('a broken file fails the same way every time it is read', () => {
  const text = '---\nname: x\n---'.replace('---', '---js')
  expect(readFrontMatter(text)).toEqual(readFrontMatter(text))
  expect(readFrontMatter(text).ok).toBe(false)
})

test('a text without front matter is all body', () => {
  expect(readFrontMatter('# Title\n\n---\nrule')).toMatchObject({
    present: false,
    body: '# Title\n\n---\nrule',
  })
})
