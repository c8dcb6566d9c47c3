import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { gitEnvironment } from './environment.ts'
import { type GitEnding, GitError } from './error.ts'
import type { GitPlace } from './place.ts'
import { type Setting, settingsEnvironment } from './settings.ts'

/** What one command has beside what its place has. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>
  readonly settings?: readonly Setting[]
}

export interface RunOptions extends Surroundings {
  readonly input?: string
  readonly signal?: AbortSignal | undefined
  /** Exit statuses that are an answer, not a failure. */
  readonly allow?: readonly number[]
  /** Milliseconds until git is killed. */
  readonly timeout?: number
  /** Bytes of output at which git is killed. */
  readonly maxBytes?: number
}

export interface GitAnswer {
  readonly code: number
  readonly stdout: Buffer
}

/** Local commands answer in seconds; one that does not within this time hangs. */
const defaultTimeout = 120_000
/** Far above any list of names or objects. */
const defaultMaxBytes = 256 * 1024 * 1024
/** What is kept of standard error: its end, where git says why. */
const maxStderr = 4_096

/** Starts git without a shell, with an environment and settings of ours. The caller reads, waits and kills. */
export function spawnGit(
  place: GitPlace,
  args: readonly string[],
  beside: Surroundings = {},
): ChildProcessWithoutNullStreams {
  const settings = [...(place.settings ?? []), ...(beside.settings ?? [])]
  const child = spawn('git', ['--no-pager', ...args], {
    cwd: place.dir,
    env: {
      ...gitEnvironment(place.home),
      ...settingsEnvironment(settings),
      ...place.env,
      ...beside.env,
    },
    windowsHide: true,
    // A process group of its own, so that the helpers it starts can be ended with it.
    detached: process.platform !== 'win32',
  })
  // git closes its input early when it refuses; its exit status tells that better than EPIPE.
  child.stdin.on('error', () => {})
  return child
}

/**
 * Runs git to its end. Throws a {@link GitError} when it cannot be started, fails, is cancelled, takes too long or
 * says too much.
 */
export async function runGit(
  place: GitPlace,
  args: readonly string[],
  options: RunOptions = {},
): Promise<GitAnswer> {
  options.signal?.throwIfAborted()
  const child = spawnGit(place, args, options)
  const stderr = keepEnd(child)
  const bounds = watch(child, options)
  const out: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    if (bounds.takes(chunk.length)) out.push(chunk)
  })
  child.stdin.end(options.input ?? '')
  const fail = (ending: GitEnding, why: string, cause?: unknown) =>
    new GitError(args, place.dir, ending, { why, stderr: stderr(), cause })
  try {
    const code = await exitOf(child)
    const stopped = bounds.stopped()
    if (stopped !== null) throw fail(...stopped)
    if (code === null || !(options.allow ?? [0]).includes(code)) {
      throw fail('failed', `failed (exit ${code})`)
    }
    return { code, stdout: Buffer.concat(out) }
  } catch (cause) {
    if (cause instanceof GitError) throw cause
    throw fail('not-started', `could not be started (${cause}): is git installed?`, cause)
  } finally {
    bounds.end()
  }
}

/** The same for short answers: standard output without the line feed at its end. */
export async function askGit(
  place: GitPlace,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  return (await runGit(place, args, options)).stdout.toString().replace(/\n$/, '')
}

/** Ends git and the helpers it started: one that waits for the network would outlive it and hold our pipes open. */
export function killGit(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Reads standard error all the time and answers its end when asked. */
export function keepEnd(child: ChildProcessWithoutNullStreams): () => string {
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-maxStderr)
  })
  return () => stderr
}

/** Kills the child at the first bound it breaks, and remembers which. */
function watch(child: ChildProcessWithoutNullStreams, options: RunOptions) {
  const { signal, timeout = defaultTimeout, maxBytes = defaultMaxBytes } = options
  let size = 0
  let stopped: [GitEnding, string] | null = null
  const stop = (ending: GitEnding, why: string) => {
    stopped ??= [ending, why]
    killGit(child)
  }
  const late = () => stop('timeout', `was stopped: not done after ${timeout / 1000} s`)
  const cancel = () => stop('cancelled', 'was cancelled')
  const timer = setTimeout(late, timeout)
  signal?.addEventListener('abort', cancel)
  return {
    takes(bytes: number): boolean {
      size += bytes
      if (size > maxBytes) stop('too-much-output', `was stopped: over ${maxBytes} bytes of output`)
      return size <= maxBytes
    },
    stopped: () => stopped,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    },
  }
}

/** The exit status; null when a signal ended it. Rejects when it could not be started. */
function exitOf(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
}
