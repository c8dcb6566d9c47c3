import { answer, refuse, type ToolAnswer } from '../agent/tool.ts'
import { bundledFiles } from './bundledFiles.ts'
import type { Entry } from './indexSource.ts'
import { maxFileChars, maxFilesShown, maxSkillBytes } from './limits.ts'
import { nearest } from './nearest.ts'
import { baseName, folderOf, resolveInside } from './paths.ts'
import { renderFile } from './render.ts'
import { decodeText, isBinary } from './text.ts'

/**
 * Layer 3: part of a file beside a skill, or of the skill's own file. `path` is looked up among the listed paths
 * below the searched folder and nowhere else.
 */
export async function readSkillFile(
  entry: Entry,
  path: string,
  startLine: number,
): Promise<ToolAnswer> {
  const { place, paths, source, skill } = entry
  const found = resolveInside(place.root, folderOf(place.file), path)
  if (found === null || !paths.has(found)) return refuse(notThere(entry, path))
  const bytes = await source.read(found, maxSkillBytes)
  if (bytes === null)
    return refuse(
      `\`${path}\` is gone, or has more than ${maxSkillBytes} bytes; it cannot be read.`,
    )
  if (isBinary(bytes)) return refuse(`\`${path}\` is not a text file.`)

  const lines = decodeText(bytes, found).text.split('\n')
  if (startLine > lines.length)
    return refuse(
      `\`${path}\` has ${lines.length} lines; start_line ${startLine} is beyond its end.`,
    )
  const shown = takeLines(lines, startLine - 1)
  const last = startLine + shown.length - 1
  const text = cutLine(shown.join('\n'))
  const rest = last < lines.length ? `\n[cut here: go on with start_line ${last + 1}]` : ''
  const span = ` skill="${skill.name}" lines="${startLine}-${last} of ${lines.length}"`
  return answer(renderFile(path, text + rest, span))
}

/** Only a single line can be too long here: {@link takeLines} takes whole ones. */
function cutLine(text: string): string {
  const more = text.length - maxFileChars
  return more <= 0
    ? text
    : `${text.slice(0, maxFileChars)}[cut here: ${more} more characters of this line]`
}

/** As many whole lines as fit, and at least one. */
function takeLines(lines: readonly string[], start: number): readonly string[] {
  let length = 0
  let end = start
  while (end < lines.length) {
    length += (lines[end]?.length ?? 0) + 1
    if (length > maxFileChars && end > start) break
    end += 1
  }
  return lines.slice(start, end)
}

function notThere(entry: Entry, path: string): string {
  const files = [...bundledFiles(entry), baseName(entry.place.file)]
  const near = nearest(path, files)
  const meant = near === null ? '' : ` Did you mean \`${near}\`?`
  const more = files.length > maxFilesShown ? `, and ${files.length - maxFilesShown} more` : ''
  const names = files.slice(0, maxFilesShown).join(', ')
  return `The skill \`${entry.skill.name}\` has no file \`${path}\`.${meant} It has: ${names}${more}.`
}
