import { appendFile, stat } from 'node:fs/promises'
import { setOutput } from '@actions/core'

/** Sets the action's outputs; lists become JSON. */
export function writeOutputs(
  outputs: Readonly<Record<string, string | number | readonly string[]>>,
): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value)
}

/** Appends to the job summary where the runner offers one; the runner drops a step's whole summary above `limit` bytes. */
export async function writeJobSummary(
  markdown: string,
  file: string | undefined,
  limit: number,
): Promise<void> {
  if (file === undefined || file === '') return
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size + Buffer.byteLength(markdown) > limit) return
  await appendFile(file, markdown.endsWith('\n') ? markdown : `${markdown}\n`)
}
