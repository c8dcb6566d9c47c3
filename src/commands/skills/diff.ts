import { parseDiff } from '../../core/change/parse.ts'
import { exits, UsageError, type World } from '../world.ts'
import { withCollection } from './collection.ts'
import { ownFile } from './log.ts'

/** `skills diff NAME A B`: git's diff of the skill and the files beside it between two refs. */
export function run(
  args: { readonly name: string; readonly from: string; readonly to: string },
  world: World,
): Promise<number> {
  return withCollection(world, async (collection) => {
    const { repository, path } = ownFile(collection, args.name)
    const [from, to] = await Promise.all(
      [args.from, args.to].map(async (ref) => {
        const commit = await repository.resolve(ref)
        if (commit === null)
          throw new UsageError(`There is no branch, tag or commit \`${ref}\` here.`)
        return commit
      }),
    )
    const diff = (await repository.diff(from ?? '', to ?? '')) ?? ''
    const sections = diff.split(/^(?=diff --git )/m).filter((section) => isAbout(section, path))
    if (sections.length === 0) world.stderr.write(`${path} is the same at both.\n`)
    world.stdout.write(sections.join(''))
    return exits.done
  })
}

const isAbout = (section: string, path: string): boolean =>
  parseDiff(section).some((file) =>
    [file.path, file.previousPath].some((side) => side === path || side?.startsWith(`${path}/`)),
  )
