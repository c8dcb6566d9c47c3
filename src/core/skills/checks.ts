import type { RE2JS } from 're2js'
import { matchesGlobs } from '../change/filters.ts'
import type { ChangedFile, DiffLine } from '../change/model.ts'
import { saysWhy } from '../saysWhy.ts'
import { maxCheckedLineChars, maxHitsPerFile } from './limits.ts'
import type { Check, Diagnostic, Skill } from './model.ts'

export interface SkillCheck {
  readonly skill: Skill
  readonly check: Check
}

/** An added line that a check objects to. */
export interface CheckHit extends SkillCheck {
  readonly path: string
  /** 1-based line at the head. */
  readonly line: number
  readonly text: string
  /** The whole line with the check's fix applied; null without one, or where it changes nothing. */
  readonly fix: string | null
}

export interface CheckReport {
  /** In the order of the files, then of the lines, then of the checks. */
  readonly hits: readonly CheckHit[]
  /** Patterns that are not RE2, rules that hit too often: what the hits do not show. */
  readonly diagnostics: readonly Diagnostic[]
}

interface Rule extends SkillCheck {
  readonly pattern: RE2JS
  readonly not: RE2JS | null
}

/**
 * Runs deterministic checks over the added lines of text files. RE2, so time is linear in the text whatever the
 * pattern. Loads the expression engine only when there is a check to run.
 */
export async function runChecks(
  files: readonly ChangedFile[],
  checks: readonly SkillCheck[],
): Promise<CheckReport> {
  if (checks.length === 0 || files.length === 0) return { hits: [], diagnostics: [] }
  const { rules, diagnostics } = await compileChecks(checks)
  const hits: CheckHit[] = []
  const capped: Diagnostic[] = []
  for (const file of files) {
    const here = rules.filter(
      ({ check }) => check.globs.length === 0 || matchesGlobs(check.globs, file.path),
    )
    const counts = new Map<Rule, number>()
    for (const line of addedLines(file)) {
      for (const rule of here) {
        const hit = match(rule, file.path, line)
        if (hit === null) continue
        const count = (counts.get(rule) ?? 0) + 1
        counts.set(rule, count)
        if (count <= maxHitsPerFile) hits.push(hit)
      }
    }
    for (const [rule, count] of counts)
      if (count > maxHitsPerFile) capped.push(tooMany(rule, file.path, count))
  }
  return { hits, diagnostics: [...diagnostics, ...capped] }
}

/** What of `checks` RE2 takes; a diagnostic for each of the rest. */
export async function compileChecks(
  checks: readonly SkillCheck[],
): Promise<{ rules: readonly Rule[]; diagnostics: readonly Diagnostic[] }> {
  const { RE2JS } = await import('re2js')
  const rules: Rule[] = []
  const diagnostics: Diagnostic[] = []
  for (const { skill, check } of checks) {
    try {
      const not = check.not === null ? null : RE2JS.compile(check.not)
      rules.push({ skill, check, pattern: RE2JS.compile(check.pattern), not })
    } catch (error) {
      const reason = saysWhy(error)
      const message = `Check \`${check.id}\` does not run: ${reason}. Patterns are RE2: no lookaround, no backreferences.`
      diagnostics.push({ level: 'error', file: skill.location, line: null, message })
    }
  }
  return { rules, diagnostics }
}

function match(rule: Rule, path: string, line: DiffLine): CheckHit | null {
  const text = line.text.slice(0, maxCheckedLineChars).replace(/\r$/, '')
  if (line.newLine === null || !rule.pattern.test(text) || rule.not?.test(text)) return null
  const { skill, check } = rule
  const fixed =
    check.fix === null || text.length < line.text.length - 1
      ? text
      : rule.pattern.matcher(text).replaceAll(check.fix)
  return { skill, check, path, line: line.newLine, text, fix: fixed === text ? null : fixed }
}

const addedLines = (file: ChangedFile): readonly DiffLine[] =>
  file.kind === 'text'
    ? file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind === 'added'))
    : []

const tooMany = ({ skill, check }: Rule, path: string, count: number): Diagnostic => ({
  level: 'warning',
  file: skill.location,
  line: null,
  message: `Check \`${check.id}\` hits ${count} added lines of \`${path}\`; the first ${maxHitsPerFile} are reported.`,
})
