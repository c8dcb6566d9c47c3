import { draftContext } from '../../core/skills/generate/context.ts'
import { generateSkill } from '../../core/skills/generate/generate.ts'
import { exits, UsageError, type World } from '../world.ts'
import { type Collection, withCollection } from './collection.ts'
import { writeSkill } from './write.ts'

/** `skills generate TOPIC`: the model drafts a skill from this repository. Status 3 when the draft does not lint clean. */
export function run(args: { readonly topic: string }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const model = await world.openModel()
    if (model === null)
      throw new UsageError(
        'A draft needs the model. Set ANTHROPIC_API_KEY, or use `skills new NAME`.',
      )
    const context = await contextOf(collection, args.topic)
    world.stderr.write(`Drafting from ${context.files.size} files …\n`)
    const draft = await generateSkill(
      model,
      args.topic,
      context,
      collection.library.entries,
      world.signal,
    )
    if (draft === null) {
      world.stderr.write('The model wrote nothing that is a skill. Say the topic in other words.\n')
      return exits.incomplete
    }
    const path = await writeSkill(collection, draft.name, draft.text)
    world.stdout.write(`${path}\n`)
    if (draft.problems.length === 0) {
      world.stderr.write('It lints clean and its tests hold. Read it before you commit it.\n')
      return exits.done
    }
    world.stderr.write(
      `It needs your hand:\n${draft.problems.map((problem) => `- ${problem}\n`).join('')}`,
    )
    return exits.incomplete
  })
}

async function contextOf({ local }: Collection, topic: string) {
  const commit = (await local?.repository.resolve('HEAD')) ?? null
  if (local === null || commit === null)
    throw new UsageError(
      'A draft is written from the code of a repository, and here is no commit of one.',
    )
  return draftContext(local.repository, commit, topic)
}
