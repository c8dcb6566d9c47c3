import type { ChangedFile } from './model.ts'

/** A job matrix as GitHub Actions takes it with `fromJSON`: one job for each value of `shard`. */
export interface ShardMatrix {
  /** `i/n`, in order; shards that got no file are left out, and at least one is there because an empty matrix is an error. */
  readonly shard: readonly string[]
}

/** Changed lines that one job reads well within the default limits of money and time. */
const linesPerShard = 8_000
/** Each job pays for its own prompt and has a budget of its own, so more of them cost more. */
const maxShards = 20

/** Into how many jobs a change of this size is best split. */
export function shardCount(files: readonly ChangedFile[]): number {
  const lines = files.reduce((sum, file) => sum + weight(file), 0)
  return Math.min(maxShards, Math.max(1, Math.ceil(lines / linesPerShard)))
}

/** Splits a change for `n` jobs. The same files in the same order give the same shards, so each job can find its own. */
export function planShards(files: readonly ChangedFile[], n: number): ShardMatrix {
  const used = new Set(shardNumbers(files, n))
  const numbers = used.size === 0 ? [1] : [...used]
  return { shard: numbers.map((number) => `${number}/${n}`) }
}

/** The files of shard `i/n`; throws a RangeError for one that cannot be. */
export function shardOf(files: readonly ChangedFile[], shard: string): ChangedFile[] {
  const [i = 0, n = 0] = shard.split('/').map(Number)
  if (!(i >= 1 && i <= n))
    throw new RangeError(
      `The shard "${shard}" cannot be: write i/n with i from 1 to n, such as 2/5, as the plan's matrix has it.`,
    )
  const numbers = shardNumbers(files, n)
  return files.filter((_, index) => numbers[index] === i)
}

const weight = ({ additions, deletions }: ChangedFile): number => 1 + additions + deletions

/** For each file the number of its shard: runs of neighbours, so folders stay together, of about equally many lines. */
function shardNumbers(files: readonly ChangedFile[], n: number): number[] {
  const weights = files.map(weight)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const middle = before + weight / 2
    before += weight
    return 1 + Math.floor((middle / total) * n)
  })
}
