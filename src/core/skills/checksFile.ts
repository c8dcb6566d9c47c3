import { readChecks } from './checkFields.ts'
import { fieldsOf } from './fields.ts'
import { maxChecksBytes } from './limits.ts'
import type { Check, Diagnostic } from './model.ts'
import { join } from './paths.ts'
import type { SkillText } from './readSkill.ts'
import type { SkillSource } from './source.ts'
import { decodeText } from './text.ts'
import { readYamlMapping } from './yamlText.ts'

/** Adds the checks of a `checks.yml` that lies beside a skill to those of its front matter. */
export async function readChecksBeside(
  text: SkillText,
  source: SkillSource,
  paths: ReadonlySet<string>,
): Promise<SkillText> {
  const { skill } = text
  const folder = skill?.folder ?? null
  if (skill === null || folder === null) return text
  const file = ['checks.yml', 'checks.yaml']
    .map((name) => join(folder, name))
    .find((path) => paths.has(path))
  if (file === undefined) return text
  const location = source.label + file
  const bytes = await source.read(file, maxChecksBytes)
  const { checks, diagnostics } =
    bytes === null ? tooLarge(location) : readChecksFile(bytes, location, skill.globs)
  return {
    ...text,
    skill: { ...skill, checks: [...skill.checks, ...checks] },
    diagnostics: [...text.diagnostics, ...diagnostics],
  }
}

interface ChecksFile {
  readonly checks: readonly Check[]
  readonly diagnostics: readonly Diagnostic[]
}

function tooLarge(file: string): ChecksFile {
  const message = `It is gone, or has more than ${maxChecksBytes} bytes; none of its checks runs. Split it over several skills.`
  return { checks: [], diagnostics: [{ level: 'error', file, line: null, message }] }
}

/** A list of checks, with or without `checks:` above it. */
function readChecksFile(bytes: Uint8Array, location: string, globs: readonly string[]): ChecksFile {
  const { text, diagnostics } = decodeText(bytes, location)
  const isBareList = /^(\s*#.*\n|\s*\n)*\s*-/.test(text)
  const addedLines = isBareList ? 1 : 0
  const read = readYamlMapping(isBareList ? `checks:\n${text}` : text)
  const report = (level: Diagnostic['level'], line: number, message: string): Diagnostic => ({
    level,
    file: location,
    line: Math.max(1, line - addedLines),
    message,
  })
  if (!read.ok)
    return { checks: [], diagnostics: [report('error', read.problem.line, read.problem.message)] }
  const found = [
    ...diagnostics,
    ...read.remarks.map(({ line, message }) => report('warning', line, message)),
  ]
  const warn = (message: string) => void found.push(report('warning', 1, message))
  return { checks: readChecks(fieldsOf(read.data), globs, warn), diagnostics: found }
}
