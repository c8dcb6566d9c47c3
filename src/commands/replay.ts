import { styleFor } from '../adapters/terminal/colour.ts'
import { terminalLog } from '../adapters/terminal/log.ts'
import { recordedRun, replayPorts } from '../adapters/transcript/replayPorts.ts'
import { readTranscript } from '../adapters/transcript/transcriptFile.ts'
import { silentLog } from '../core/log.ts'
import { createRedactor } from '../core/safety/redact.ts'
import { NotRecorded } from '../core/transcript/replayCalls.ts'
import { review } from '../review.ts'
import { type Format, render } from './review/render.ts'
import { statusOf } from './review.ts'
import { UsageError, type World } from './world.ts'

export interface ReplayArguments {
  readonly transcript: string
  readonly format: Format
  readonly quiet: boolean
}

/** `replay TRANSCRIPT`: the recorded run once more, from its record alone: the same findings, no model, no network. */
export async function run(
  { transcript, format, quiet }: ReplayArguments,
  world: World,
): Promise<number> {
  const recording = await readTranscript(transcript)
  if (!recording.ok)
    throw new UsageError(
      `${recording.problem} Give the path of a transcript, as a run writes it to \`transcript-file\`.`,
    )
  const log = terminalLog({ output: world.stderr, style: styleFor(world.stderr, world.env), quiet })
  const { signal } = world
  const day = new Date(recording.header.started_at).toISOString().slice(0, 10)
  log.notice(
    `Replaying a review that was recorded on ${day}: no model is asked, nothing is posted.`,
  )
  // What the run had to say on its way it said when it was recorded.
  const ports = replayPorts(recording, { log: silentLog, signal, redact: createRedactor([]) })
  const end = await review(recordedRun(recording.header).task, ports)
    .catch((error: unknown) => {
      if (error instanceof NotRecorded) throw new UsageError(error.message)
      throw error
    })
    .finally(() => log.done())
  world.stdout.write(render(end, format, world))
  return statusOf(end)
}
