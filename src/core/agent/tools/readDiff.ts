import { z } from 'zod'
import { fileNamed } from '../../change/fileNamed.ts'
import { renderFileDiff } from '../../change/present.ts'
import { shownPath } from '../../change/shownLine.ts'
import { asShown } from '../../safety/fence.ts'
import { nearest } from '../../skills/nearest.ts'
import { answer, type ReadingContext, refuse, type Tool } from '../tool.ts'
import { checkPath } from './repositoryPath.ts'

/** About 10,000 tokens. */
const maxChars = 36_000

const input = z.object({
  path: z.string().min(1).max(4_096).describe('As the table of files names it.'),
  from_row: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('Where to go on, as the end of a cut answer says.'),
})

export const readDiffTool: Tool<z.infer<typeof input>, ReadingContext> = {
  name: 'read_diff',
  description: `Shows the numbered diff of a changed file that was not shown, at most ${maxChars} characters a call.`,
  input,
  run({ path: given, from_row = 1 }, { change }) {
    const checked = checkPath(given)
    if (!checked.ok) return checked.refusal
    const { path } = checked
    const { files } = change
    const file = fileNamed(path, files)
    if (file === undefined) {
      const paths = files.map((one) => one.path)
      const meant = nearest(path, paths)
      const hint = meant === null ? 'See the table of files.' : `Did you mean ${shownPath(meant)}?`
      return refuse(`${shownPath(path)} is not in the change. ${hint}`)
    }
    const { text, cut, next } = renderFileDiff(file, { fromLine: from_row, maxChars })
    const goOn = next === null ? '' : ` (from_row ${next})`
    return answer(asShown(cut === null ? text : `${text}\n[not everything: ${cut}${goOn}]`))
  },
}
