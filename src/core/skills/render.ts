import type { Body } from './bodies.ts'
import { escapeAttribute, keepInside } from './escape.ts'
import type { Includes } from './includes.ts'
import { maxBodyChars, maxFilesShown } from './limits.ts'
import type { Skill } from './model.ts'
import { baseName } from './paths.ts'

/** Digits of a hash that tell versions apart in a conversation; the record has all of it. */
const shownHash = 12

/** Layer 2: a skill as the model reads it. The body is verbatim, except that it cannot end its own element. */
export function renderSkill(
  skill: Skill,
  body: Body,
  files: readonly string[],
  includes: Includes,
): string {
  const attributes = [
    ['name', skill.name],
    ['version', skill.version],
    ['hash', body.hash.slice(0, shownHash)],
    ['dir', skill.folder],
  ]
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escapeAttribute(value ?? '')}"`))
    .join('')
  return [
    `<skill${attributes}>`,
    ...(skill.deprecated === null ? [] : [deprecation(skill)]),
    keepInside(cutBody(skill, body), 'skill'),
    ...includes.files.map(({ path, text }) => renderFile(path, cutInclude(text))),
    ...includes.problems,
    ...(files.length === 0 ? [] : [listFiles(files)]),
    '</skill>',
  ].join('\n')
}

export const renderFile = (path: string, text: string, lines = ''): string =>
  `<file path="${escapeAttribute(path)}"${lines}>\n${keepInside(keepInside(text, 'file'), 'skill')}\n</file>`

const deprecation = ({ name, deprecated }: Skill): string =>
  `[\`${name}\` is deprecated${deprecated === '' || deprecated === null ? '' : `: ${deprecated}`}]`

function cutBody(skill: Skill, { text, line }: Body): string {
  if (text.length <= maxBodyChars) return text
  const shown = text.slice(0, text.lastIndexOf('\n', maxBodyChars) + 1 || maxBodyChars)
  const next = line + shown.split('\n').length - 1
  const way = `read_skill_file with skill "${skill.name}", path "${baseName(skill.file)}", start_line ${next}`
  return `${shown}[cut here: ${text.length - shown.length} more characters; ${way} has the rest]`
}

function cutInclude(text: string): string {
  if (text.length <= maxBodyChars) return text
  return `${text.slice(0, maxBodyChars)}\n[cut here: ${text.length - maxBodyChars} more characters]`
}

function listFiles(files: readonly string[]): string {
  const more = files.length > maxFilesShown ? ` and ${files.length - maxFilesShown} more` : ''
  return `Files beside it, for read_skill_file: ${files.slice(0, maxFilesShown).join(', ')}${more}`
}
