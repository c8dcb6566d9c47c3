import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import picomatch from 'picomatch/posix.js'
import { maxFindingsFileBytes } from '../../core/report/findingsFile.ts'

/** Jobs a matrix may have (docs.github.com, "Usage limits"). Each writes one file. */
const maxFiles = 256
/** Bytes of all files together: what strangers wrote must not fill the memory. */
const maxBytes = 4 * maxFindingsFileBytes
/** Entries looked at in search of files: an artifact that holds more was not made by this program. */
const maxEntries = 10_000

/** Text of a findings file with the name it was found under. */
export interface FoundFile {
  readonly name: string
  readonly text: string
}

/**
 * The findings files that the input `findings-file` names: files, folders (all `*.json` below them) and globs, one a line.
 * Links are refused, whatever they lead to: an artifact of a stranger's job may hold some. Throws with what to do.
 */
export async function readFindingsFiles(input: string): Promise<FoundFile[]> {
  const asked = input.split('\n').map((line) => line.trim())
  const names = new Set<string>()
  for (const one of asked) if (one !== '') for (const name of await find(one)) names.add(name)
  if (names.size > maxFiles)
    throw new Error(
      `\`findings-file\` names ${names.size} files, and a matrix has at most ${maxFiles} jobs. Name only what the jobs with \`mode: analyze\` of this run wrote.`,
    )
  const found: FoundFile[] = []
  let bytes = 0
  for (const name of names) {
    const text = await readBounded(name)
    bytes += Buffer.byteLength(text)
    if (bytes > maxBytes)
      throw new Error(
        `The files that \`findings-file\` names have more than ${maxBytes} bytes together, which no review has. Nothing was published.`,
      )
    found.push({ name, text })
  }
  return found
}

/** The files one line names, in order of their names. */
async function find(asked: string): Promise<string[]> {
  const entry = await stat(asked).catch(() => null)
  if (entry !== null && !entry.isDirectory()) return [asked]
  const { base, glob } = entry === null ? picomatch.scan(asked) : { base: asked, glob: '**/*.json' }
  const found = glob === '' ? [] : await filesBelow(base || '.', picomatch(glob, { dot: true }))
  if (found.length === 0)
    throw new Error(
      `\`findings-file\` names ${asked}, and there is no such file. A job with \`mode: analyze\` writes it; hand it over with actions/upload-artifact and actions/download-artifact.`,
    )
  return found.sort()
}

/** The files in the folder and below it whose path from it fits; links are listed as files, never followed. */
async function filesBelow(base: string, fits: (path: string) => boolean): Promise<string[]> {
  const files: string[] = []
  const folders = [base]
  let seen = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    seen += entries.length
    if (seen > maxEntries)
      throw new Error(
        `\`findings-file\` names ${base}, which holds more than ${maxEntries} files. Name the folder that holds only the findings.`,
      )
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else files.push(path)
    }
  }
  return files.filter((path) => fits(relative(base, path).split(sep).join('/')))
}

async function readBounded(name: string): Promise<string> {
  const refuse = (why: string) =>
    new Error(`The findings file ${name} is refused, and nothing was published: ${why}.`)
  let file: Awaited<ReturnType<typeof open>>
  try {
    // Without O_NONBLOCK a named pipe would wait for a writer.
    file = await open(name, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw refuse(code === 'ELOOP' ? 'it is a link' : message)
  }
  try {
    const facts = await file.stat()
    if (!facts.isFile()) throw refuse('it is no regular file')
    if (facts.size > maxFindingsFileBytes)
      throw refuse(
        `it has ${facts.size} bytes, and ${maxFindingsFileBytes} are the most a findings file may have`,
      )
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
