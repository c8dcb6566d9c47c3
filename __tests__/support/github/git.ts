import { execFile } from 'node:child_process'
import { plainEnvironment } from '../git/git.ts'

/** Reads one repository's object store; answers are remembered, because objects do not change. */
export interface Git {
  /** What the command printed; throws with git's own words when it fails. */
  text(...args: string[]): Promise<string>
  bytes(...args: string[]): Promise<Buffer>
  /** The full name of the commit `ref` stands for now (never remembered), or null. */
  resolve(ref: string): Promise<string | null>
  mergeBase(base: string, head: string): Promise<string>
  /** Moves a ref. */
  setRef(name: string, sha: string): Promise<void>
}

export function createGit(dir: string): Git {
  const remembered = new Map<string, Promise<Buffer>>()
  const bytes = (...args: string[]) => {
    const key = args.join('\0')
    const known = remembered.get(key) ?? runGit(dir, args)
    remembered.set(key, known)
    return known
  }
  const text = async (...args: string[]) => (await bytes(...args)).toString('utf8')
  return {
    bytes,
    text,
    resolve: async (ref) => {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
      const name = await runGit(dir, args).catch(() => Buffer.from(''))
      return name.toString('utf8').trim() || null
    },
    mergeBase: async (base, head) => (await text('merge-base', base, head)).trim(),
    setRef: async (name, sha) => void (await runGit(dir, ['update-ref', name, sha])),
  }
}

function runGit(dir: string, args: readonly string[]): Promise<Buffer> {
  const options = {
    env: plainEnvironment,
    encoding: 'buffer' as const,
    maxBuffer: 512 * 1024 * 1024,
  }
  return new Promise((resolve, reject) => {
    execFile('git', ['-C', dir, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`git ${args.join(' ')}: ${stderr.toString('utf8').trim()}`))
    })
  })
}
