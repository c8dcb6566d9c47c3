import { expect } from '@jest/globals'
import type { RunnerResult } from './runner.ts'
import type { Stage } from './stage.ts'

/** How a run ends, in everything that a person or a later step sees of it. */
export interface End {
  readonly verdict: 'clean' | 'findings' | 'partial' | 'skipped' | 'failed'
  readonly status: 0 | 1
  /** The loudest annotation that the run makes about itself; null when there is none. */
  readonly annotation: 'error' | 'warning' | 'notice' | null
  /** What the reason says. */
  readonly reason: RegExp
  /** Conclusion of the check run; null when there is none. */
  readonly check: 'success' | 'failure' | 'neutral' | 'cancelled' | null
}

export const clean: End = {
  verdict: 'clean',
  status: 0,
  annotation: null,
  reason: /nothing to report/,
  check: 'success',
}

export const partial = (reason: RegExp): End => ({
  verdict: 'partial',
  status: 0,
  annotation: 'warning',
  reason,
  check: 'neutral',
})

export const skipped = (reason: RegExp, check: End['check'] = null): End => ({
  verdict: 'skipped',
  status: 0,
  annotation: 'notice',
  reason,
  check,
})

export const failed = (reason: RegExp, check: End['check'] = 'failure'): End => ({
  verdict: 'failed',
  status: 1,
  annotation: 'error',
  reason,
  check,
})

/** Holds a run against the end it must have: output, exit status, annotations, log, job summary and check run agree. */
export function expectEnd(result: RunnerResult, stage: Stage, end: End): void {
  const { outputs, status, log, summary } = result
  // The log stands in the text to be seen where this fails.
  expect(`${outputs['verdict']}, exit ${status}\n${log}`).toMatch(
    new RegExp(`^${end.verdict}, exit ${end.status}\n`),
  )
  const told = annotationsIn(log)
  expect(loudest(told)).toBe(end.annotation)
  if (end.annotation !== null)
    expect(told.filter(({ level }) => level === end.annotation).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(end.reason)]),
    )
  expect(log).toMatch(new RegExp(`^${end.verdict}: `, 'm'))
  expect(unescaped(summary)).toMatch(end.reason)
  const { world } = stage.github
  expect(world.checks.at(-1)?.conclusion ?? null).toBe(end.check)
  expect(world.checks.every((check) => check.status === 'completed')).toBe(true)
  expect(stage.anthropic.refusals()).toEqual([])
}

const levels = ['error', 'warning', 'notice'] as const

const loudest = (told: readonly { level: string }[]) =>
  levels.find((level) => told.some((one) => one.level === level)) ?? null

/** What a run says of itself in annotations; those with a place are about the code. */
const annotationsIn = (log: string): { level: string; text: string }[] =>
  [...log.matchAll(/^::(error|warning|notice)::(.*)$/gm)].map(([, level = '', text = '']) => ({
    level,
    text: text.replaceAll('%0A', '\n'),
  }))

/** Markdown's escapes and the code marks, which a reader of the page does not see. */
const unescaped = (markdown: string): string => markdown.replace(/\\([^\w\s])/g, '$1')
