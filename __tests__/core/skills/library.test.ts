import { describe, expect, test } from '@jest/globals'
import { openLibrary } from '../../../src/core/skills/library.ts'
import type { SkillSource } from '../../../src/core/skills/source.ts'
import { type Files, libraryOf, skillText, sourceOf } from '../../support/skills/library.ts'

/** Ten flat skills, `s0` to `s9`. */
const ten: Files = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `.skills/s${i}.md`,
    skillText('description: d', `Body ${i}.`),
  ]),
)

/** A source that counts reads and takes a moment for each, as one over a network does. */
function slow(source: SkillSource) {
  const reads: string[] = []
  const slowed: SkillSource = {
    ...source,
    read: async (path, maxBytes) => {
      reads.push(path)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return source.read(path, maxBytes)
    },
  }
  return { source: slowed, reads }
}

describe('the cache of bodies', () => {
  test('one read for many askers', async () => {
    const { source, reads } = slow(sourceOf(ten))
    const library = await openLibrary({ sources: [source], now: () => 0 })
    reads.length = 0
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => library.activation().load('s1')),
    )
    expect(reads).toEqual(['.skills/s1.md'])
    expect(answers.every(({ text }) => text.includes('Body 1.'))).toBe(true)
    expect(library.metrics()).toMatchObject({ cacheHits: 7, cacheMisses: 1, loads: { s1: 8 } })
  })

  test('keeps five, the last used; more at once than it holds all get their text', async () => {
    const { source, reads } = slow(sourceOf(ten))
    const library = await openLibrary({ sources: [source], now: () => 0 })
    reads.length = 0
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, i) => library.activation().load(`s${i}`)),
    )
    expect(all.map(({ text }) => /Body \d/.exec(text)?.[0])).toEqual(
      Array.from({ length: 10 }, (_, i) => `Body ${i}`),
    )
    expect(reads).toHaveLength(10)
    for (const name of ['s5', 's6', 's7', 's8', 's9']) await library.activation().load(name)
    expect(reads).toHaveLength(10)
    await library.activation().load('s0')
    expect(reads).toHaveLength(11)
    await library.activation().load('s5')
    expect(reads).toHaveLength(12)
  })

  test('a file that changed is read again and known by its new hash', async () => {
    let text = skillText('description: d', 'Old.')
    let stamp = '1'
    const source: SkillSource = {
      ...sourceOf({}),
      list: async () => ({ files: [{ path: '.skills/a.md', stamp }], diagnostics: [] }),
      read: async () => new TextEncoder().encode(text),
      stamp: async () => stamp,
    }
    const library = await openLibrary({ sources: [source], now: () => 0 })
    const activation = library.activation()
    expect((await activation.load('a')).text).toContain('Old.')
    text = skillText('description: d', 'New.')
    stamp = '2'
    expect((await activation.load('a')).text).toContain('New.')
    expect(library.record().loaded).toHaveLength(2)
  })

  test('a file that is gone or cannot be read is told to the model', async () => {
    let isGone = false
    const base = sourceOf(ten)
    const source = { ...base, stamp: async (path: string) => (isGone ? null : base.stamp(path)) }
    const library = await openLibrary({ sources: [source], now: () => 0 })
    isGone = true
    expect((await library.activation().load('s1')).text).toContain('can no longer be read')
  })
})

describe('what a library tells', () => {
  test('the record is the same whichever conversation was faster', async () => {
    const record = async (order: readonly string[]) => {
      const library = await libraryOf(ten)
      for (const name of order) await library.activation().load(name)
      return library.record()
    }
    expect(await record(['s3', 's1'])).toEqual(await record(['s1', 's3']))
    expect((await record(['s1'])).loaded).toEqual([
      { name: 's1', version: null, hash: expect.any(String), location: '.skills/s1.md' },
    ])
  })

  test('load times are measured by the clock it is given, in seconds', async () => {
    let now = 0
    const library = await openLibrary({
      sources: [sourceOf(ten)],
      now: () => {
        now += 250
        return now
      },
    })
    await library.activation().load('s1')
    expect(library.metrics().loadSeconds).toEqual([0.25])
  })

  test('a source that fails costs its own skills, with a diagnostic', async () => {
    const broken: SkillSource = {
      ...sourceOf({}, { label: 'o/r@v1:' }),
      list: () => Promise.reject(new Error('no route')),
    }
    const library = await openLibrary({ sources: [broken, sourceOf(ten)], now: () => 0 })
    expect(library.skills).toHaveLength(10)
    expect(library.diagnostics).toEqual([
      expect.objectContaining({
        level: 'error',
        file: 'o/r@v1:',
        message: expect.stringContaining('no route'),
      }),
    ])
  })

  test('one unreadable file costs itself', async () => {
    const base = sourceOf(ten)
    const source: SkillSource = {
      ...base,
      read: (path, max) =>
        path.endsWith('s3.md') ? Promise.reject(new Error('EIO')) : base.read(path, max),
    }
    const library = await openLibrary({ sources: [source], now: () => 0 })
    expect(library.skills).toHaveLength(9)
    expect(library.diagnostics[0]).toMatchObject({ file: '.skills/s3.md', level: 'error' })
  })

  test('checks of every current skill, also of hidden ones, from front matter and checks.yml', async () => {
    const check = (id: string) => `{ id: ${id}, pattern: "x", message: m }`
    const library = await libraryOf({
      '.skills/a/SKILL.md': skillText(`description: d\nglobs: "*.go"\nchecks: [${check('one')}]`),
      '.skills/a/checks.yml': `- id: two\n  pattern: *bad\n  severity: high\n  message: m\n- id: x`,
      '.skills/b.md': skillText(
        `description: d\nmetadata: { internal: true }\nchecks: [${check('three')}]`,
      ),
      '.skills/c.md': skillText(`description: d\ndeprecated: true\nchecks: [${check('four')}]`),
    })
    expect(library.checks().map(({ check: { id, globs } }) => [id, globs])).toEqual([
      ['one', ['*.go']],
      ['two', ['*.go']],
      ['three', []],
    ])
    expect(library.diagnostics).toEqual([
      expect.objectContaining({ file: '.skills/a/checks.yml', line: 2 }),
      expect.objectContaining({ message: expect.stringContaining('Check `x` was left out') }),
    ])
  })
})

