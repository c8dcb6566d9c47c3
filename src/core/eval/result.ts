import { z } from 'zod'
import { severities, verdicts } from '../findings/model.ts'

/** What `eval --format json` prints, version 1, and what `--compare` reads. */
const mark = z.enum(['match', 'duplicate', 'acceptable', 'false'])
const count = z.int().nonnegative()
const share = z.number().min(0).max(1).nullable()
const dollars = z.number().nonnegative().nullable()

const tally = z.object({
  /** Findings shown, the neutral and the doubled ones included. */
  comments: count,
  matches: count,
  duplicates: count,
  acceptable: count,
  false: count,
  mislocated: count,
})

const caseResult = z.object({
  id: z.string(),
  clean: z.boolean(),
  verdict: z.enum(verdicts).nullable(),
  /** Why the case counts for nothing: the review or its judging did not come to an end. null when it counts. */
  failure: z.string().nullable(),
  seconds: z.number().nonnegative(),
  cost_usd: dollars,
  judge_cost_usd: dollars,
  input_tokens: count,
  cache_read_tokens: count,
  output_tokens: count,
  inline: tally,
  reported: tally,
  labels: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(severities),
      category: z.string().nullable(),
      path: z.string(),
      line: count,
      description: z.string(),
      /** Where a finding tells it. */
      found: z.enum(['inline', 'reported', 'missed']),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      line: count.nullable(),
      severity: z.enum(severities),
      title: z.string(),
      published: z.enum(['inline', 'summary']),
      /** By the inline comments alone; null for what is no inline comment. */
      inline: mark.nullable(),
      /** By everything reported. */
      reported: mark,
      label: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})

const figures = z.object({
  recall: share,
  /** The mean of the changes' own recalls: a change with many faults counts no more than another. */
  recall_by_change: share,
  recall_by_weight: share,
  recall_high: share,
  recall_security: share,
  precision: share,
  /** Share of all comments that meet a labelled fault, doubled ones included. */
  comments_on_faults: share,
  comments_per_change: z.number().nonnegative().nullable(),
  false_on_clean: count,
  duplicates: count,
  mislocated: count,
})

const evalResult = z.object({
  version: z.literal(1),
  settings: z.object({ effort: z.string(), model: z.string(), judge: z.string() }),
  severity_weights: z.record(z.enum(severities), z.number().nonnegative()),
  cases: z.array(caseResult),
  total: z.object({
    changes: count,
    clean_changes: count,
    failed: count,
    cost_usd: dollars,
    judge_cost_usd: dollars,
    seconds: z.number().nonnegative(),
    inline: figures,
    reported: figures,
  }),
})

export type EvalResult = z.output<typeof evalResult>
export type CaseResult = EvalResult['cases'][number]
export type Tally = CaseResult['inline']
export type Figures = EvalResult['total']['inline']
/** Which findings a figure is about: inline comments alone, or everything reported. */
export type View = 'inline' | 'reported'

/** null for a text that is no result of an earlier run. */
export function parseResult(json: string): EvalResult | null {
  try {
    return evalResult.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
