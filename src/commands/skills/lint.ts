import { stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { folderSource } from '../../adapters/sources/folder.ts'
import { type Entry, indexSource } from '../../core/skills/indexSource.ts'
import { lintSkills } from '../../core/skills/lint/lint.ts'
import type { LintRemark } from '../../core/skills/lint/rule.ts'
import type { Diagnostic } from '../../core/skills/model.ts'
import { exits, UsageError, type World } from '../world.ts'
import { type Collection, withCollection } from './collection.ts'
import { printJson, remarkLine } from './print.ts'

/** `skills lint [PATH…]`: what is wrong with the repository's skills, or with those at the paths. Status 1 with an error. */
export function run(
  args: { readonly paths: readonly string[]; readonly json: boolean },
  world: World,
): Promise<number> {
  return withCollection(world, async (collection) => {
    const paths = args.paths.map((path) => resolve(world.cwd, path))
    const { entries, diagnostics } =
      paths.length === 0 ? ownSkills(collection) : await skillsAt(paths)
    const all = new Map([...collection.library.entries, ...byName(entries)])
    const remarks = (await lintSkills(entries, all, diagnostics)).map((remark) => ({
      ...remark,
      file: asTyped(remark.file, world.cwd),
    }))
    if (args.json) printJson(world, remarks)
    else for (const remark of remarks) world.stdout.write(`${remarkLine(remark)}\n`)
    world.stderr.write(`${summary(entries.length, remarks)}\n`)
    return remarks.some(({ level }) => level === 'error') ? exits.found : exits.done
  })
}

/** What a team can mend: its own skills, not the bundled ones. */
function ownSkills({ library, diagnostics }: Collection) {
  const entries = [...library.entries.values()].filter(({ skill }) =>
    ['repository', 'folder'].includes(skill.origin),
  )
  return { entries, diagnostics }
}

async function skillsAt(paths: readonly string[]) {
  const entries: Entry[] = []
  const diagnostics: Diagnostic[] = []
  for (const path of paths) {
    const known = await stat(path).catch(() => null)
    if (known === null) throw new UsageError(`There is nothing at ${path}.`)
    // The folder above is the base, so that the path's last name is there for rules that look at names.
    const folder = known.isDirectory() ? path : dirname(path)
    const source = folderSource({
      base: dirname(folder),
      origin: 'folder',
      label: `${dirname(folder)}/`,
      roots: [basename(folder)],
    })
    const index = await indexSource(source)
    const isWanted = (location: string) => known.isDirectory() || location === path
    entries.push(...index.entries.filter(({ skill }) => isWanted(skill.location)))
    diagnostics.push(...index.diagnostics.filter(({ file }) => isWanted(file)))
  }
  return { entries, diagnostics }
}

/** A path as a person in the current folder would write it. */
const asTyped = (file: string, cwd: string) =>
  isAbsolute(file) ? relative(cwd, file).split(sep).join('/') : file

const byName = (entries: readonly Entry[]) =>
  entries.map((entry) => [entry.skill.name, entry] as const)

function summary(skills: number, remarks: readonly LintRemark[]): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const found = (['error', 'warning', 'note'] as const).map((level) =>
    counted(remarks.filter((remark) => remark.level === level).length, level),
  )
  return `${counted(skills, 'skill')}: ${found.join(', ')}`
}
