import { GitError } from './error.ts'
import { maxSearchedLine } from './limits.ts'
import type { GitPlace } from './place.ts'
import { keepEnd, killGit, spawnGit } from './run.ts'

export interface GrepLine {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The line goes on after `text`. */
  readonly isCut: boolean
}

/**
 * The lines of a tree's text files that contain `text` ('' for all lines), as they are found. Lines end at a line feed
 * and nowhere else. Stopping early ends git.
 */
export async function* grepLines(
  place: GitPlace,
  tree: string,
  text: string,
  options: { readonly ignoreCase: boolean; readonly folder: string; readonly signal: AbortSignal },
): AsyncGenerator<GrepLine> {
  const args = ['grep', '-I', '-n', '-z', '--full-name', '--no-textconv', '-F', '-e', text]
  if (options.ignoreCase) args.push('-i')
  args.push(tree, '--')
  if (options.folder !== '') args.push(options.folder)
  const child = spawnGit(place, args, { env: { GIT_LITERAL_PATHSPECS: '1' } })
  // Unread, git's complaints about files that are not here (the caller counts them) would stop it.
  const stderr = keepEnd(child)
  child.stdin.end()
  const kill = () => killGit(child)
  options.signal.addEventListener('abort', kill)
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  try {
    yield* records(child.stdout, tree.length + 1)
    const code = await closed
    // 1 is git's answer for no match, null that of a child that was stopped.
    if (code !== null && code > 1) {
      const why = `failed (exit ${code})`
      throw new GitError(['grep'], place.dir, 'failed', { why, stderr: stderr() })
    }
  } finally {
    options.signal.removeEventListener('abort', kill)
    kill()
    await closed
  }
}

/**
 * `<tree>:<path>` NUL `<line>` NUL `<text>` LF. A path may hold line feeds, so the order of the parts decides. Of a text
 * above {@link maxSearchedLine} bytes the rest is passed over: a file without line feeds would be held whole.
 */
async function* records(output: AsyncIterable<Buffer>, prefix: number): AsyncGenerator<GrepLine> {
  let rest: Buffer = Buffer.alloc(0)
  let isPassing = false
  for await (const chunk of output) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    if (isPassing) {
      const end = bytes.indexOf(10)
      if (end < 0) continue
      at = end + 1
      isPassing = false
    }
    for (;;) {
      const pathEnd = bytes.indexOf(0, at)
      const numberEnd = pathEnd < 0 ? -1 : bytes.indexOf(0, pathEnd + 1)
      if (numberEnd < 0) break
      const end = bytes.indexOf(10, numberEnd + 1)
      const length = (end < 0 ? bytes.length : end) - numberEnd - 1
      if (end < 0 && length <= maxSearchedLine) break
      const isCut = length > maxSearchedLine
      yield {
        path: bytes.toString('utf8', at + prefix, pathEnd),
        line: Number(bytes.toString('latin1', pathEnd + 1, numberEnd)),
        text: bytes.toString(
          'utf8',
          numberEnd + 1,
          numberEnd + 1 + Math.min(length, maxSearchedLine),
        ),
        isCut,
      }
      isPassing = end < 0
      at = end < 0 ? bytes.length : end + 1
    }
    rest = bytes.subarray(at)
  }
}
