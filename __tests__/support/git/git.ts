import { spawn } from 'node:child_process'

/** An environment in which git reads nobody's configuration and every commit gets the same name on every day. */
export const plainEnvironment = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_AUTHOR_DATE: '1700000000 +0000',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.com',
  GIT_COMMITTER_DATE: '1700000000 +0000',
}

/** Runs git plainly in `dir` and answers its standard output; throws with its standard error. For arranging tests only. */
export async function git(
  dir: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<string> {
  const child = spawn('git', args, { cwd: dir, env: plainEnvironment })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  // A git that needs no input may be gone before the pipe is closed.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${Buffer.concat(err).toString()}`)
  return Buffer.concat(out).toString()
}
