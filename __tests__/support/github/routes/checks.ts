import { byId, type Call, created, ok, type Reply, type Route, route } from '../call.ts'
import { demand, invalid } from '../refusals.ts'
import type { Annotation, CheckRun } from '../world.ts'

/** docs.github.com, "Update a check run": at most 50 annotations a request, more requests append. */
const ANNOTATIONS_A_REQUEST = 50
/** docs.github.com, `output.summary` and `output.text`: at most 65,535 characters. */
const LONGEST_SUMMARY = 65_535
const CONCLUSIONS = [
  'success',
  'failure',
  'neutral',
  'cancelled',
  'skipped',
  'timed_out',
  'action_required',
]

export const checks: Route[] = [
  route('POST', '/repos/{owner}/{repo}/check-runs', create),
  route('PATCH', '/repos/{owner}/{repo}/check-runs/{id}', update),
  route('GET', '/repos/{owner}/{repo}/commits/{ref}/check-runs', list),
]

async function create(call: Call): Promise<Reply> {
  demand(call.viewer, 'write', 'checks')
  const { name, head_sha: sha } = call.body
  if (typeof name !== 'string' || name === '') throw invalid('CheckRun', 'name', 'is missing')
  if (typeof sha !== 'string' || (await call.world.git.resolve(sha)) === null) {
    throw invalid('CheckRun', 'head_sha', `No commit found for SHA: ${String(sha)}`)
  }
  const run: CheckRun = {
    id: call.world.nextId(),
    name,
    head_sha: sha,
    status: 'queued',
    conclusion: null,
    title: null,
    summary: null,
    annotations: [],
  }
  apply(call, run)
  call.world.checks.push(run)
  return created(json(run))
}

function update(call: Call): Reply {
  demand(call.viewer, 'write', 'checks')
  const run = byId(call, call.world.checks)
  apply(call, run)
  return ok(json(run))
}

function list(call: Call): Reply {
  if (call.world.isPrivate) demand(call.viewer, 'read', 'checks')
  const name = call.query.get('check_name')
  const found = call.world.checks.filter(
    (run) => run.head_sha === call.params['ref'] && (name === null || run.name === name),
  )
  return ok({ total_count: found.length, check_runs: found.map(json) })
}

function apply({ body }: Call, run: CheckRun): void {
  const { status, conclusion } = body
  const output = body['output'] as Record<string, unknown> | undefined
  if (conclusion !== undefined && !CONCLUSIONS.includes(String(conclusion))) {
    throw invalid('CheckRun', 'conclusion', 'is not a conclusion')
  }
  if (status === 'completed' && conclusion === undefined) {
    throw invalid('CheckRun', 'conclusion', 'is missing')
  }
  if (output !== undefined) applyOutput(run, output)
  if (typeof status === 'string') run.status = status
  if (conclusion !== undefined) {
    run.conclusion = String(conclusion)
    run.status = 'completed'
  }
}

function applyOutput(run: CheckRun, output: Record<string, unknown>): void {
  const { title, summary } = output
  if (typeof title !== 'string' || typeof summary !== 'string') {
    throw invalid('CheckRun', 'output', 'needs a title and a summary')
  }
  if (summary.length > LONGEST_SUMMARY) throw invalid('CheckRun', 'summary', 'is too long')
  const annotations = (output['annotations'] ?? []) as Annotation[]
  if (annotations.length > ANNOTATIONS_A_REQUEST) {
    throw invalid('CheckRun', 'annotations', 'are more than 50')
  }
  for (const one of annotations) {
    const fits = one.start_line >= 1 && one.start_line <= one.end_line && one.message !== ''
    if (!fits) throw invalid('CheckRun', 'annotations', 'do not fit')
  }
  run.title = title
  run.summary = summary
  run.annotations.push(...annotations)
}

const json = (run: CheckRun) => ({
  id: run.id,
  name: run.name,
  head_sha: run.head_sha,
  status: run.status,
  conclusion: run.conclusion,
  output: { title: run.title, summary: run.summary, annotations_count: run.annotations.length },
})
