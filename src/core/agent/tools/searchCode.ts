import { z } from 'zod'
import { shownPath, visible } from '../../change/shownLine.ts'
import type { SearchAnswer } from '../../repository.ts'
import { asShown } from '../../safety/fence.ts'
import { maxPatternLength, prepareSearch } from '../../search/lineSearch.ts'
import { answer, type ReadingContext, refuse, type Tool } from '../tool.ts'
import { commitOf, side } from './readingSide.ts'

const maxHits = 60

/** A name with more stars than this is no glob anyone needs, and matching it could take for ever. */
const glob = z
  .string()
  .max(200)
  .refine((text) => text.split('/').every((name) => name.split(/\*+/).length <= 4), {
    message: 'At most three `*` between two slashes.',
  })
  .refine((text) => text.split('**').length <= 4, { message: 'At most three `**`.' })

const input = z.object({
  pattern: z.string().max(maxPatternLength).describe('RE2 syntax, matched line by line.'),
  literal: z.boolean().optional().describe('The pattern is plain text.'),
  ignore_case: z.boolean().optional(),
  paths: z
    .array(glob)
    .max(10)
    .optional()
    .describe('Globs as in .gitignore: `src/`, `*.ts`, `!*.test.ts`.'),
  at: side,
})

export const searchCodeTool: Tool<z.infer<typeof input>, ReadingContext> = {
  name: 'search_code',
  description: `Searches the lines of all text files of the repository: callers, definitions, other uses. At most ${maxHits} matches.`,
  input,
  async run({ pattern, literal = false, ignore_case = false, paths = [], at }, context) {
    const query = { pattern, literal, ignoreCase: ignore_case, paths, maxHits }
    const prepared = await prepareSearch(query)
    if (!prepared.ok) return refuse(prepared.reason)
    const found = await context.repository.search(commitOf(context.change, at), query)
    return answer(asShown(render(found, paths)))
  },
}

function render({ hits, cut }: SearchAnswer, paths: readonly string[]): string {
  const where = paths.length === 0 ? 'in the repository' : `in ${paths.join(', ')}`
  const rows = hits.map(({ path, line, text }) => `${shownPath(path)}:${line}: ${visible(text)}`)
  if (rows.length === 0) rows.push(`No line matches ${where}.`)
  if (cut !== null) rows.push(`[not everything: ${cut}]`)
  return rows.join('\n')
}
