import { type Severity, severities } from '../findings/model.ts'
import type { Fields } from './fields.ts'
import type { Check, SkillTestCase } from './model.ts'

/** Checks as front matter or a `checks.yml` writes them; a rule without id, pattern or message is left out and reported. */
export function readChecks(
  fields: Fields,
  skillGlobs: readonly string[],
  warn: (message: string) => void,
): readonly Check[] {
  const ids = new Set<string>()
  return fields.mappings('checks').flatMap((rule, index) => {
    const id = rule.text('id')
    const pattern = rule.verbatim('pattern')?.trimEnd()
    const message = rule.text('message')
    const name = id === null ? `Check ${index + 1}` : `Check \`${id}\``
    if (id === null || pattern === undefined || message === null) {
      warn(`${name} was left out: a check needs \`id\`, \`pattern\` and \`message\`.`)
      return []
    }
    if (ids.has(id)) {
      warn(`${name} was left out: its id is taken. Give it one of its own.`)
      return []
    }
    ids.add(id)
    const globs = rule.list('globs', 'paths')
    return {
      id,
      pattern,
      globs: globs.length > 0 ? globs : skillGlobs,
      severity: severityOf(rule.text('severity'), (problem) => warn(`${name}: ${problem}`)),
      message,
      not: rule.verbatim('not')?.trimEnd() ?? null,
      fix: rule.has('fix') ? (rule.verbatim('fix') ?? '').replace(/\n$/, '') : null,
    }
  })
}

export function readTestCases(
  fields: Fields,
  warn: (message: string) => void,
): readonly SkillTestCase[] {
  return fields.mappings('test_cases').flatMap((test, index) => {
    const input = test.verbatim('input')
    const expect = test.verbatim('expect')
    if (input === null || expect === null) {
      warn(`Test case ${index + 1} was left out: it needs \`input\` and \`expect\`.`)
      return []
    }
    return {
      input: input.replace(/\n$/, ''),
      expect: expect.trimEnd(),
      lang: test.text('lang', 'language'),
      path: test.text('path'),
    }
  })
}

function severityOf(text: string | null, warn: (message: string) => void): Severity {
  const found = severities.find((severity) => severity === (text ?? 'medium').toLowerCase())
  if (found === undefined)
    warn(`severity \`${text}\` is none of ${severities.join(', ')}; it counts as medium.`)
  return found ?? 'medium'
}
