import type { Annotation } from '../../core/report/annotations.ts'
import type { CheckRun } from '../../core/report/checkRun.ts'
import { maxAnnotationsPerRequest } from '../../core/report/limits.ts'
import { attempt } from './error.ts'
import { noRetries, once } from './once.ts'
import type { Optional } from './optional.ts'
import type { Target } from './target.ts'

export async function startCheck(
  target: Target,
  optional: Optional,
  name: string,
  commit: string,
): Promise<number | null> {
  const { owner, repo, client } = target
  const { checks } = client.rest
  const create = async () => {
    const run = { owner, repo, name, head_sha: commit, status: 'in_progress' } as const
    return (await checks.create({ ...run, ...noRetries })).data.id
  }
  const look = async () => {
    const { data } = await checks.listForRef({ owner, repo, ref: commit, check_name: name })
    return data.check_runs.find(({ status }) => status === 'in_progress')?.id ?? null
  }
  return attempt(`start the check run ${name}`, 'checks: write', () =>
    optional('check run', 'checks: write', () => once(create, look), null),
  )
}

/** The first request concludes the run, so that a run cut off after it leaves a finished check; the rest add annotations. */
export async function finishCheck(target: Target, id: number, result: CheckRun): Promise<void> {
  const { owner, repo, client } = target
  const { title, summary, conclusion } = result
  const annotations = result.annotations.map(toAnnotation)
  await attempt('finish the check run', 'checks: write', async () => {
    for (
      let start = 0;
      start === 0 || start < annotations.length;
      start += maxAnnotationsPerRequest
    ) {
      await client.rest.checks.update({
        owner,
        repo,
        check_run_id: id,
        status: 'completed',
        conclusion,
        output: {
          title,
          summary,
          annotations: annotations.slice(start, start + maxAnnotationsPerRequest),
        },
      })
    }
  })
}

const toAnnotation = ({ level, ...place }: Annotation) => ({
  ...place,
  annotation_level: level,
})
