import type { Fields } from './fields.ts'
import { fieldsOf } from './fields.ts'
import { readFrontMatter } from './frontmatter.ts'
import type { Skill } from './model.ts'
import { byCodePoint } from './names.ts'
import { type SkillPlace, type SkillText, skillHash } from './readSkill.ts'
import type { SkillSource, SourceFile } from './source.ts'
import { decodeText } from './text.ts'

/** Files in which teams already tell people and agents how to work here, with what the catalogue says of them. */
const known: Readonly<Record<string, string>> = {
  'REVIEW.md': 'How this repository wants changes reviewed. Load it before you report anything',
  'AGENTS.md': 'How work is done in this repository: layout, conventions, commands',
  'CLAUDE.md': 'How work is done in this repository: layout, conventions, commands',
  '.github/copilot-instructions.md': 'How code is written in this repository',
}
const instructions = /^\.github\/instructions\/.+\.instructions\.md$/

/** Files and folders in which guidelines are looked for. */
export const guidelinePaths: readonly string[] = [...Object.keys(known), '.github/instructions']

export const isGuideline = (path: string): boolean =>
  Object.hasOwn(known, path) || instructions.test(path)

export const findGuidelines = (
  source: SkillSource,
  files: readonly SourceFile[],
): readonly SkillPlace[] =>
  files
    .map((file) => file.path)
    .filter(isGuideline)
    .sort(byCodePoint)
    .map((path) => ({
      origin: 'guideline',
      location: source.label + path,
      file: path,
      folder: null,
      root: '',
    }))

/** Reads a guideline file as a skill of its own: all of it is body, whatever its front matter is like. */
export function readGuideline(bytes: Uint8Array, place: SkillPlace): SkillText {
  const { text, diagnostics } = decodeText(bytes, place.location)
  const matter = readFrontMatter(text)
  const body = matter.ok ? matter.body : text.trim()
  const fields = fieldsOf(matter.ok ? matter.data : new Map())
  return {
    // `@AGENTS.md` alone is how one guideline file stands for another.
    skill: body === '' || /^@\S+$/.test(body) ? null : asSkill(place, fields, body, bytes),
    body,
    bodyLine: matter.ok ? matter.bodyLine : 1,
    hasFrontMatter: true,
    diagnostics,
  }
}

function asSkill(place: SkillPlace, fields: Fields, body: string, bytes: Uint8Array): Skill {
  const globs = fields.list('applyTo', 'globs', 'paths')
  return {
    name: `guideline:${place.file}`,
    description:
      fields.text('description') ?? known[place.file] ?? `Instructions: ${firstSentence(body)}`,
    tags: [],
    // Made for this: it is named to the model whatever the change touches.
    globs: place.file === 'REVIEW.md' ? ['**'] : globs,
    requires: [],
    pack: [],
    priority: 0,
    version: null,
    compatibility: null,
    deprecated: null,
    hidden: fields.list('excludeAgent').includes('code-review'),
    checks: [],
    testCases: [],
    origin: 'guideline',
    location: place.location,
    file: place.file,
    folder: null,
    hash: skillHash(bytes),
  }
}

function firstSentence(body: string): string {
  const line = body.split('\n').find((text) => /^[^#\s<>|`-]/.test(text)) ?? body.split('\n')[0]
  return (line ?? '').replace(/\s+/g, ' ').slice(0, 160)
}
