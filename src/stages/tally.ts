import type { Coverage } from '../core/change/model.ts'
import type { Finding } from '../core/findings/model.ts'
import type { Outcome, UsageRecord } from '../core/findings/outcome.ts'
import type { SkillMetrics } from '../core/skills/metrics.ts'
import { type Ended, ended, type Facts, joinCoverage, nothingYet, noUsage } from './outcome.ts'
import type { Draft } from './post.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'

/** A run at the end of its thinking. */
export interface Thought extends Draft {
  /** Of the files that were asked about in this run. */
  readonly coverage: readonly Coverage[]
  /** The limit that ended the review early. */
  readonly stopped: string | null
  /** The rule by which no model was asked; what the checks found is told nevertheless. */
  readonly skipped: string | null
  /** What broke the run, with what to do. */
  readonly failure: string | null
  readonly usage: UsageRecord
  readonly prompt: Outcome['prompt']
}

/** What a conclusion rests on: a survey has it, and what other jobs surveyed has it too. */
export interface Ground extends Pick<Survey, 'change' | 'scope' | 'increment' | 'setup' | 'notes'> {
  readonly library: {
    record(): Outcome['skills']
    metrics(): SkillMetrics | null
  }
}

/** Counts up what the run did, for a verdict. */
export function tally(
  thought: Partial<Thought> & { readonly findings: readonly Finding[] },
  scene: Scene,
  ground: Ground,
  time: Stopwatch,
  facts: Facts = {},
  rest: Partial<Ended> = {},
): Ended {
  const { task, pull, open, settings } = scene
  const { scope, increment, change, library, setup, notes } = ground
  const settled = new Set(increment.settled.map(({ path }) => path))
  return ended(
    {
      ...nothingYet,
      repository: task.repository,
      pull_number: pull?.number ?? null,
      base_sha: open.commits.base,
      merge_base_sha: open.commits.mergeBase,
      head_sha: open.commits.head,
      run_id: task.runId ?? null,
      coverage: joinCoverage(scope.coverage, thought.coverage ?? [], settled),
      findings: thought.findings,
      skills: library.record(),
      setup: settings.mode === 'analyze' ? { skills: setup.skills, config: setup.config } : null,
      usage: thought.usage ?? noUsage,
      prompt: thought.prompt ?? nothingYet.prompt,
      timings: { ...time.timings() },
      notes,
    },
    {
      failure: thought.failure ?? null,
      skipped: thought.skipped ?? null,
      stopped: thought.stopped ?? null,
      unseen: change.unseen,
      failOn: settings['fail-on'],
      ...facts,
    },
    { metrics: library.metrics(), ...rest },
  )
}
