import { z } from 'zod'
import type { SkillContext } from '../../skills/activation.ts'
import type { Tool } from '../tool.ts'

/**
 * The tool that loads a skill's text. `names` are the catalogue's; without any there is no such tool to offer.
 * They stand in the schema for the model, and are not enforced by it: a wrong name gets an answer that names the nearest.
 */
export const loadSkillTool = (
  names: readonly string[],
): Tool<{ readonly name: string }, SkillContext> => ({
  name: 'load_skill',
  description:
    'Loads the full text of a skill from the catalogue, with the skills it requires. Load a skill before you judge code that it covers; each needs loading once.',
  input: z.object({
    name: z.string().meta({ enum: [...names], description: 'A name from the catalogue.' }),
  }),
  run: ({ name }, { skills }) => skills.load(name),
})
