import type { Skill } from '../../core/skills/model.ts'
import { exits, type World } from '../world.ts'
import { withCollection } from './collection.ts'
import { printJson, warn } from './print.ts'

/** `skills list`: every skill a review of this working tree would know, one a line. */
export function run(args: { readonly json: boolean }, world: World): Promise<number> {
  return withCollection(world, async ({ library, diagnostics }) => {
    warn(world, diagnostics)
    const { skills } = library
    if (args.json) {
      printJson(world, skills.map(facts))
      return exits.done
    }
    if (skills.length === 0)
      world.stderr.write('There are no skills here. `skill-review skills new NAME` writes one.\n')
    const width = Math.max(0, ...skills.map(({ name }) => name.length))
    for (const skill of skills)
      world.stdout.write(
        `${skill.name.padEnd(width)}  ${mark(skill, library.replaced)}${skill.description}\n${' '.repeat(width + 2)}${skill.location}\n`,
      )
    return exits.done
  })
}

function mark({ name, hidden, deprecated, version }: Skill, replaced: ReadonlySet<string>): string {
  const marks = [
    version === null ? '' : `v${version.replace(/^v/, '')}`,
    hidden ? 'hidden' : '',
    deprecated === null ? '' : 'deprecated',
    replaced.has(name) ? 'replaces the bundled one' : '',
  ].filter((text) => text !== '')
  return marks.length === 0 ? '' : `[${marks.join(', ')}] `
}

const facts = ({
  name,
  description,
  tags,
  globs,
  version,
  priority,
  origin,
  location,
  hash,
  hidden,
  deprecated,
}: Skill) => ({
  name,
  description,
  tags,
  globs,
  version,
  priority,
  origin,
  location,
  hash,
  hidden,
  deprecated,
})
