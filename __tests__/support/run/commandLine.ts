import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const commandBundle = join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js')

export interface CommandResult {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the bundled command line as a person does: in `cwd`, with nothing of this process's environment but `PATH`. */
export async function runCommand(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [commandBundle, ...args], {
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
