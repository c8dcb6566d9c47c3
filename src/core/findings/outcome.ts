import type { Coverage } from '../change/model.ts'
import type { Finding, Verdict } from './model.ts'

/** A skill as the record names it. */
export interface LoadedSkill {
  readonly name: string
  readonly version: string | null
  readonly hash: string
  readonly location: string
}

export interface UsageRecord {
  /** The model that answered, or the one asked for when none did; null when no model was used. */
  readonly model: string | null
  readonly requests: number
  readonly input_tokens: number
  readonly cache_read_tokens: number
  readonly cache_write_tokens: number
  readonly output_tokens: number
  /** null when the model's price is not known. */
  readonly cost_usd: number | null
  /** What the same tokens had cost without a cache; null when the price is not known. */
  readonly cost_without_cache_usd: number | null
  /** Cached share of all input tokens, 0 to 1. */
  readonly cache_read_ratio: number
}

/** Everything a run found out, in the shape of the findings file (`version` 1). Reports are pure functions of it. */
export interface Outcome {
  readonly version: 1
  readonly repository: string
  readonly pull_number: number | null
  readonly base_sha: string
  readonly merge_base_sha: string
  readonly head_sha: string
  /** GitHub's id of the workflow run; null outside of GitHub Actions. Only jobs of that run, or one it starts, publish the file. */
  readonly run_id: string | null
  readonly verdict: Verdict
  /** One sentence for a person: why this verdict; for `failed` also what to do. */
  readonly reason: string
  readonly coverage: readonly Coverage[]
  readonly findings: readonly Finding[]
  readonly skills: {
    readonly offered: readonly string[]
    readonly loaded: readonly LoadedSkill[]
    readonly unknown_requests: readonly string[]
  }
  /** What an analysis went by, as short content hashes: whether it still holds for the next run. null where no other job posts. */
  readonly setup: {
    readonly skills: Readonly<Record<string, string>>
    readonly config: string
  } | null
  readonly usage: UsageRecord
  readonly prompt: { readonly hash: string | null; readonly tokens: number }
  /** Milliseconds by stage, in the order they ran. */
  readonly timings: Readonly<Record<string, number>>
  /** Warnings a reader of the summary should see: broken skills, skills the change edits, features a permission cost. */
  readonly notes: readonly string[]
}
