import type { Entry } from './indexSource.ts'
import { maxIncludes, maxSkillBytes } from './limits.ts'
import { folderOf, resolveInside } from './paths.ts'
import { decodeText, isBinary } from './text.ts'

/** A file that a line `@./path` of a skill asks for. */
export interface IncludedFile {
  /** As its source has it. */
  readonly path: string
  readonly text: string
}

export interface Includes {
  readonly files: readonly IncludedFile[]
  /** What was asked for and is not there. */
  readonly problems: readonly string[]
}

/**
 * Resolves the lines of a body that are nothing but `@./path` or `@../path`, and those of the files so included.
 * Files come from the source's own listing below the searched folder; code fences are examples and ask for nothing.
 */
export async function readIncludes(entry: Entry, body: string): Promise<Includes> {
  const { place, paths, source } = entry
  const files: IncludedFile[] = []
  const problems: string[] = []
  const seen = new Set([place.file])
  const waiting = requests(body, folderOf(place.file))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const path = resolveInside(place.root, next.folder, next.target)
    if (path !== null && seen.has(path)) continue
    if (path === null || !paths.has(path)) {
      problems.push(`\`@${next.target}\` names no file of this skill's folder.`)
      continue
    }
    if (files.length === maxIncludes) {
      problems.push(`More than ${maxIncludes} files are included; \`@${next.target}\` is left out.`)
      break
    }
    seen.add(path)
    const bytes = await source.read(path, maxSkillBytes)
    if (bytes === null || isBinary(bytes)) {
      problems.push(`\`@${next.target}\` is no text file of at most ${maxSkillBytes} bytes.`)
      continue
    }
    const { text } = decodeText(bytes, path)
    files.push({ path, text: text.trim() })
    waiting.push(...requests(text, folderOf(path)))
  }
  return { files, problems }
}

function requests(text: string, folder: string): { folder: string; target: string }[] {
  let isFenced = false
  return text.split('\n').flatMap((line) => {
    if (/^\s*(```|~~~)/.test(line)) isFenced = !isFenced
    const target = isFenced ? undefined : /^@(\.{1,2}\/\S+)\s*$/.exec(line)?.[1]
    return target === undefined ? [] : { folder, target }
  })
}
