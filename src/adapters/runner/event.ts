import { readFile } from 'node:fs/promises'

export interface RunnerEvent {
  readonly name: string
  /** The webhook's payload as GitHub wrote it; shapes differ by event, so nothing is assumed here. */
  readonly payload: unknown
}

/** Reads the event file of the run. Throws with what to do where there is none or it is not JSON. */
export async function readEvent(env: NodeJS.ProcessEnv): Promise<RunnerEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const path = env['GITHUB_EVENT_PATH'] ?? ''
  if (path === '')
    throw new Error(
      'There is no event to act on: GITHUB_EVENT_PATH is not set. Run this as a step of a GitHub Actions job, or use the command line: skill-review review.',
    )
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new Error(
      `The event file ${path} (GITHUB_EVENT_PATH) cannot be read: ${(error as Error).message}.`,
    )
  }
  try {
    return { name, payload: JSON.parse(text) }
  } catch (error) {
    throw new Error(`The event file ${path} is not JSON: ${(error as Error).message}.`)
  }
}
