import { basename } from 'node:path'
import { LocalRepositoryError } from '../adapters/git/view.ts'
import { styleFor } from '../adapters/terminal/colour.ts'
import { terminalLog } from '../adapters/terminal/log.ts'
import { recordPorts } from '../adapters/transcript/recordPorts.ts'
import { resumePorts } from '../adapters/transcript/replayPorts.ts'
import { openTranscript, readTranscript } from '../adapters/transcript/transcriptFile.ts'
import { ModelError } from '../core/agent/model.ts'
import type { Ports } from '../ports.ts'
import { review } from '../review.ts'
import { SettingsError } from '../settings.ts'
import type { Ended } from '../stages/outcome.ts'
import { plainReview, type Task } from '../task.ts'
import { localPorts } from '../wiring/localPorts.ts'
import { type Format, render } from './review/render.ts'
import { exits, UsageError, type World } from './world.ts'

export interface ReviewArguments {
  readonly base?: string | undefined
  readonly head?: string | undefined
  readonly staged: boolean
  readonly worktree: boolean
  /** Folder in the repository; '.' is where the command was called. */
  readonly repo: string
  readonly format: Format
  readonly quiet: boolean
  readonly skill: readonly string[]
  /** Where the transcript is written; null writes none. */
  readonly transcript: string | null
  /** Transcript of a run that broke off: what it was answered is not asked again. */
  readonly resume: string | null
  /** Settings by name, as texts; undefined where the person said nothing. */
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** `review`: the same review as on a pull request, of a local change. */
export async function run(args: ReviewArguments, world: World): Promise<number> {
  const log = terminalLog({
    output: world.stderr,
    style: styleFor(world.stderr, world.env),
    quiet: args.quiet,
  })
  const { base, head, staged, worktree, repo } = args
  const live = localPorts({
    change: { dir: repo, base, head, staged, worktree },
    about: null,
    root: world.root,
    env: world.env,
    fetch: world.fetch,
    log,
    signal: world.signal,
  })
  const task: Task = {
    repository: basename(repo),
    // What is not committed yet is the person's own, and so are the skills in it. For commits the base counts, as on GitHub.
    inputs: {
      ...args.settings,
      'skills-ref': args.settings['skills-ref'] ?? (staged || worktree ? 'head' : ''),
    },
    wish: { ...plainReview, skills: args.skill },
    comment: null,
    instance: '',
    hasSuccessor: false,
    analyses: null,
  }
  try {
    const resumed = args.resume === null ? live : await resume(args.resume, live)
    const ports =
      args.transcript === null
        ? resumed
        : recordPorts(resumed, task, openTranscript(args.transcript, live.redact, log))

    const end = await review(task, ports)
    log.done()
    world.stdout.write(render(end, args.format, world))
    if (args.format !== 'pretty' && end.decision.annotation !== null)
      log[end.decision.annotation](end.outcome.reason)
    return statusOf(end)
  } catch (error) {
    log.done()
    if (error instanceof SettingsError || error instanceof LocalRepositoryError)
      throw new UsageError(error.message)
    if (!(error instanceof ModelError)) throw error
    log.error(`${error.message} ${error.advice}`)
    return exits.incomplete
  } finally {
    await live.close()
  }
}

async function resume(path: string, live: Ports): Promise<Ports> {
  const recording = await readTranscript(path)
  if (!recording.ok)
    throw new UsageError(
      `${recording.problem} \`--resume\` takes what \`--transcript\` wrote in the run that broke off.`,
    )
  return resumePorts(recording, live)
}

/** 1 where `fail-on` is met, 3 where the review did not come to its end, else 0. */
export function statusOf({ outcome: { verdict }, decision }: Ended): number {
  if (decision.isBlocked) return exits.found
  return verdict === 'partial' || verdict === 'failed' ? exits.incomplete : exits.done
}
