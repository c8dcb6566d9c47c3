import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js')

export interface CliResult {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line from the bundle in `cwd`, with nothing of this process's environment but the PATH. */
export async function runCli(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk
  })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, out, err }
}
