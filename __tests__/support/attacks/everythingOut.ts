import { readFile } from 'node:fs/promises'
import { unpack } from '../../../src/core/threads/packed.ts'
import type { RunnerResult } from '../run/runner.ts'
import type { Stage } from '../run/stage.ts'

/** A text that left the program, and where it went. */
export interface Sent {
  readonly to: string
  readonly text: string
}

export interface EverythingOut {
  /** What somebody renders as Markdown: comments, replies, reviews, the check run's page, the job summary. */
  readonly markdown: readonly Sent[]
  /** What is shown or read as it is: annotations, SARIF, findings, metrics, outputs, the log, the transcript. */
  readonly plain: readonly Sent[]
  readonly log: string
}

const files = ['findings-file', 'sarif-file', 'metrics-file', 'transcript-file']

/** All that a run of the action has let out, wherever to. */
export async function everythingOut(stage: Stage, result: RunnerResult): Promise<EverythingOut> {
  const writes = stage.github.requests.filter(
    ({ method, path }) => method !== 'GET' && path !== '/graphql',
  )
  const markdown = writes.flatMap(({ method, path, body }) =>
    markdownIn(body).map((text) => ({ to: `${method} ${path}`, text })),
  )
  const written = await Promise.all(
    files
      .filter((name) => (result.outputs[name] ?? '') !== '')
      .map(async (name) => ({
        to: name,
        text: await readFile(result.outputs[name] ?? '', 'utf8'),
      })),
  )
  // The command that masks a secret has to name it; the runner shows stars in its place.
  const log = result.log.replace(/^::add-mask::.*$/gm, '')
  return {
    markdown: [...markdown, { to: 'job summary', text: result.summary }],
    plain: [
      ...writes.map(({ method, path, body }) => ({
        to: `${method} ${path}`,
        text: JSON.stringify(body),
      })),
      ...markdown.flatMap(({ to, text }) =>
        markersIn(text).map((marker) => ({ to, text: marker })),
      ),
      ...written,
      { to: 'outputs', text: JSON.stringify(result.outputs) },
      { to: 'log', text: log },
    ],
    log,
  }
}

/** What the hidden markers hold. */
const markersIn = (text: string): string[] =>
  [...text.matchAll(/<!-- skill-review:\w+ \d \w+ (\S+) -->/g)].map(([, packed = '']) =>
    JSON.stringify(unpack(packed)),
  )

/** The fields of a request to GitHub that become a page. */
function markdownIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return ['body', 'summary'].includes(name) ? [value] : []
    return name === 'annotations' ? [] : markdownIn(value)
  })
}
