import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readTranscript } from '../adapters/transcript/transcriptFile.ts'
import { renderView } from '../core/report/view/page.ts'
import { exits, UsageError, type World } from './world.ts'

export interface ViewArguments {
  readonly transcript: string
  /** Where the page goes; null prints it. */
  readonly output: string | null
}

/** `view TRANSCRIPT [-o FILE]`: a recorded run as one HTML page. */
export async function run(
  { transcript, output }: ViewArguments,
  { cwd, stdout }: Pick<World, 'cwd' | 'stdout'>,
): Promise<number> {
  const read = await readTranscript(resolve(cwd, transcript))
  if (!read.ok)
    throw new UsageError(
      `${read.problem} Give the path of a transcript, as a run writes it to \`transcript-file\`.`,
    )
  const page = renderView(read.records)
  if (output === null) stdout.write(page)
  else await writeFile(resolve(cwd, output), page)
  return exits.done
}
