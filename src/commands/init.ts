import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { firstConfig } from '../core/init/config.ts'
import { firstSkill, firstSkillName } from '../core/init/firstSkill.ts'
import { type Collection, withCollection } from './skills/collection.ts'
import { exits, UsageError, type World } from './world.ts'

/** A file of the workflow: where it goes in the repository, and the example it is a copy of. */
interface Copy {
  readonly path: string
  readonly example: string
}

const workflowPath = '.github/workflows/skill-review.yml'
const plain: readonly Copy[] = [{ path: workflowPath, example: 'pull-request.yml' }]
const forkSafe: readonly Copy[] = [
  { path: workflowPath, example: 'fork-analyze.yml' },
  { path: '.github/workflows/skill-review-publish.yml', example: 'fork-publish.yml' },
]

/** `init [--fork-safe]`: writes the workflow, a first skill and the config, each only where there is none. */
export function run(args: { readonly forkSafe: boolean }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const { folder, local } = collection
    if (local === null)
      throw new UsageError('Here is no git repository. Run this in the one that is to be reviewed.')
    const say = (text: string) => world.stderr.write(`${text}\n`)
    const copies = args.forkSafe ? forkSafe : plain
    const there = await present(folder, copies)
    // Half of a pair of workflows would be none.
    if (there.length > 0) say(kept(there))
    else
      for (const { path, example } of copies) {
        const text = await readFile(join(world.root, 'examples', 'workflows', example), 'utf8')
        await write(path, text, folder, world)
      }
    await write('.github/skill-review.yml', firstConfig, folder, world)
    const skills = ownSkills(collection)
    if (skills.length > 0) say(`There are skills already: ${skills.join(', ')}.`)
    else await write(skillPath(collection), firstSkill, folder, world)
    say(nextSteps(args.forkSafe))
    return exits.done
  })
}

async function present(folder: string, copies: readonly Copy[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { path } of copies)
    if (await stat(join(folder, path)).catch(() => null)) found.push(path)
  return found
}

/** Writes a file that is not there yet, and says which; one that is stays as it is. */
async function write(
  path: string,
  text: string,
  folder: string,
  { stdout, stderr }: World,
): Promise<void> {
  const file = join(folder, ...path.split('/'))
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: 'wx' })
    stdout.write(`${path}\n`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    stderr.write(`${kept([path])}\n`)
  }
}

const kept = (paths: readonly string[]): string =>
  paths.length === 1
    ? `${paths[0]} exists already and is left as it is.`
    : `${paths.join(' and ')} exist already and are left as they are.`

const ownSkills = ({ library }: Collection): readonly string[] =>
  [...library.entries.values()]
    .filter(({ skill }) => skill.origin === 'repository' || skill.origin === 'folder')
    .map(({ skill }) => skill.name)

const skillPath = ({ searched }: Collection): string =>
  `${searched[0] ?? '.skills'}/${firstSkillName}/SKILL.md`

const nextSteps = (isForkSafe: boolean): string => `
What is left to do:
1. Give the repository the key of the Claude API as the secret ANTHROPIC_API_KEY: \`gh secret set ANTHROPIC_API_KEY\`,
   or Settings, Secrets and variables, Actions.
2. Write down in the skill what your team knows. \`skill-review skills lint\` and \`skills test\` check it.
3. Commit the files and open a pull request.${isForkSafe ? ' The publishing workflow works once it is on the default branch.' : ''}
\`skill-review review\` shows on this machine what a review would say.`
