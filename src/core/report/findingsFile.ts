import { z } from 'zod'
import { categories, confidences, severities, verdicts } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import { textsBy } from '../safety/redact.ts'

/** Bytes a findings file may have. The largest review of 3,000 files with 1,000 findings takes a fraction of it. */
export const maxFindingsFileBytes = 16 * 1024 * 1024

/** Findings that one review publishes: comparing each with each takes seconds beyond that. */
export const maxFindings = 5_000

const text = (limit: number) => z.string().max(limit)
const path = z.string().min(1).max(4_096)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const count = z.number().int().nonnegative()
const line = z.number().int().positive()
/** Far more than a run may cost, and little enough to be added up. */
const dollars = z.number().nonnegative().max(1_000_000).nullable()

const finding = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
  path,
  side: z.enum(['LEFT', 'RIGHT']),
  start_line: line.nullable(),
  line: line.nullable(),
  quote: text(20_000),
  severity: z.enum(severities),
  category: z.enum(categories),
  confidence: z.enum(confidences),
  title: text(1_000),
  body: text(20_000),
  suggestion: text(65_536).nullable(),
  skill: z.strictObject({ name: text(200), rule: text(200).nullable(), hash: text(64) }).nullable(),
  source: z.enum(['model', 'check']),
  verification: z.strictObject({
    verdict: z.enum(['confirmed', 'plausible', 'refuted', 'unverified']),
    reason: text(20_000),
  }),
  published: z.enum(['inline', 'summary', 'deferred']),
  also: z.array(z.strictObject({ path, line })).max(1_000),
})

/** The contract's findings file, version 1: the schema its JSON Schema is made from. Unknown fields are errors. */
export const findingsFile = z.strictObject({
  version: z.literal(1),
  repository: text(300),
  pull_number: z.number().int().positive().nullable(),
  base_sha: sha,
  merge_base_sha: sha,
  head_sha: sha,
  run_id: text(100).nullable(),
  verdict: z.enum(verdicts),
  reason: text(20_000),
  coverage: z
    .array(
      z.strictObject({
        path,
        status: z.enum(['reviewed', 'skipped', 'unreached']),
        reason: text(2_000).nullable(),
      }),
    )
    .max(10_000),
  findings: z.array(finding).max(maxFindings),
  skills: z.strictObject({
    offered: z.array(text(200)).max(5_000),
    loaded: z
      .array(
        z.strictObject({
          name: text(200),
          version: text(200).nullable(),
          hash,
          location: text(4_096),
        }),
      )
      .max(5_000),
    unknown_requests: z.array(text(1_000)).max(5_000),
  }),
  setup: z.strictObject({ skills: z.record(text(200), text(64)), config: text(64) }).nullable(),
  usage: z.strictObject({
    model: text(300).nullable(),
    requests: count,
    input_tokens: count,
    cache_read_tokens: count,
    cache_write_tokens: count,
    output_tokens: count,
    cost_usd: dollars,
    cost_without_cache_usd: dollars,
    cache_read_ratio: z.number().min(0).max(1),
  }),
  prompt: z.strictObject({ hash: hash.nullable(), tokens: count }),
  timings: z.record(text(100), z.number().nonnegative()),
  notes: z.array(text(5_000)).max(1_000),
})

export type FindingsFileResult =
  | { readonly ok: true; readonly outcome: Outcome }
  /** Sentences for a person, worst first; at most ten. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads what {@link renderFindingsFile} wrote. The text may come from a job that strangers control: nothing is believed. */
export function parseFindingsFile(json: string): FindingsFileResult {
  const bytes = new TextEncoder().encode(json).length
  if (bytes > maxFindingsFileBytes)
    return refuse(
      `it has ${bytes} bytes, and ${maxFindingsFileBytes} are the most a findings file may have`,
    )
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return refuse(`it is not JSON: ${(error as Error).message}`)
  }
  const parsed = findingsFile.safeParse(data)
  if (parsed.success) return { ok: true, outcome: parsed.data }
  return refuse(...parsed.error.issues.slice(0, 10).map(describe))
}

/** Every text in it passes through `redact`: a model names skills and rules as it likes, a stranger files and folders. */
export const renderFindingsFile = (outcome: Outcome, redact: (text: string) => string): string =>
  `${JSON.stringify(outcome, textsBy(redact), 2)}\n`

/** The JSON Schema of the file, as `schemas/findings.schema.json` has it. */
export const findingsJsonSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(findingsFile),
  title: 'skill-review findings file, version 1',
})

const refuse = (...problems: string[]) => ({ ok: false, problems }) as const

const describe = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length === 0 ? 'the file' : `\`${path.join('.')}\``}: ${message}`
