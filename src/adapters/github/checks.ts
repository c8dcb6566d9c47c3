import type { CheckAnnotation, CheckResult } from '../../ports.ts'
import { attempt } from './error.ts'
import { noRetries, once } from './once.ts'
import type { Optional } from './optional.ts'
import type { Target } from './target.ts'

/** docs.github.com, "Update a check run": at most 50 annotations a request, each request adds to them. */
const ANNOTATIONS_A_REQUEST = 50

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
export async function finishCheck(target: Target, id: number, result: CheckResult): Promise<void> {
  const { owner, repo, client } = target
  const { title, summary, conclusion } = result
  const annotations = result.annotations.map(toAnnotation)
  await attempt('finish the check run', 'checks: write', async () => {
    for (let start = 0; start === 0 || start < annotations.length; start += ANNOTATIONS_A_REQUEST) {
      await client.rest.checks.update({
        owner,
        repo,
        check_run_id: id,
        status: 'completed',
        conclusion,
        output: {
          title,
          summary,
          annotations: annotations.slice(start, start + ANNOTATIONS_A_REQUEST),
        },
      })
    }
  })
}

const toAnnotation = ({ level, ...place }: CheckAnnotation) => ({
  ...place,
  annotation_level: level,
})
