import type { Coverage } from '../change/model.ts'
import type { Outcome, UsageRecord } from './outcome.ts'

/** What several jobs found out about one change, as one account; the verdict over it is still to be given. */
export interface Combined
  extends Pick<Outcome, 'coverage' | 'findings' | 'skills' | 'usage' | 'prompt' | 'timings'> {
  readonly setup: NonNullable<Outcome['setup']>
  /** What readers of the summary should know; why a part came to no good end is among it. */
  readonly notes: readonly string[]
  /** Set when every part failed: why the first did. */
  readonly failure: string | null
  /** Set when every part was skipped: why the first was. */
  readonly skipped: string | null
  /** Set when some part did not come to its end. */
  readonly stopped: string | null
}

/** Joins the outcomes of the shards of a plan, or takes over the only one. `parts` is not empty. */
export function combineOutcomes(parts: readonly Outcome[]): Combined {
  const failed = parts.filter(({ verdict }) => verdict === 'failed')
  const skipped = parts.filter(({ verdict }) => verdict === 'skipped')
  const cut = parts.filter(({ verdict }) => verdict === 'partial' || verdict === 'failed')
  const [first] = parts
  return {
    coverage: joined(parts.flatMap(({ coverage }) => coverage)),
    findings: parts.flatMap(({ findings }) => findings),
    skills: {
      offered: [...new Set(parts.flatMap(({ skills }) => skills.offered))],
      loaded: [
        ...new Map(
          parts.flatMap(({ skills }) => skills.loaded.map((one) => [one.name + one.hash, one])),
        ).values(),
      ],
      unknown_requests: [...new Set(parts.flatMap(({ skills }) => skills.unknown_requests))],
    },
    // Jobs of one change go by the same; where they do not, the next run sees a difference and reviews all anew.
    setup: {
      skills: Object.assign({}, ...parts.map(({ setup }) => setup?.skills)),
      config: first?.setup?.config ?? '',
    },
    usage: parts.map(({ usage }) => usage).reduce(sum),
    prompt: first?.prompt ?? { hash: null, tokens: 0 },
    timings: first?.timings ?? {},
    notes: [
      ...new Set([
        ...cut.map(({ verdict, reason }) => `The analysis ended as ${verdict}: ${reason}`),
        ...parts.flatMap(({ notes }) => notes),
      ]),
    ],
    failure: failed.length === parts.length ? (first?.reason ?? '') : null,
    skipped: skipped.length === parts.length ? (first?.reason ?? '') : null,
    stopped: cut.length > 0 ? 'a part of the analysis did not come to its end' : null,
  }
}

/** Of two accounts of one file the one that says more: it was read, or it was to be. */
const worth = { reviewed: 2, unreached: 1, skipped: 0 } as const

function joined(rows: readonly Coverage[]): Coverage[] {
  const byPath = new Map<string, Coverage>()
  for (const row of rows) {
    const before = byPath.get(row.path)
    if (before === undefined || worth[row.status] > worth[before.status]) byPath.set(row.path, row)
  }
  return [...byPath.values()]
}

function sum(a: UsageRecord, b: UsageRecord): UsageRecord {
  const add = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one + other
  const input = a.input_tokens + b.input_tokens
  const read = a.cache_read_tokens + b.cache_read_tokens
  const written = a.cache_write_tokens + b.cache_write_tokens
  return {
    model: a.model ?? b.model,
    requests: a.requests + b.requests,
    input_tokens: input,
    cache_read_tokens: read,
    cache_write_tokens: written,
    output_tokens: a.output_tokens + b.output_tokens,
    cost_usd: add(a.cost_usd, b.cost_usd),
    cost_without_cache_usd: add(a.cost_without_cache_usd, b.cost_without_cache_usd),
    cache_read_ratio: read === 0 ? 0 : read / (input + read + written),
  }
}
