import type { Entry } from '../../core/skills/indexSource.ts'
import { indexSource } from '../../core/skills/indexSource.ts'
import { maxSkillBytes } from '../../core/skills/limits.ts'
import { skillName } from '../../core/skills/names.ts'
import { decodeText } from '../../core/skills/text.ts'
import { exits, UsageError, type World } from '../world.ts'
import { type Collection, findOrRefuse, openAt, withCollection } from './collection.ts'
import { warn } from './print.ts'

/** `skills show NAME[@REF]`: the skill's file as it is, or as it was at a ref; where it is from goes to stderr. */
export function run(args: { readonly name: string }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const [name = '', ref] = args.name.split(/@(.*)/)
    const entry =
      ref === undefined ? findOrRefuse(collection, name) : await entryAt(collection, name, ref)
    const { skill, source, place } = entry
    warn(
      world,
      collection.diagnostics.filter(({ file }) => file === skill.location),
    )
    const bytes = await source.read(place.file, maxSkillBytes)
    if (bytes === null) throw new UsageError(`${skill.location} is gone.`)
    const version = skill.version === null ? '' : `, version ${skill.version}`
    world.stderr.write(`${skill.name}${version}, ${skill.location}, sha256 ${skill.hash}\n`)
    world.stdout.write(decodeText(bytes, skill.location).text)
    return exits.done
  })
}

async function entryAt({ local, searched }: Collection, name: string, ref: string): Promise<Entry> {
  if (local === null)
    throw new UsageError('Versions come from git, and this folder is in no repository.')
  const source = await openAt(local, ref, searched)
  if (source === null) throw new UsageError(`There is no branch, tag or commit \`${ref}\` here.`)
  const { entries } = await indexSource(source)
  const entry = entries.find(({ skill }) => skill.name === skillName(name))
  if (entry !== undefined) return entry
  const names = entries.map(({ skill }) => skill.name).join(', ') || 'none'
  throw new UsageError(`At ${ref} there is no skill \`${name}\`. There are: ${names}.`)
}
