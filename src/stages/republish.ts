import { type Publication, whyForeign } from '../core/findings/belongs.ts'
import { combineOutcomes } from '../core/findings/combine.ts'
import { mergeFindings } from '../core/findings/merge.ts'
import type { Finding } from '../core/findings/model.ts'
import type { Outcome } from '../core/findings/outcome.ts'
import { reprove } from '../core/findings/reprove.ts'
import { maxFindings, parseFindingsFile } from '../core/report/findingsFile.ts'
import { roundOf } from '../core/threads/memory.ts'
import { SettingsError } from '../settings.ts'
import type { Analyses } from '../task.ts'
import { cleanse, withoutSecrets } from './cleanse.ts'
import { conclude } from './conclude.ts'
import { endingsOf, readThreads } from './deliberate.ts'
import { type Ended, settledReason } from './outcome.ts'
import { readChange } from './readChange.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Ground, Thought } from './tally.ts'
import { skip } from './tell.ts'

/**
 * Posts what other jobs found out: no model, no skill, no check, and of the change only its diff, to prove every place
 * anew. The files may come from a job whose workflow the author of the change wrote, so nothing in them is believed.
 */
export async function republish(
  { files, source }: Analyses,
  scene: Scene,
  time: Stopwatch,
): Promise<Ended> {
  const { ports, open, task, pull, history, settings } = scene
  if (pull === null || history === null) throw new SettingsError('There is no pull request here.')
  const run = { repository: task.repository, pullNumber: pull.number, ...source }
  const parts = files.map(({ name, text }) => readPart(name, text, run, ports.redact))
  const stale = parts.find(({ head_sha }) => head_sha !== open.commits.head)
  if (stale !== undefined)
    return skip(
      scene,
      `The findings are about ${stale.head_sha.slice(0, 7)}, and the pull request is at ${open.commits.head.slice(0, 7)} by now: the run for the new head publishes its own.`,
    )
  const combined = combineOutcomes(parts)
  if (combined.findings.length > maxFindings)
    throw new SettingsError(
      `The findings files hold ${combined.findings.length} findings together, and ${maxFindings} are the most that one review publishes. Nothing was published.`,
    )
  const isReview = task.wish.kind === 'review'
  if (isReview && combined.skipped !== null && combined.findings.length === 0)
    return skip(scene, combined.skipped)
  if (settings['dry-run'])
    return skip(
      scene,
      `Dry run: nothing was posted. There are ${combined.findings.length} findings to publish.`,
    )

  const change = await time('change', () => readChange(open, ports.pullRequests))
  const { state } = history.memory
  const proven = proveAll(combined.findings, scene, change.files)
  const ground: Ground = {
    change,
    scope: {
      files: change.files,
      coverage: change.files.map(({ path }) => ({ path, status: 'reviewed', reason: null })),
    },
    increment: { ask: change.files, settled: [], reason: '' },
    setup: {
      base: pull.base.ref,
      ...(isReview || state === null
        ? combined.setup
        : { skills: state.skills, config: state.config }),
    },
    library: { record: () => combined.skills, metrics: () => null },
    notes: [...proven.notes, ...combined.notes],
  }
  const asked = combined.coverage.filter(
    ({ status, reason }) => status === 'reviewed' && reason !== settledReason,
  )
  const thought: Thought = {
    ...combined,
    findings: mergeFindings(proven.findings, change.files),
    asked: new Set(asked.map(({ path }) => path)),
    round: roundOf(history.memory, asked.length > 0),
    endings: [...endingsOf(scene), ...(await readThreads(scene, ground)).endings].map((one) =>
      withoutSecrets(one, ports.redact),
    ),
    judgements: [],
    rechecks: new Map(),
  }
  return conclude(thought, scene, ground, time)
}

function readPart(
  name: string,
  text: string,
  run: Publication,
  redact: (text: string) => string,
): Outcome {
  const read = parseFindingsFile(text)
  const problem = read.ok ? whyForeign(read.outcome, run) : read.problems.join('; ')
  if (!read.ok || problem !== null)
    throw new SettingsError(
      `The findings file ${name} is refused, and nothing was published: ${problem}. Publish the file that a job with \`mode: analyze\` of the same version wrote for this pull request.`,
    )
  // A suggestion is code to commit: one that holds a secret is left out later, not changed.
  return JSON.parse(JSON.stringify(read.outcome), (key, value: unknown) =>
    typeof value === 'string' && key !== 'suggestion' ? redact(value) : value,
  )
}

/** The findings whose code is in the change, without secrets; what is left out is counted, not shown. */
function proveAll(
  findings: readonly Finding[],
  { ports }: Scene,
  files: Ground['change']['files'],
): { readonly findings: readonly Finding[]; readonly notes: readonly string[] } {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const standing = findings.filter(({ verification }) => verification.verdict !== 'refuted')
  const proven = standing.flatMap((finding) => {
    const file = byPath.get(finding.path)
    const here = file === undefined ? null : reprove(finding, file, ports.redact)
    return here === null ? [] : [cleanse(here, ports.redact)]
  })
  const lost = standing.length - proven.length
  const notes =
    lost === 0
      ? []
      : [
          `${lost} of ${standing.length} findings were left out: the code they quote is not in this change.`,
        ]
  for (const note of notes) ports.log.warning(note)
  return { findings: proven, notes }
}
