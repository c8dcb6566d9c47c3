import { exits, UsageError, type World } from '../world.ts'
import { type Collection, findOrRefuse, withCollection } from './collection.ts'

const mostCommits = 50

/** `skills log NAME`: the commits that touched the skill, newest first. */
export function run(args: { readonly name: string }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const { repository, path } = ownFile(collection, args.name)
    const notes = await repository.history('HEAD', path, mostCommits)
    if (notes.length === 0) world.stderr.write(`${path} is not committed yet.\n`)
    for (const { sha, date, author, subject } of notes)
      world.stdout.write(`${sha.slice(0, 10)} ${date.slice(0, 10)} ${author}: ${subject}\n`)
    return exits.done
  })
}

/** The path that holds a skill of this repository: its folder, or its file where it is flat. */
export function ownFile(collection: Collection, name: string) {
  const { skill } = findOrRefuse(collection, name)
  if (collection.local === null)
    throw new UsageError('Versions come from git, and this folder is in no repository.')
  if (!['repository', 'guideline'].includes(skill.origin))
    throw new UsageError(`\`${skill.name}\` is not of this repository but from ${skill.location}.`)
  return { repository: collection.local.repository, path: skill.folder ?? skill.file }
}
