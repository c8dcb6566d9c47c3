import { skillName } from '../../core/skills/names.ts'
import { skillTemplate } from '../../core/skills/template.ts'
import { exits, UsageError, type World } from '../world.ts'
import { withCollection } from './collection.ts'
import { writeSkill } from './write.ts'

/** `skills new NAME`: writes a skill to start from. */
export function run(args: { readonly name: string }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const name = skillName(args.name)
    if (name === '')
      throw new UsageError(`\`${args.name}\` has no letter or digit to make a name of.`)
    const path = await writeSkill(collection, name, skillTemplate(name))
    world.stdout.write(`${path}\n`)
    world.stderr.write(
      `Write your rules there; \`skill-review skills lint\` and \`skills test ${name}\` check them.\n`,
    )
    return exits.done
  })
}