describe('pins', () => {
  const open = (refs: Readonly<Record<string, string>>) =>
    openLibrary({
      sources: [
        sourceOf({ '.skills/go.md': skillText('description: now\nversion: 2', 'New rules.') }),
      ],
      pins: {
        refs,
        openAt: async (ref) =>
          ref === 'v1'
            ? sourceOf(
                { '.skills/go/SKILL.md': skillText('description: then\nversion: 1', 'Old rules.') },
                { label: 'v1:' },
              )
            : null,
      },
      now: () => 0,
    })

  test('take a skill from another version, wherever its file was then', async () => {
    const library = await open({ Go: 'v1' })
    expect(library.catalogue.text).toContain('- go: then')
    expect((await library.activation().load('go')).text).toContain('Old rules.')
    expect(library.record().loaded[0]).toMatchObject({
      version: '1',
      location: 'v1:.skills/go/SKILL.md',
    })
  })

  test.each([
    [{ go: 'v9' }, 'no such ref'],
    [{ other: 'v1' }, 'no such skill in that version'],
  ])(
    '%j cannot be followed: said, and the skill is not taken as it is now',
    async (refs, reason) => {
      const library = await open(refs)
      expect(library.diagnostics).toEqual([
        expect.objectContaining({ level: 'error', message: expect.stringContaining(reason) }),
      ])
      expect(library.catalogue.names).toEqual('go' in refs ? [] : ['go'])
    },
  )
})

describe('guideline files', () => {
  const guidelines = (files: Files) =>
    openLibrary({ sources: [sourceOf(files, { origin: 'guideline', roots: [] })], now: () => 0 })

  test('are entries of their own, with applyTo as globs', async () => {
    const library = await guidelines({
      'AGENTS.md': '# Agents\n\nRun the tests.',
      'REVIEW.md': 'Be brief.',
      '.github/copilot-instructions.md': 'Use tabs.',
      '.github/instructions/ts.instructions.md': skillText(
        'applyTo: "**/*.ts,**/*.tsx"',
        '# T\n\nNo enums.',
      ),
      '.github/instructions/own.instructions.md': skillText(
        'description: Our own\nexcludeAgent: code-review',
      ),
      'docs/AGENTS.md': 'Not at the top.',
    })
    expect(library.catalogue.text.split('\n')).toEqual([
      '<skills>',
      '- guideline:.github/copilot-instructions.md: How code is written in this repository',
      '- guideline:.github/instructions/ts.instructions.md: Instructions: No enums. (**/*.ts **/*.tsx)',
      '- guideline:AGENTS.md: How work is done in this repository: layout, conventions, commands',
      '- guideline:REVIEW.md: How this repository wants changes reviewed. Load it before you report anything (**)',
      '</skills>',
    ])
    expect(library.recommended(['src/a.tsx'])).toEqual([
      'guideline:.github/instructions/ts.instructions.md',
      'guideline:REVIEW.md',
    ])
    const { text } = await library.activation().load('guideline:AGENTS.md')
    expect(text).toMatch(
      /^<skill name="guideline:AGENTS\.md" hash="\w+">\n# Agents\n\nRun the tests\.\n<\/skill>$/,
    )
  })

  test('that stand for another one are not listed twice', async () => {
    const library = await guidelines({ 'AGENTS.md': 'Same.', 'CLAUDE.md': 'Same.' })
    expect(library.catalogue.names).toEqual(['guideline:AGENTS.md'])
    const named = await guidelines({ 'AGENTS.md': 'Rules.', 'CLAUDE.md': '@AGENTS.md\n' })
    expect(named.catalogue.names).toEqual(['guideline:AGENTS.md'])
  })

  test('whose front matter is broken are kept whole', async () => {
    const library = await guidelines({ 'AGENTS.md': '---\n# Agents\nNever closed.' })
    expect((await library.activation().load('guideline:AGENTS.md')).text).toContain('Never closed.')
  })
})
