import { skillName } from '../names.ts'
import { nearest } from '../nearest.ts'
import { baseName, folderOf } from '../paths.ts'
import type { Found, LintRule } from './rule.ts'

/** Read here. */
const own = [
  'name',
  'description',
  'tags',
  'globs',
  'paths',
  'requires',
  'depends_on',
  'pack',
  'priority',
  'version',
].concat([
  'compatibility',
  'deprecated',
  'checks',
  'test_cases',
  'disable-model-invocation',
  'metadata',
])
/** Read by others, and rightly left alone. */
const foreign = [
  'license',
  'allowed-tools',
  'disallowed-tools',
  'when_to_use',
  'user-invocable',
  'argument-hint',
  'arguments',
].concat([
  'model',
  'effort',
  'context',
  'agent',
  'background',
  'hooks',
  'shell',
  'applyTo',
  'excludeAgent',
  'author',
])
const plain = (key: string) => key.replace(/[-_]/g, '').toLowerCase()
const known = new Set([...own, ...foreign].map(plain))

export const fields: LintRule = ({ entry: { skill, place }, keys }) => {
  const found: Found[] = []
  for (const [key, line] of keys) {
    const near = known.has(plain(key)) ? null : nearest(key, own)
    if (near !== null)
      found.push({
        level: 'warning',
        line,
        message: `\`${key}\` is not read. Did you mean \`${near}\`?`,
      })
  }
  const called =
    place.folder === null ? baseName(place.file).replace(/\.md$/i, '') : baseName(place.folder)
  if (called !== '' && skillName(called) !== skill.name) {
    const where = place.folder === null ? 'file' : 'folder'
    const message = `It is called \`${skill.name}\` and its ${where} \`${called}\`; other tools load it only when they are the same.`
    found.push({ level: 'warning', line: keys.get('name') ?? 1, message })
  }
  if (place.folder === null && folderOf(place.file) !== place.root)
    found.push({
      level: 'note',
      line: 1,
      message: `Other tools find it only as \`${skill.name}/SKILL.md\`.`,
    })
  if (skill.deprecated === '')
    found.push({
      level: 'warning',
      line: keys.get('deprecated') ?? 1,
      message: 'It is deprecated without a hint. Write what to use instead: `deprecated: use …`.',
    })
  if (skill.compatibility !== null)
    found.push({
      level: 'note',
      line: keys.get('compatibility') ?? 1,
      message: `It says of itself: ${skill.compatibility}. See whether that holds here.`,
    })
  if (skill.checks.length > 0 && skill.testCases.length === 0)
    found.push({
      level: 'note',
      line: keys.get('checks') ?? 1,
      message:
        'Its checks have no `test_cases`. Give each a line it flags and a near one it must not.',
    })
  return found
}
