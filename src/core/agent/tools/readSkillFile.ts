import { z } from 'zod'
import type { SkillContext } from '../../skills/activation.ts'
import type { Tool } from '../tool.ts'

export interface ReadSkillFileInput {
  readonly skill: string
  readonly path: string
  readonly start_line?: number | undefined
}

/** The tool that reads a file beside a skill. Offered together with `load_skill`. */
export const readSkillFileTool: Tool<ReadSkillFileInput, SkillContext> = {
  name: 'read_skill_file',
  description:
    'Reads a file that lies beside a loaded skill, as listed at its end. Long files come in parts.',
  input: z.object({
    skill: z.string().describe('The name of the skill.'),
    path: z.string().describe('As listed, relative to the folder of the skill.'),
    start_line: z.int().min(1).optional().describe('First line to read; 1 by default.'),
  }),
  run: ({ skill, path, start_line }, { skills }) => skills.readFile(skill, path, start_line ?? 1),
}
