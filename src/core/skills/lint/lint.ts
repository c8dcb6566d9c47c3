import { compileChecks } from '../checks.ts'
import { readFrontMatter } from '../frontmatter.ts'
import type { Entry } from '../indexSource.ts'
import { maxSkillBytes } from '../limits.ts'
import { requireProblems } from '../loadOrder.ts'
import type { Diagnostic } from '../model.ts'
import { decodeText } from '../text.ts'
import { readOnly } from './abilities.ts'
import { description } from './description.ts'
import { fields } from './fields.ts'
import { injection } from './injection.ts'
import { overlaps } from './overlaps.ts'
import { references } from './references.ts'
import type { BodyLine, LintRemark, LintRule, LintSubject } from './rule.ts'
import { size } from './size.ts'

/** Rules that look at one skill, by the name they go by. */
const rules: Readonly<Record<string, LintRule>> = {
  description,
  fields,
  size,
  references,
  'read-only': readOnly,
  injection,
}

/**
 * Everything there is to say of `entries`, among `all` skills they will be used with. `problems` are the diagnostics
 * of reading them. Sorted by file and line.
 */
export async function lintSkills(
  entries: readonly Entry[],
  all: ReadonlyMap<string, Entry>,
  problems: readonly Diagnostic[],
): Promise<readonly LintRemark[]> {
  const own = await Promise.all(entries.map(lintOne))
  const names = new Set(entries.map(({ skill }) => skill.location))
  const required = requireProblems(all).filter(({ file }) => names.has(file))
  const checks = await compileChecks(
    entries.flatMap(({ skill }) => skill.checks.map((check) => ({ skill, check }))),
  )
  return [
    ...problems.map((problem) => ({ ...problem, rule: 'load' })),
    ...own.flat(),
    ...required.map((problem) => ({ ...problem, rule: 'requires' })),
    ...checks.diagnostics.map((problem) => ({ ...problem, rule: 'checks' })),
    ...overlaps(entries, [...all.values()]),
  ].sort((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
}

async function lintOne(entry: Entry): Promise<readonly LintRemark[]> {
  const { location } = entry.skill
  const bytes = await entry.source.read(entry.place.file, maxSkillBytes)
  if (bytes === null) return []
  const subject = subjectOf(entry, decodeText(bytes, location).text)
  // A guideline file is written for people and other tools too; only an attack is nobody's business.
  const asked = entry.skill.origin === 'guideline' ? { injection } : rules
  return Object.entries(asked).flatMap(([rule, look]) =>
    look(subject).map((found) => ({ ...found, rule, file: location })),
  )
}

function subjectOf(entry: Entry, text: string): LintSubject {
  const matter = readFrontMatter(text)
  if (!matter.ok) return { entry, lines: [], keys: new Map() }
  let isCode = false
  const lines = matter.body.split('\n').map((line, index): BodyLine => {
    const isFence = /^\s*(```|~~~)/.test(line)
    if (isFence) isCode = !isCode
    return { number: matter.bodyLine + index, text: line, isCode: isCode || isFence }
  })
  return { entry, lines, keys: matter.lines }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
