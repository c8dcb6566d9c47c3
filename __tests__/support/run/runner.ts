import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const bundle = join(import.meta.dirname, '..', '..', '..', 'dist', 'index.js')

export interface RunnerOptions {
  readonly event: { readonly name: string; readonly payload: unknown } | null
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** The program that is run; that of this checkout when left out. */
  readonly bundle?: string
  /** The Node that runs the bundle; this one when left out. */
  readonly node?: string
  /** Called with the child's pid, for tests that interrupt it. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

export interface RunnerResult {
  readonly status: number | null
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** The text of a file that an output names. */
  readonly file: (output: string) => Promise<string>
  /** The run's home; removed by `cleanUp`. */
  readonly home: string
}

const homes: string[] = []

/** Removes what the runs left on disk. */
export async function cleanUp(): Promise<void> {
  for (const home of homes.splice(0)) await rm(home, { recursive: true, force: true })
}

/** Runs the bundle as the runner does: in an empty folder, with `INPUT_*` and `GITHUB_*`, nothing else of this process. */
export async function runAction(options: RunnerOptions): Promise<RunnerResult> {
  const home = await mkdtemp(join(tmpdir(), 'runner-'))
  homes.push(home)
  const paths = {
    event: join(home, 'event.json'),
    output: join(home, 'output'),
    summary: join(home, 'summary.md'),
  }
  await Promise.all([
    writeFile(paths.event, JSON.stringify(options.event?.payload ?? null)),
    writeFile(paths.output, ''),
    writeFile(paths.summary, ''),
  ])
  const inputs = Object.entries(options.inputs ?? {}).map(([name, value]) => [
    `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`,
    value,
  ])
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo/hello',
    GITHUB_WORKFLOW: 'review',
    GITHUB_JOB: 'review',
    GITHUB_RUN_ID: '4711',
    GITHUB_OUTPUT: paths.output,
    GITHUB_STEP_SUMMARY: paths.summary,
    RUNNER_TEMP: join(home, 'temp'),
    ...(options.event === null
      ? {}
      : { GITHUB_EVENT_NAME: options.event.name, GITHUB_EVENT_PATH: paths.event }),
    ...Object.fromEntries(inputs),
    ...options.env,
  }
  const child = spawn(options.node ?? process.execPath, [options.bundle ?? bundle], {
    cwd: home,
    env,
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk
  })
  options.onStart?.((signal) => child.kill(signal))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const outputs = readOutputs(await readFile(paths.output, 'utf8'))
  return {
    status,
    log,
    outputs,
    summary: await readFile(paths.summary, 'utf8'),
    file: (output) => readFile(outputs[output] ?? '', 'utf8'),
    home,
  }
}

/** The runner's file format: `name<<DELIMITER`, lines, `DELIMITER`. */
function readOutputs(text: string): Record<string, string> {
  const found = [...text.matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm)]
  return Object.fromEntries(found.map(([, name = '', , value = '']) => [name, value]))
}
