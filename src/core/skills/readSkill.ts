import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readChecks, readTestCases } from './checkFields.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { type FrontMatter, readFrontMatter } from './frontmatter.ts'
import { maxDescriptionChars } from './limits.ts'
import type { Diagnostic, Skill, SkillOrigin } from './model.ts'
import { skillName } from './names.ts'
import { decodeText } from './text.ts'

/** Where a skill's file was found. */
export interface SkillPlace {
  readonly origin: SkillOrigin
  readonly location: string
  readonly file: string
  readonly folder: string | null
  /** The searched folder it was found below: nothing outside is ever read for it. */
  readonly root: string
}

export interface SkillText {
  /** null when the file cannot be used as a skill; a diagnostic of level `error` says why. */
  readonly skill: Skill | null
  readonly body: string
  /** Line of the file on which the body begins. */
  readonly bodyLine: number
  /** False for a Markdown file without front matter. */
  readonly hasFrontMatter: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads one skill file. Whatever is wrong with it stays with it: the answer is a skill, or none and the reason. */
export function readSkill(bytes: Uint8Array, place: SkillPlace): SkillText {
  const decoded = decodeText(bytes, place.location)
  const diagnostics = [...decoded.diagnostics]
  const report = (level: Diagnostic['level'], line: number | null, message: string) =>
    diagnostics.push({ level, file: place.location, line, message })

  const matter = readFrontMatter(decoded.text)
  if (!matter.ok) {
    report('error', matter.problem.line, matter.problem.message)
    return { skill: null, body: matter.body, bodyLine: 1, hasFrontMatter: true, diagnostics }
  }
  for (const { line, message } of matter.remarks) report('warning', line, message)
  const warn = (key: string) => (message: string) =>
    report('warning', matter.lines.get(key) ?? 1, message)

  const fields = fieldsOf(matter.data)
  const description = fields.text('description')
  const name = nameOf(fields, place, warn('name'))
  if (description === null || name === '') {
    const missing = description === null ? 'description' : 'name'
    report(
      'error',
      1,
      `There is no \`${missing}\`, so the skill is not offered. Say ${wanted[missing]}.`,
    )
  } else if (description.length > maxDescriptionChars) {
    const length = `The description has ${description.length} characters`
    warn('description')(`${length}; other tools take at most ${maxDescriptionChars}.`)
  }
  const skill =
    description === null || name === ''
      ? null
      : build(name, description, fields, place, skillHash(bytes), warn)
  return { skill, ...bodyOf(matter), diagnostics }
}

/** A version of a skill is known by the sha256 of its file, hex. */
export const skillHash = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))

const wanted = {
  description: 'what it holds and when to load it',
  name: 'how it is called, in letters and digits',
}

const bodyOf = ({ body, bodyLine, present }: FrontMatter) => ({
  body,
  bodyLine,
  hasFrontMatter: present,
})

function nameOf(fields: Fields, place: SkillPlace, warn: (message: string) => void): string {
  const written = fields.text('name')
  if (written === null) return skillName(fallbackName(place))
  const name = skillName(written) || skillName(fallbackName(place))
  if (name !== written.normalize('NFKC'))
    warn(
      `\`${written}\` is not a name in small letters, digits and dashes; it is called \`${name}\`.`,
    )
  return name
}

/** The folder's name; for a flat file, and for one at the very top, the file's without its ending. */
function fallbackName({ folder, file }: SkillPlace): string {
  const path =
    folder === null || folder === '' ? file.replace(/(\.instructions)?\.md$/i, '') : folder
  return path.slice(path.lastIndexOf('/') + 1)
}

function build(
  name: string,
  description: string,
  fields: Fields,
  place: SkillPlace,
  hash: string,
  warn: (key: string) => (message: string) => void,
): Skill {
  const metadata = fields.mapping('metadata')
  const list = (...names: readonly string[]) => {
    const own = fields.list(...names)
    return own.length > 0 ? own : metadata.list(...names)
  }
  const globs = list('globs', 'paths')
  const deprecated = fields.text('deprecated')
  return {
    name,
    description,
    tags: list('tags'),
    globs,
    requires: fields.list('requires', 'depends_on').map(skillName),
    pack: fields.list('pack').map(skillName),
    priority: priorityOf(fields, warn('priority')),
    version: fields.text('version') ?? metadata.text('version'),
    compatibility: fields.text('compatibility'),
    deprecated: deprecated !== null && fields.flag('deprecated') ? '' : noLessThanText(deprecated),
    hidden: fields.flag('disable-model-invocation') || metadata.flag('internal'),
    checks: readChecks(fields, globs, warn('checks')),
    testCases: readTestCases(fields, warn('test_cases')),
    origin: place.origin,
    location: place.location,
    file: place.file,
    folder: place.folder,
    hash,
  }
}

const noLessThanText = (deprecated: string | null) =>
  deprecated === null || /^(false|no|off|0)$/i.test(deprecated) ? null : deprecated

function priorityOf(fields: Fields, warn: (message: string) => void): number {
  const text = fields.text('priority') ?? '0'
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text)
  warn(`priority \`${text}\` is not a whole number; it counts as 0.`)
  return 0
}
