import { planShards, shardCount } from '../core/change/shards.ts'
import type { Ended } from './outcome.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'
import { tally } from './tally.ts'

/** Splits the change for the jobs of a matrix; nothing is reviewed yet. */
export function planJobs(scene: Scene, survey: Survey, time: Stopwatch): Ended {
  const { files } = survey.scope
  const matrix = planShards(files, shardCount(files))
  const jobs = matrix.shard.length === 1 ? 'one job' : `${matrix.shard.length} jobs`
  return tally(
    { findings: [] },
    scene,
    survey,
    time,
    {
      skipped: `Planned: ${files.length} files for ${jobs}. They review; this job does not.`,
    },
    { matrix },
  )
}
