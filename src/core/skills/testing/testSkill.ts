import { type CheckHit, runChecks } from '../checks.ts'
import type { Skill, SkillTestCase } from '../model.ts'
import { addedFile } from './addedFile.ts'
import { examplePath } from './examplePath.ts'
import { sameCode } from './sameCode.ts'
import type { Answer, Judge } from './testJudge.ts'

export interface TestResult {
  readonly status: 'ok' | 'failed' | 'skipped'
  /** The skill, what is expected, and of which code, in one line. */
  readonly title: string
  /** Why it failed or was skipped; '' otherwise. */
  readonly reason: string
}

/**
 * Runs a skill's test cases: by its checks where they can tell, by the model for the rest; without one the rest is
 * skipped. What a check says is final, since it will say so in every review.
 */
export async function testSkill(skill: Skill, judge: Judge | null): Promise<readonly TestResult[]> {
  const checks = skill.checks.map((check) => ({ skill, check }))
  const results: TestResult[] = []
  for (const test of skill.testCases) {
    const path = examplePath(skill, test)
    const { hits } = await runChecks([addedFile(path, test.input)], checks)
    const answer = byChecks(test, hits, checks.length > 0) ?? (await judge?.(test, path))
    results.push({ title: `${skill.name}: ${titleOf(test)}`, ...resultOf(answer) })
  }
  return results
}

function resultOf(answer: Answer | undefined): Omit<TestResult, 'title'> {
  if (answer === undefined)
    return { status: 'skipped', reason: 'no check can tell, and there is no model to ask' }
  if (answer.problem === null) return { status: 'ok', reason: '' }
  return { status: 'failed', reason: answer.problem }
}

/** undefined when checks cannot tell. */
function byChecks(
  test: SkillTestCase,
  hits: readonly CheckHit[],
  hasChecks: boolean,
): Answer | undefined {
  const flagged = hits.map(({ check, line }) => `\`${check.id}\` in line ${line}`).join(', ')
  if (test.expect === 'clean') {
    if (hits.length > 0) return { problem: `flagged by ${flagged}` }
    return hasChecks ? { problem: null } : undefined
  }
  if (hits.length === 0) return undefined
  if (test.expect === 'flag') return { problem: null }
  const fixed = applyFixes(test.input, hits)
  if (fixed === null) return { problem: `flagged by ${flagged}, which has no fix` }
  return { problem: sameCode(fixed, test.expect) ? null : `the fix gives: ${oneLine(fixed)}` }
}

/** null when one of the hits has no fix. */
function applyFixes(input: string, hits: readonly CheckHit[]): string | null {
  const fixes = new Map(hits.map(({ line, fix }) => [line, fix]))
  if ([...fixes.values()].includes(null)) return null
  const lines = input.split('\n')
  return lines.map((line, index) => fixes.get(index + 1) ?? line).join('\n')
}

function titleOf({ expect, input }: SkillTestCase): string {
  const verb = expect === 'flag' ? 'flags' : expect === 'clean' ? 'leaves alone' : 'fixes'
  return `${verb} ${oneLine(input)}`
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
